#ifndef MURAJAH_ORT_H
#define MURAJAH_ORT_H
#endif
