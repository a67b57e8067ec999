import { openRun } from './suites.ts';

/** All tests: `npm test`. With `--waktu` it says where the time went. */
const run = await openRun({ isTimed: process.argv.includes('--waktu') });

const counts = [
  ...(await run.counted({ 'npm run check': run.check })),
  ...(await run.counted({ Vitest: run.vitest })),
  // Journeys wait for more than they work: the demo's go beside the app's.
  ...(await run.counted({
    perjalanan: () => run.playwright('e2e'),
    'perjalanan demo': () => run.playwright('e2e/demo'),
  })),
];
await run.end(counts);
