#pragma once

#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <freetype/freetype.h>
#include <freetype/ftmodapi.h>
#include <freetype/ftsystem.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <hb-ot.h>
#include <hb.h>
#include <libdeflate.h>
#include <librsvg/rsvg.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
