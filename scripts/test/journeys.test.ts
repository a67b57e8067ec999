import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../run.ts';

interface ListedSuite {
  file: string;
  suites?: ListedSuite[];
  specs: { file: string; title: string; tests: { projectName: string }[] }[];
}

const specsOf = ({ specs, suites = [] }: ListedSuite): ListedSuite['specs'] => [...specs, ...suites.flatMap(specsOf)];

/** Each journey with its file, and how many walks it is: one for each size. */
async function journeys(): Promise<{ row: string; walks: number }[]> {
  // As a worker: whoever reads the settings first makes way for a run.
  const env = { ...process.env, TEST_WORKER_INDEX: '0' };
  const cli = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  const listOf = async (config: string): Promise<ListedSuite[]> => {
    const args = [cli, 'test', '-c', config, '--list', '--reporter=json'];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, env, maxBuffer: 1e8 });
    return JSON.parse(stdout).suites;
  };
  const walked = (await Promise.all(['e2e', 'e2e/demo'].map(listOf))).flat().flatMap(specsOf);
  const byTitle = Map.groupBy(walked, ({ file, title }) => `| ${file} | ${title.replaceAll('|', '\\|')} |`);
  return [...byTitle].map(([row, specs]) => ({ row, walks: specs.flatMap(({ tests }) => tests).length }));
}

test('docs/uji.md lists the journeys that are walked, and they are no more than its mark allows', async () => {
  const guide = await readFile(join(ROOT, 'docs', 'uji.md'), 'utf8');
  const most = Number(/at most (\d+) walks/.exec(guide)?.[1]);
  const rows = guide.split('\n').filter((line) => /^\| (?:[a-z-]+\/)?[a-z-]+(?:\.test)?\.ts \| /.test(line));
  const all = await journeys();
  expect(rows.toSorted()).toEqual(all.map(({ row }) => row).toSorted());
  expect(all.reduce((sum, { walks }) => sum + walks, 0)).toBeLessThanOrEqual(most);
});
