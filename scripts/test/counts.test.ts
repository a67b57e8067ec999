import { expect, test } from 'vitest';
import { type Count, playwrightCount, sum, vitestCount, withExit } from './counts.ts';

const said = 'Error: Property failed after 1 tests\n{ seed: 7, path: "0" }\n\n    at b.test.ts:5\n    at c.ts:1';
const unit = vitestCount({
  numPassedTests: 120,
  numFailedTests: 1,
  testResults: [
    { name: 'src/a.test.ts', status: 'passed', message: '', assertionResults: [] },
    {
      name: 'src/b.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'spec §1, kept', failureMessages: [] },
        { status: 'failed', fullName: 'spec §1, offline', failureMessages: [said] },
      ],
    },
    { name: 'src/c.test.ts', status: 'failed', message: 'Failed to load', assertionResults: [] },
  ],
});
const journey = (title: string, status: string) => ({
  file: 'harga.test.ts',
  line: 3,
  title,
  tests: [
    { projectName: 'hp', status, results: status === 'expected' ? [] : [{ error: { message: 'Timeout\nlog' } }] },
  ],
});
const browser = playwrightCount(
  {
    stats: { expected: 10, unexpected: 1, flaky: 1 },
    suites: [
      { specs: [journey('prices', 'expected'), journey('rows', 'unexpected')] },
      { specs: [], suites: [{ specs: [journey('taps', 'flaky')] }] },
    ],
    errors: [{ message: 'No server' }],
  },
  (file) => file,
);

test('what both reports call passed and failed is summed', () => {
  expect(sum([{ passed: 1, failed: 0, failures: [] }, unit, browser])).toMatchObject({ passed: 131, failed: 3 });
});

test('what did not pass is named, with what it said, but without the way through the code', () => {
  expect(sum([unit, browser]).failures).toEqual([
    'src/b.test.ts: spec §1, offline\n    Error: Property failed after 1 tests\n    { seed: 7, path: "0" }',
    'src/c.test.ts\n    Failed to load',
    'harga.test.ts:3 [hp]: rows\n    Timeout\n    log',
    'harga.test.ts:3 [hp]: taps\n    Timeout\n    log',
    'e2e\n    No server',
  ]);
});

test('what the screen showed stands with a journey that failed', () => {
  const context = '# Page snapshot\n```yaml\n- banner [ref=e1]\n- main [ref=e2]:\n  - text: Belum ada\n```\n# Source';
  const failed = journey('rows', 'unexpected');
  const [test] = failed.tests;
  const results = [{ error: { message: 'Timeout' }, attachments: [{ name: 'error-context', path: context }] }];
  const report = {
    stats: { expected: 0, unexpected: 1, flaky: 0 },
    suites: [{ specs: [{ ...failed, tests: [{ ...test!, results }] }] }],
    errors: [],
  };
  expect(playwrightCount(report, (file) => file).failures).toEqual([
    'harga.test.ts:3 [hp]: rows\n    Timeout\n      - main:\n        - text: Belum ada',
  ]);
});

test.each([
  [{ passed: 5, failed: 0 }, 0, { passed: 5, failed: 0 }],
  [{ passed: 5, failed: 2 }, 1, { passed: 5, failed: 2 }],
  [{ passed: 5, failed: 0 }, 1, { passed: 5, failed: 1 }],
])('%j with exit code %i is %j', (count, code, expected) => {
  const suite: Count = { ...count, failures: [] };
  expect(withExit(suite, code)).toMatchObject(expected);
});
