import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { ROOT } from '../run.ts';
import { type Spent, tellTime } from './spent.ts';

const isHook = ({ category }: { category: string }) => category === 'hook';

/** Opening and closing browsers and pages is set-up. */
export default class implements Reporter {
  private readonly spent: Spent[] = [];

  onTestEnd(test: TestCase, { duration, steps }: TestResult): void {
    const setup = steps.filter(isHook).reduce((sum, step) => sum + step.duration, 0);
    const suite = `perjalanan, ${test.parent.project()?.name || 'demo'}`;
    this.spent.push({ suite, file: relative(ROOT, test.location.file), setup, tests: duration - setup });
  }

  onEnd = (): Promise<void> => tellTime(this.spent);
}
