import { changedSince, projectsFor, screensToLeave, slowToLeave } from './test/changed.ts';
import { openRun } from './test/suites.ts';

/**
 * The check and the tests of what has changed: `npm run test:cepat`, since the last commit, or `-- REVISION` since that
 * one. It asks no PostgreSQL, walks no journeys, and leaves what takes long to the whole run, unless it is near.
 */
const [revision = 'HEAD'] = process.argv.slice(2);
const changed = changedSince(revision);
const { left, isOnBuild } = slowToLeave(changed);
const narrowed = [
  ...projectsFor(changed).map((name) => `--project=${name}`),
  ...[...screensToLeave(changed), ...left].map((tests) => `--exclude=${tests}`),
];

const run = await openRun();
const vitest = () => run.vitest(['--changed', revision, '--passWithNoTests', ...narrowed], { isOnBuild });
await run.end(await Promise.all([run.inTurn(run.check), run.inTurn(vitest)]));
