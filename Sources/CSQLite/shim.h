#ifndef MURAJAH_CSQLITE_SHIM_H
#define MURAJAH_CSQLITE_SHIM_H

#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast that Swift does not import.
static inline int murajah_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
    return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

static inline int murajah_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int length) {
    return sqlite3_bind_blob(statement, index, length > 0 ? bytes : "", length, SQLITE_TRANSIENT);
}

#endif
