// Lays out the trees of the cases `boxes` with Clay, and prints what a node costs: solved alone, and declared and solved.
//
//     cc -O2 -I FOLDER_OF_CLAY Benchmarks/Comparison/clay.c -lm -o clay && ./clay

#define CLAY_IMPLEMENTATION
#include "clay.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static int nodes;

static void leaf(Clay_SizingAxis width, Clay_SizingAxis height) {
  nodes++;
  CLAY_AUTO_ID({.layout = {.sizing = {width, height}}}) {}
}

static void flat(int count) {
  for (int index = 0; index < count; index++) leaf(CLAY_SIZING_GROW(0), CLAY_SIZING_FIXED(44));
}

static void feed(int count) {
  for (int index = 0; index < count; index++) {
    nodes += 2;
    CLAY_AUTO_ID({.layout = {
        .sizing = {CLAY_SIZING_GROW(0), CLAY_SIZING_FIT(0)}, .padding = CLAY_PADDING_ALL(8), .childGap = 8,
        .childAlignment = {.y = CLAY_ALIGN_Y_CENTER}}}) {
      leaf(CLAY_SIZING_FIXED(40), CLAY_SIZING_FIXED(40));
      CLAY_AUTO_ID({.layout = {
          .sizing = {CLAY_SIZING_GROW(0), CLAY_SIZING_FIT(0)}, .layoutDirection = CLAY_TOP_TO_BOTTOM}}) {
        for (int line = 0; line < 2 + index % 2; line++) leaf(CLAY_SIZING_GROW(0), CLAY_SIZING_FIXED(20));
      }
      leaf(CLAY_SIZING_FIXED(60), CLAY_SIZING_FIXED(30));
    }
  }
}

static void nest(int depth) {
  if (depth == 1) return leaf(CLAY_SIZING_GROW(0), CLAY_SIZING_FIXED(20));
  nodes++;
  CLAY_AUTO_ID({.layout = {
      .sizing = {CLAY_SIZING_GROW(0), CLAY_SIZING_FIT(0)}, .padding = CLAY_PADDING_ALL(1),
      .layoutDirection = CLAY_TOP_TO_BOTTOM}}) { nest(depth - 1); }
}

static void balanced(int level) {
  for (int index = 0; index < 10; index++) {
    if (level == 3) {
      leaf(CLAY_SIZING_FIXED(10), CLAY_SIZING_FIXED(10));
      continue;
    }
    nodes++;
    CLAY_AUTO_ID({.layout = {.layoutDirection = level % 2 == 0 ? CLAY_LEFT_TO_RIGHT : CLAY_TOP_TO_BOTTOM}}) {
      balanced(level + 1);
    }
  }
}

static int compare(const void *first, const void *second) {
  double difference = *(const double *)first - *(const double *)second;
  return (difference > 0) - (difference < 0);
}

static void fail(Clay_ErrorData error) {
  fprintf(stderr, "Clay: %.*s\n", error.errorText.length, error.errorText.chars);
  exit(1);
}

static void measure(const char *name, void (*tree)(int), int count, int capacity) {
  Clay_SetCurrentContext(NULL);
  Clay_SetMaxElementCount(capacity);
  size_t size = Clay_MinMemorySize();
  Clay_Initialize(
      Clay_CreateArenaWithCapacityAndMemory(size, malloc(size)), (Clay_Dimensions){375, 1e6}, (Clay_ErrorHandler){fail, NULL});
  enum { runs = 21 };
  double whole[runs], solved[runs];
  for (int run = -3; run < runs; run++) {
    nodes = 1;
    double start = now();
    Clay_BeginLayout();
    CLAY_AUTO_ID({.layout = {
        .sizing = {CLAY_SIZING_FIXED(375), CLAY_SIZING_FIT(0)}, .layoutDirection = CLAY_TOP_TO_BOTTOM}}) { tree(count); }
    double declared = now();
    Clay_EndLayout(0);
    double end = now();
    if (run >= 0) whole[run] = end - start, solved[run] = end - declared;
  }
  qsort(whole, runs, sizeof *whole, compare);
  qsort(solved, runs, sizeof *solved, compare);
  printf("%s %d %.1f %.1f\n", name, nodes, solved[runs / 2] / nodes, whole[runs / 2] / nodes);
}

int main(void) {
  measure("flat-1000", flat, 1000, 8192);
  measure("feed-1000", feed, 1000, 16384);
  measure("balanced", balanced, 0, 32768);
  measure("nest-100", nest, 100, 8192);
  measure("feed-10000", feed, 10000, 131072);
}
