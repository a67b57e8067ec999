/** What became of a suite: how many tests passed and failed, and which did not pass, with what they said. */
export interface Count {
  passed: number;
  failed: number;
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

interface PlaywrightResult {
  error?: { message?: string };
  attachments?: { name: string; path?: string }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    line: number;
    title: string;
    tests: { projectName: string; status: string; results: PlaywrightResult[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  /** What went wrong outside of any test. */
  errors: { message?: string }[];
}

export const vitestCount = ({ numPassedTests, numFailedTests, testResults }: VitestReport): Count => ({
  passed: numPassedTests,
  failed: numFailedTests,
  failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [said(name, message)];
    return failed.map(({ fullName, failureMessages }) => said(`${name}: ${fullName}`, failureMessages?.[0]));
  }),
});

/**
 * A test that passed only when it was tried again did not pass.
 *
 * @param read the text of a file: a journey that failed has left what its screen showed
 */
export const playwrightCount = (
  { stats: { expected, unexpected, flaky }, suites, errors }: PlaywrightReport,
  read: (file: string) => string,
): Count => ({
  passed: expected,
  failed: unexpected + flaky,
  failures: [
    ...suites.flatMap((suite) => failedSpecs(suite, read)),
    ...errors.map(({ message }) => said('e2e', message)),
  ],
});

const failedSpecs = ({ specs, suites = [] }: PlaywrightSuite, read: (file: string) => string): string[] => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const failed = results.find(({ error }) => error);
        const context = failed?.attachments?.find(({ name }) => name === 'error-context')?.path;
        const words = said(`${file}:${line} [${projectName}]: ${title}`, failed?.error?.message);
        return context ? `${words}\n${screenIn(read(context))}` : words;
      }),
  ),
  ...suites.flatMap((suite) => failedSpecs(suite, read)),
];

const SCREEN_LINES = 60;

/** What stood in the main part of the screen: a run that was red elsewhere leaves nothing else to look at. */
function screenIn(context: string): string {
  const lines = /```yaml\n([\s\S]*?)\n```/.exec(context)?.[1]?.split('\n') ?? [];
  const main = lines.findIndex((line) => line.includes('- main'));
  const told = lines.slice(Math.max(main, 0)).filter((line) => !line.includes('/url:'));
  return told
    .slice(0, SCREEN_LINES)
    .map((line) => `      ${line.replace(/ \[(ref|cursor)=\w+\]/g, '').slice(0, SAID.signs)}`)
    .join('\n');
}

const SAID = { lines: 8, signs: 400 };

/** What a test said, without the way through the code: the sentence that tells most stands first, a seed behind it. */
function said(where: string, message = ''): string {
  const lines = message.split('\n').map((line) => line.trim());
  const way = lines.findIndex((line) => /^(at |❯ )/.test(line));
  const words = lines.slice(0, way < 0 ? undefined : way).filter(Boolean);
  return [where, ...words.slice(0, SAID.lines).map((line) => `    ${line.slice(0, SAID.signs)}`)].join('\n');
}

/** A suite that ended badly without a failed test to show for it counts as one that failed. */
export const withExit = ({ passed, failed, failures }: Count, exitCode: number): Count => ({
  passed,
  failed: exitCode === 0 ? failed : Math.max(failed, 1),
  failures,
});

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  failures: counts.flatMap(({ failures }) => failures),
});
