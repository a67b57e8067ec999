import { changedSince, projectsFor, screensToLeave } from './test/changed.ts';
import { openRun } from './test/suites.ts';

/**
 * The check and the tests of what has changed: `npm run test:cepat`, since the last commit, or `-- REVISION` since that
 * one. It asks no PostgreSQL and walks no journeys.
 */
const [revision = 'HEAD'] = process.argv.slice(2);
const changed = changedSince(revision);
const narrowed = [
  ...projectsFor(changed).map((name) => `--project=${name}`),
  ...screensToLeave(changed).map((screen) => `--exclude=${screen}`),
];

const run = await openRun();
const vitest = () => run.vitest('--changed', revision, '--passWithNoTests', ...narrowed);
await run.end(await Promise.all([run.inTurn(run.check), run.inTurn(vitest)]));
