#include "murajah_ort.h"

#include <dlfcn.h>
#include <stdio.h>

const MurajahOrtApiBase *murajah_ort_load(const char *path, char *message, size_t capacity) {
    void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (handle) {
        // POSIX lets dlsym's pointer be called as a function; the cast through a union keeps the compiler quiet.
        union {
            void *address;
            const MurajahOrtApiBase *(*call)(void);
        } entry = {.address = dlsym(handle, "OrtGetApiBase")};
        if (entry.address) return entry.call();
        dlclose(handle);
        snprintf(message, capacity, "it has no OrtGetApiBase, so it is not ONNX Runtime");
        return NULL;
    }
    const char *reason = dlerror();
    snprintf(message, capacity, "%s", reason ? reason : "the system gave no reason");
    return NULL;
}
