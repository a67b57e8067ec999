/** What keeps a server that runs for months small, as deploy/lumbung.service says it too: few pools of memory, a small nursery, early collections. */
export const SMALL = {
  env: { MALLOC_ARENA_MAX: '2' },
  node: ['--max-semi-space-size=4', '--max-old-space-size=512'],
} as const;
