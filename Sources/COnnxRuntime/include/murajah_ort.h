#ifndef MURAJAH_ORT_H
#define MURAJAH_ORT_H

// The part of ONNX Runtime's C function table that we call, declared by us.
//
// The table (struct OrtApi) is append-only: a slot never moves between versions, so these declarations hold for
// every library that answers GetApi(MURAJAH_ORT_API_VERSION). Slots between the ones we name are padding; each
// named slot's offset is asserted below, so a wrong pad does not compile.

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// The oldest table we ask for: ONNX Runtime 1.17 and later answer it.
#define MURAJAH_ORT_API_VERSION 17

typedef struct OrtStatus OrtStatus;
typedef struct OrtEnv OrtEnv;
typedef struct OrtSession OrtSession;
typedef struct OrtSessionOptions OrtSessionOptions;
typedef struct OrtRunOptions OrtRunOptions;
typedef struct OrtMemoryInfo OrtMemoryInfo;
typedef struct OrtAllocator OrtAllocator;
typedef struct OrtValue OrtValue;
typedef struct OrtTypeInfo OrtTypeInfo;
typedef struct OrtTensorTypeAndShapeInfo OrtTensorTypeAndShapeInfo;

// Values of the C enumerations we pass or read (ONNXTensorElementDataType, OrtLoggingLevel, ...).
enum {
    MURAJAH_ORT_FLOAT32 = 1,
    MURAJAH_ORT_INT32 = 6,
    MURAJAH_ORT_INT64 = 7,
    MURAJAH_ORT_LOG_ERROR = 3,
    MURAJAH_ORT_OPTIMISE_ALL = 99,
    MURAJAH_ORT_DEVICE_ALLOCATOR = 0,
    MURAJAH_ORT_ARENA_ALLOCATOR = 1,
    MURAJAH_ORT_MEMORY_DEFAULT = 0,
    MURAJAH_ORT_TYPE_TENSOR = 1
};

typedef OrtStatus *murajah_ort_status;

typedef struct MurajahOrtApi {
    void *_s0[2];
    const char *(*GetErrorMessage)(const OrtStatus *status);
    murajah_ort_status (*CreateEnv)(int logLevel, const char *logId, OrtEnv **out);
    void *_s4[3];
    murajah_ort_status (*CreateSession)(
        const OrtEnv *env, const char *path, const OrtSessionOptions *options, OrtSession **out);
    void *_s8[1];
    murajah_ort_status (*Run)(
        OrtSession *session, const OrtRunOptions *options, const char *const *inputNames,
        const OrtValue *const *inputs, size_t inputCount, const char *const *outputNames, size_t outputCount,
        OrtValue **outputs);
    murajah_ort_status (*CreateSessionOptions)(OrtSessionOptions **out);
    void *_s11[6];
    murajah_ort_status (*DisableMemPattern)(OrtSessionOptions *options);
    void *_s18[1];
    murajah_ort_status (*DisableCpuMemArena)(OrtSessionOptions *options);
    void *_s20[3];
    murajah_ort_status (*SetSessionGraphOptimizationLevel)(OrtSessionOptions *options, int level);
    murajah_ort_status (*SetIntraOpNumThreads)(OrtSessionOptions *options, int count);
    murajah_ort_status (*SetInterOpNumThreads)(OrtSessionOptions *options, int count);
    void *_s26[4];
    murajah_ort_status (*SessionGetInputCount)(const OrtSession *session, size_t *out);
    murajah_ort_status (*SessionGetOutputCount)(const OrtSession *session, size_t *out);
    void *_s32[1];
    murajah_ort_status (*SessionGetInputTypeInfo)(const OrtSession *session, size_t index, OrtTypeInfo **out);
    murajah_ort_status (*SessionGetOutputTypeInfo)(const OrtSession *session, size_t index, OrtTypeInfo **out);
    void *_s35[1];
    murajah_ort_status (*SessionGetInputName)(
        const OrtSession *session, size_t index, OrtAllocator *allocator, char **out);
    murajah_ort_status (*SessionGetOutputName)(
        const OrtSession *session, size_t index, OrtAllocator *allocator, char **out);
    void *_s38[11];
    murajah_ort_status (*CreateTensorWithDataAsOrtValue)(
        const OrtMemoryInfo *info, void *data, size_t byteCount, const int64_t *shape, size_t rank, int type,
        OrtValue **out);
    void *_s50[1];
    murajah_ort_status (*GetTensorMutableData)(OrtValue *value, void **out);
    void *_s52[3];
    // Borrowed: lives as long as the OrtTypeInfo; null when the value is not a tensor.
    murajah_ort_status (*CastTypeInfoToTensorInfo)(
        const OrtTypeInfo *info, const OrtTensorTypeAndShapeInfo **out);
    void *_s56[4];
    murajah_ort_status (*GetTensorElementType)(const OrtTensorTypeAndShapeInfo *info, int *out);
    murajah_ort_status (*GetDimensionsCount)(const OrtTensorTypeAndShapeInfo *info, size_t *out);
    murajah_ort_status (*GetDimensions)(const OrtTensorTypeAndShapeInfo *info, int64_t *out, size_t count);
    void *_s63[2];
    murajah_ort_status (*GetTensorTypeAndShape)(const OrtValue *value, OrtTensorTypeAndShapeInfo **out);
    void *_s66[3];
    murajah_ort_status (*CreateCpuMemoryInfo)(int allocator, int memory, OrtMemoryInfo **out);
    void *_s70[6];
    murajah_ort_status (*AllocatorFree)(OrtAllocator *allocator, void *pointer);
    void *_s77[1];
    // Borrowed: the default allocator is never released.
    murajah_ort_status (*GetAllocatorWithDefaultOptions)(OrtAllocator **out);
    void *_s79[13];
    void (*ReleaseEnv)(OrtEnv *);
    void (*ReleaseStatus)(OrtStatus *);
    void (*ReleaseMemoryInfo)(OrtMemoryInfo *);
    void (*ReleaseSession)(OrtSession *);
    void (*ReleaseValue)(OrtValue *);
    void *_s97[1];
    void (*ReleaseTypeInfo)(OrtTypeInfo *);
    void (*ReleaseTensorTypeAndShapeInfo)(OrtTensorTypeAndShapeInfo *);
    void (*ReleaseSessionOptions)(OrtSessionOptions *);
    void *_s101[29];
    murajah_ort_status (*AddSessionConfigEntry)(OrtSessionOptions *options, const char *key, const char *value);
} MurajahOrtApi;

#define MURAJAH_ORT_SLOT(name, n)                                                                                  \
    _Static_assert(offsetof(MurajahOrtApi, name) == (n) * sizeof(void *), #name " is not at slot " #n)
MURAJAH_ORT_SLOT(GetErrorMessage, 2);
MURAJAH_ORT_SLOT(CreateEnv, 3);
MURAJAH_ORT_SLOT(CreateSession, 7);
MURAJAH_ORT_SLOT(Run, 9);
MURAJAH_ORT_SLOT(CreateSessionOptions, 10);
MURAJAH_ORT_SLOT(DisableMemPattern, 17);
MURAJAH_ORT_SLOT(DisableCpuMemArena, 19);
MURAJAH_ORT_SLOT(SetSessionGraphOptimizationLevel, 23);
MURAJAH_ORT_SLOT(SetIntraOpNumThreads, 24);
MURAJAH_ORT_SLOT(SetInterOpNumThreads, 25);
MURAJAH_ORT_SLOT(SessionGetInputCount, 30);
MURAJAH_ORT_SLOT(SessionGetOutputCount, 31);
MURAJAH_ORT_SLOT(SessionGetInputTypeInfo, 33);
MURAJAH_ORT_SLOT(SessionGetOutputTypeInfo, 34);
MURAJAH_ORT_SLOT(SessionGetInputName, 36);
MURAJAH_ORT_SLOT(SessionGetOutputName, 37);
MURAJAH_ORT_SLOT(CreateTensorWithDataAsOrtValue, 49);
MURAJAH_ORT_SLOT(GetTensorMutableData, 51);
MURAJAH_ORT_SLOT(CastTypeInfoToTensorInfo, 55);
MURAJAH_ORT_SLOT(GetTensorElementType, 60);
MURAJAH_ORT_SLOT(GetDimensionsCount, 61);
MURAJAH_ORT_SLOT(GetDimensions, 62);
MURAJAH_ORT_SLOT(GetTensorTypeAndShape, 65);
MURAJAH_ORT_SLOT(CreateCpuMemoryInfo, 69);
MURAJAH_ORT_SLOT(AllocatorFree, 76);
MURAJAH_ORT_SLOT(GetAllocatorWithDefaultOptions, 78);
MURAJAH_ORT_SLOT(ReleaseEnv, 92);
MURAJAH_ORT_SLOT(ReleaseStatus, 93);
MURAJAH_ORT_SLOT(ReleaseMemoryInfo, 94);
MURAJAH_ORT_SLOT(ReleaseSession, 95);
MURAJAH_ORT_SLOT(ReleaseValue, 96);
MURAJAH_ORT_SLOT(ReleaseTypeInfo, 98);
MURAJAH_ORT_SLOT(ReleaseTensorTypeAndShapeInfo, 99);
MURAJAH_ORT_SLOT(ReleaseSessionOptions, 100);
MURAJAH_ORT_SLOT(AddSessionConfigEntry, 130);

// What OrtGetApiBase returns.
typedef struct MurajahOrtApiBase {
    // The returned table lives as long as the library is loaded; null when this version is not supported.
    const MurajahOrtApi *(*GetApi)(uint32_t version);
    const char *(*GetVersionString)(void);
} MurajahOrtApiBase;

// Loads the library at `path` (or, with null, looks among the libraries already in the process) and returns its
// OrtGetApiBase(). The library stays loaded until the process ends. On failure returns null and writes the
// loader's sentence, cut to `capacity` bytes with its final zero, into `message`.
const MurajahOrtApiBase *murajah_ort_load(const char *path, char *message, size_t capacity);

#ifdef __cplusplus
}
#endif

#endif
