import { isAbsolute, relative } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { beforeAll, expect, test, vi } from 'vitest';

const configs: Record<string, PlaywrightTestConfig> = {};
beforeAll(async () => {
  // As a worker reads them: whoever reads them first makes way for a run.
  vi.stubEnv('TEST_WORKER_INDEX', '0');
  configs['perjalanan'] = (await import('../../e2e/playwright.config.ts')).default;
  configs['demo'] = (await import('../../e2e/demo/playwright.config.ts')).default;
});

const isWithin = (folder: string, other: string) => {
  const way = relative(other, folder);
  return !way.startsWith('..') && !isAbsolute(way);
};

test('no suite empties the folder in which another has left what there is to see of its failures', () => {
  const folders = Object.values(configs).map(({ outputDir }) => outputDir ?? '');
  for (const one of folders) expect(folders.filter((other) => isWithin(one, other))).toEqual([one]);
});

test.each(['perjalanan', 'demo'])('a journey of %s that fails leaves its picture and its trace', (suite) => {
  expect(configs[suite]?.use).toMatchObject({ screenshot: 'only-on-failure', trace: { mode: 'retain-on-failure' } });
});

test('what the servers said lies in the folder with the rest', () => {
  const servers = [configs['perjalanan']?.webServer ?? []].flat();
  const logs = servers.map(({ command }) => command).filter((command) => command.includes('serve.ts'));
  expect(logs).toHaveLength(2);
  for (const command of logs) expect(command).toContain(`"${configs['perjalanan']?.outputDir}/`);
});
