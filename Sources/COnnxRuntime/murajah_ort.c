#include "murajah_ort.h"
