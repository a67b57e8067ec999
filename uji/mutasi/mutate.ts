import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { type Target, type TargetName, targets } from './targets.ts';

/** What became of one mutant. */
export type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** Mutates a target in a copy of the project, and asks its tests of each mutant. */
export async function mutate(name: TargetName): Promise<Mutant[]> {
  const { groups, ignoreStatic = false }: Target = targets[name];
  const folder = await mkdtemp(join(tmpdir(), 'lumbung-mutasi-'));
  // Read by the tests' configuration, in processes of their own.
  process.env['MUTASI'] = name;
  try {
    return await new Stryker({
      mutate: [...Object.values(groups).flat(), '!**/*.test.ts'],
      ignorePatterns: ['dist', 'data', 'docs', 'e2e', 'public'],
      tempDirName: join(folder, 'salinan'),
      // Stryker would rewrite it by an API that TypeScript 7 does not have; the tests need no other than the copy.
      tsconfigFile: 'none',
      testRunner: 'vitest',
      plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
      vitest: { configFile: 'uji/mutasi/vitest.config.ts' },
      coverageAnalysis: 'perTest',
      ignoreStatic,
      concurrency: 2,
      timeoutMS: 15_000,
      reporters: ['progress-append-only'],
    }).runMutationTest();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
