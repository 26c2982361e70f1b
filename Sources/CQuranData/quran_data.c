#include "quran_data.h"
