import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from '../build.ts';
import { ROOT, run, runTool } from '../run.ts';
import { askForTime, readTime, type Spent } from '../waktu/spent.ts';
import { tellWhere } from '../waktu/tell.ts';
import { type Count, playwrightCount, sum, vitestCount, withExit } from './counts.ts';
import { findChromium } from './find-chromium.ts';

type Suite = () => Promise<Count>;

/** What journeys that failed leave behind: their traces and pictures, and what the server said. */
const TRACES = join(ROOT, 'test-results');

interface Options {
  /** Whether to say where the time went. */
  isTimed?: boolean;
}

/** A run of suites, which ends with what became of all of them. */
export async function openRun({ isTimed = false }: Options = {}) {
  const reports = await mkdtemp(join(tmpdir(), 'lumbung-uji-'));
  const clock = new Map<string, number>();
  const spent: Spent[] = [];
  let build: Promise<void> | undefined;
  /** Suites go beside each other: what they need is built once. */
  const built = () => (build ??= buildIfChanged());

  /** Asks a tool for its time besides, and notes it. */
  async function timed(name: string, reporter: string, tool: (reporters: string, env: object) => Promise<number>) {
    if (!isTimed) return tool('', {});
    const file = join(reports, `waktu-${name}.json`);
    const code = await tool(`,${join(ROOT, 'scripts', 'waktu', reporter)}`, askForTime(file));
    spent.push(...(await readTime(file)));
    return code;
  }

  return {
    check: async (): Promise<Count> => {
      const code = await run('npm', ['run', '--silent', 'check'], { shell: process.platform === 'win32' });
      return code === 0
        ? { passed: 1, failed: 0, failures: [] }
        : { passed: 0, failed: 1, failures: ['npm run check'] };
    },

    vitest: async (...args: string[]): Promise<Count> => {
      // Some tests start the server as an office would, which needs a build.
      await built();
      const report = join(reports, 'vitest.json');
      const code = await timed('vitest', 'vitest-reporter.ts', (besides, env) => {
        const reporters = ['default', 'json', ...besides.split(',').filter(Boolean)].map(
          (name) => `--reporter=${name}`,
        );
        return runTool('vitest/vitest.mjs', ['run', ...args, ...reporters, `--outputFile.json=${report}`], { ...env });
      });
      return withExit(vitestCount(JSON.parse(await readFile(report, 'utf8'))), code);
    },

    playwright: async (config: string): Promise<Count> => {
      await built();
      const name = config.replace('/', '-');
      const report = join(reports, `${name}.json`);
      const chromium = { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
      const code = await timed(name, 'playwright-reporter.ts', (besides, env) =>
        runTool('@playwright/test/cli.js', ['test', '-c', config, `--reporter=list,json${besides}`], {
          ...chromium,
          ...env,
        }),
      );
      if (code !== 0) console.log(`Jejak, gambar, dan catatan server: ${TRACES}`);
      const count = playwrightCount(JSON.parse(await readFile(report, 'utf8')), (file) => readFileSync(file, 'utf8'));
      return withExit(count, code);
    },

    /** Runs suites beside each other, by their names. Without a report there is nothing to count but the crash. */
    counted: (suites: Record<string, Suite>): Promise<Count[]> =>
      Promise.all(
        Object.entries(suites).map(async ([name, suite]) => {
          const begun = performance.now();
          try {
            return await suite();
          } catch (error) {
            const message = error instanceof Error ? error.message : String(error);
            console.error(message);
            return { passed: 0, failed: 1, failures: [message] };
          } finally {
            clock.set(name, performance.now() - begun);
          }
        }),
      ),

    /** Says what became of the suites; the program's exit code follows. */
    end: async (counts: readonly Count[]): Promise<void> => {
      await rm(reports, { recursive: true });
      const { passed, failed, failures } = sum(counts);
      if (isTimed) console.log(['', tellWhere(clock, spent)].join('\n'));
      // Once more, where whoever looks at the end sees it.
      if (failed > 0) console.log(['', 'Not passed:', ...failures.map((failure) => `  ${failure}`), ''].join('\n'));
      console.log(`${passed} passed, ${failed} failed`);
      process.exitCode = failed > 0 ? 1 : 0;
    },
  };
}
