/** How many tests of a suite passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

export const vitestCount = ({ numPassedTests, numFailedTests }: VitestReport): Count => ({
  passed: numPassedTests,
  failed: numFailedTests,
});

/** A test that passed only when it was tried again did not pass. */
export const playwrightCount = ({ stats: { expected, unexpected, flaky } }: PlaywrightReport): Count => ({
  passed: expected,
  failed: unexpected + flaky,
});

/** A suite that ended badly without a failed test to show for it counts as one that failed. */
export const withExit = ({ passed, failed }: Count, exitCode: number): Count => ({
  passed,
  failed: exitCode === 0 ? failed : Math.max(failed, 1),
});

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});
