import { changedSince, projectsFor, screensToLeave, slowTestsToSkip } from './test/changed.ts';
import { openRun } from './test/suites.ts';

/**
 * The check and the tests of what has changed: `npm run test:cepat`, since the last commit, or `-- REVISION` since that
 * one. It skips PostgreSQL, journeys, and slow tests of other parts.
 */
const [revision = 'HEAD'] = process.argv.slice(2);
const changed = changedSince(revision);
const { skippedTests, needsBuild } = slowTestsToSkip(changed);
const narrowed = [
  ...projectsFor(changed).map((name) => `--project=${name}`),
  ...[...screensToLeave(changed), ...skippedTests].map((tests) => `--exclude=${tests}`),
];

const run = await openRun();
const vitest = () => run.vitest(['--changed', revision, '--passWithNoTests', ...narrowed], { needsBuild });
await run.end(await Promise.all([run.inTurn(run.check), run.inTurn(vitest)]));
