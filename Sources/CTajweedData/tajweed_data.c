#include "tajweed_data.h"

// #embed is C23; the clang of Swift 6.3 takes it in every mode and only says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char rules[] = {
#embed "Data/tajweed.bin"
};

td_file td_rules(void) { return (td_file){rules, sizeof rules}; }
