import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const running = new Set<ChildProcess>();
let ending: Promise<never> | undefined;

/** Runs a program in the project's folder, its output shown as it comes. @returns its exit code */
export async function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  if (running.size === 0) for (const signal of SIGNALS) process.once(signal, endAll);
  running.add(child);
  const [code] = await once(child, 'exit').catch(() => [null]);
  running.delete(child);
  if (running.size === 0) for (const signal of SIGNALS) process.off(signal, endAll);
  // Whoever waits for it must not begin what comes next.
  await ending;
  return code ?? 1;
}

/** Runs a tool of node_modules with the Node that runs this. @returns its exit code */
export const runTool = (file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  run(process.execPath, [join(ROOT, 'node_modules', file), ...args], { env: { ...process.env, ...env } });

/**
 * Whoever ends this ends what it runs, which would else go on with its servers and databases. At the same signal once more
 * it waits for nothing.
 */
function endAll(signal: NodeJS.Signals): void {
  ending ??= endRunning(128 + constants.signals[signal]);
}

async function endRunning(code: number): Promise<never> {
  const ended = [...running].map((child) => once(child, 'exit'));
  // The journeys' tool ends its servers at this signal alone.
  for (const child of running) child.kill('SIGINT');
  await Promise.all(ended);
  process.exit(code);
}
