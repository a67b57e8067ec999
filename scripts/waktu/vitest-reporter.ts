import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { ROOT } from '../run.ts';
import { tellTime } from './spent.ts';

/** All that comes before the first test of a file is set-up. */
export default class implements Reporter {
  onTestRunEnd = (modules: readonly TestModule[]): Promise<void> =>
    tellTime(
      modules.map((module) => {
        const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
          module.diagnostic();
        return {
          suite: module.project.name,
          file: relative(ROOT, module.moduleId),
          setup: environmentSetupDuration + prepareDuration + collectDuration + setupDuration,
          tests: duration,
        };
      }),
    );
}
