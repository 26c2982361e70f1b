#ifndef TAJWEED_DATA_H
#define TAJWEED_DATA_H

#include <stddef.h>

/// A file compiled into the binary: constant memory, alive as long as the process.
typedef struct td_file {
    const unsigned char *bytes;
    size_t length;
} td_file;

/// The rules of every verse; format in tools/tajweed/generate.py.
td_file td_rules(void);

#endif
