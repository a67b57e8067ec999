import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from './build.ts';
import { type Count, playwrightCount, sum, vitestCount, withExit } from './counts.ts';
import { findChromium } from './find-chromium.ts';
import { run, runTool } from './run.ts';

const reports = await mkdtemp(join(tmpdir(), 'lumbung-uji-'));

async function check(): Promise<Count> {
  const code = await run('npm', ['run', '--silent', 'check'], { shell: process.platform === 'win32' });
  return code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: ['npm run check'] };
}

async function vitest(): Promise<Count> {
  // Some tests start the server as an office would, which needs a build.
  await buildIfChanged();
  const report = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runTool('vitest/vitest.mjs', ['run', ...reporters]);
  return withExit(vitestCount(JSON.parse(await readFile(report, 'utf8'))), code);
}

async function playwright(config: string): Promise<Count> {
  await buildIfChanged();
  const report = join(reports, `${config.replace('/', '-')}.json`);
  const code = await runTool('@playwright/test/cli.js', ['test', '-c', config, '--reporter=list,json'], {
    CHROMIUM_PATH: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return withExit(playwrightCount(JSON.parse(await readFile(report, 'utf8'))), code);
}

/** Without a report there is nothing to count but the crash. */
async function counted(suite: () => Promise<Count>): Promise<Count> {
  try {
    return await suite();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    return { passed: 0, failed: 1, failures: [message] };
  }
}

// Journeys wait for more than they work: the demo's go beside the app's.
const rounds = [[check], [vitest], [() => playwright('e2e'), () => playwright('e2e/demo')]];
const counts: Count[] = [];
for (const suites of rounds) counts.push(...(await Promise.all(suites.map(counted))));
await rm(reports, { recursive: true });

const { passed, failed, failures } = sum(counts);
// Once more, where whoever looks at the end sees it.
if (failed > 0) console.log(['', 'Not passed:', ...failures.map((failure) => `  ${failure}`), ''].join('\n'));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
