import '../tests/support/clock/run-on-test-day.ts';
import { openRun } from './test/suites.ts';

/** All tests: `npm test`. With `--waktu` it says where the time went. */
const run = await openRun({ isTimed: process.argv.includes('--waktu') });

// Journeys wait for more than they work: what works all the time runs beside them, in the background.
const demoBuilt = Promise.withResolvers<void>();
const [working, walking] = [
  run.inTurn(
    () => run.buildDemo().finally(demoBuilt.resolve),
    run.check,
    () => run.vitest(),
  ),
  run.inTurn(
    () => run.playwright('e2e'),
    () => demoBuilt.promise.then(() => run.playwright('e2e/demo')),
  ),
];
await run.end(await Promise.all([working, walking]));
