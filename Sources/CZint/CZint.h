// What encodes barcodes. Only encoding is used: drawing them is ours.

#include <zint.h>
