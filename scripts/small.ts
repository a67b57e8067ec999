/**
 * What keeps a server that runs for months small, as deploy/lumbung.service says it too: few pools of memory that give
 * large pieces back, a small nursery, and garbage that is collected early.
 */
export const SMALL = {
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' },
  node: ['--max-semi-space-size=2', '--max-old-space-size=512'],
} as const;
