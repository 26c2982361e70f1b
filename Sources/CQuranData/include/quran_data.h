#ifndef QURAN_DATA_H
#define QURAN_DATA_H
#endif
