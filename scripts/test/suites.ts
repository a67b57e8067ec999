import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from '../build.ts';
import { ROOT, type RunOptions, run, runTool } from '../run.ts';
import { askForTime, readTime, type Spent } from '../waktu/spent.ts';
import { type SuiteTime, tellTotal, tellWhere } from '../waktu/tell.ts';
import { type Count, playwrightCount, sum, vitestCount, withExit } from './counts.ts';
import { findChromium } from './find-chromium.ts';

type Suite = () => Promise<Count>;

/**
 * Suites that compute all the time run in the background: journeys, which wait for much of theirs, go first, and both
 * processors stay busy.
 */
const BACKGROUND = { isBackground: true } satisfies RunOptions;

/** What journeys that failed leave behind: their traces and pictures, and what the server said. */
const TRACES = join(ROOT, 'test-results');

interface Options {
  /** Whether to say where the time went. */
  isTimed?: boolean;
}

/** A run of suites, which ends with what became of all of them. */
export async function openRun({ isTimed = false }: Options = {}) {
  const reports = await mkdtemp(join(tmpdir(), 'lumbung-uji-'));
  const begunMs = performance.now();
  const times: SuiteTime[] = [];
  const spent: Spent[] = [];
  let build: Promise<void> | undefined;
  /** Suites go beside each other: what they need is built once. */
  const built = () => (build ??= buildIfChanged());

  /** Runs a program as a suite, or as a part of one, and notes what processor time it takes. */
  async function timed(name: string, program: (options: RunOptions) => Promise<number>): Promise<number> {
    const begun = performance.now();
    let processorMs = 0;
    const code = await program({ onProcessorTime: (ms) => (processorMs = ms) });
    times.push({ name, ms: performance.now() - begun, processorMs });
    return code;
  }

  /** Where a tool is to write how long each of its files took, and the reporter that does it. */
  const fileTimes = (name: string, reporter: string) => {
    const file = join(reports, `waktu-${name}.json`);
    return { file, reporter: join(ROOT, 'scripts', 'waktu', reporter), env: askForTime(file) };
  };
  const noteFiles = async ({ file }: { file: string }) => spent.push(...(await readTime(file)));

  return {
    check: async (): Promise<Count> => {
      const shell = process.platform === 'win32';
      const code = await timed('npm run check', (options) =>
        run('npm', ['run', '--silent', 'check'], { ...options, ...BACKGROUND, shell }),
      );
      return code === 0
        ? { passed: 1, failed: 0, failures: [] }
        : { passed: 0, failed: 1, failures: ['npm run check'] };
    },

    vitest: async (args: readonly string[] = [], { needsBuild = true } = {}): Promise<Count> => {
      // Some tests start the server as an office would, which needs a build.
      if (needsBuild) await built();
      const report = join(reports, 'vitest.json');
      const files = fileTimes('vitest', 'vitest-reporter.ts');
      const reporters = ['default', 'json', files.reporter].map((name) => `--reporter=${name}`);
      const asked = ['run', ...args, ...reporters, `--outputFile.json=${report}`];
      const code = await timed('Vitest', (options) =>
        runTool('vitest/vitest.mjs', asked, files.env, { ...options, ...BACKGROUND }),
      );
      await noteFiles(files);
      return withExit(vitestCount(JSON.parse(await readFile(report, 'utf8'))), code);
    },

    playwright: async (config: string): Promise<Count> => {
      await built();
      const name = config.replace('/', '-');
      const report = join(reports, `${name}.json`);
      const chromium = { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
      const files = fileTimes(name, 'playwright-reporter.ts');
      const asked = ['test', '-c', config, `--reporter=list,json,${files.reporter}`];
      const code = await timed(name, (options) =>
        runTool('@playwright/test/cli.js', asked, { ...chromium, ...files.env }, options),
      );
      await noteFiles(files);
      if (code !== 0) console.log(`Jejak, gambar, dan catatan server: ${TRACES}`);
      const count = playwrightCount(JSON.parse(await readFile(report, 'utf8')), (file) => readFileSync(file, 'utf8'));
      return withExit(count, code);
    },

    /** Builds the demo in the background, so that its journeys find it. */
    buildDemo: async (): Promise<Count> => {
      const code = await timed('demo', (options) =>
        run(process.execPath, ['demo/build.ts', '--bila-berubah'], { ...options, ...BACKGROUND }),
      );
      return { passed: 0, failed: code === 0 ? 0 : 1, failures: code === 0 ? [] : ['demo/build.ts'] };
    },

    /** Runs suites one after the other. Without a report there is nothing to count but the crash. */
    inTurn: async (...suites: Suite[]): Promise<Count> => {
      const counts: Count[] = [];
      for (const suite of suites) counts.push(await suite().catch(crashed));
      return sum(counts);
    },

    /** Says what became of the suites; the program's exit code follows. */
    end: async (counts: readonly Count[]): Promise<void> => {
      await rm(reports, { recursive: true });
      const { passed, failed, failures } = sum(counts);
      if (isTimed) console.log(['', tellWhere(times, spent)].join('\n'));
      // Once more, where whoever looks at the end sees it.
      if (failed > 0) console.log(['', 'Not passed:', ...failures.map((failure) => `  ${failure}`), ''].join('\n'));
      console.log(tellTotal(performance.now() - begunMs, spent));
      console.log(`${passed} passed, ${failed} failed`);
      process.exitCode = failed > 0 ? 1 : 0;
    },
  };
}

/** What is counted of a suite that ended without a report. */
function crashed(error: unknown): Count {
  const message = error instanceof Error ? error.message : String(error);
  console.error(message);
  return { passed: 0, failed: 1, failures: [message] };
}
