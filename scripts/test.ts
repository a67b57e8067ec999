import { openRun } from './test/suites.ts';

/** All tests: `npm test`. With `--waktu` it says where the time went. */
const run = await openRun({ isTimed: process.argv.includes('--waktu') });

const counts = [
  ...(await run.counted({ 'npm run check': run.check })),
  // Vitest leaves a processor idle now and then: the demo is built and walked beside it.
  ...(await run.counted({ Vitest: run.vitest, 'perjalanan demo': () => run.playwright('e2e/demo') })),
  ...(await run.counted({ perjalanan: () => run.playwright('e2e') })),
];
await run.end(counts);
