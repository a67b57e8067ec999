import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const parent = process.ppid;

const running = new Set<ChildProcess>();
let ending: Promise<never> | undefined;
let watch: NodeJS.Timeout | undefined;

/** Runs a program in the project's folder, its output shown as it comes. @returns its exit code */
export async function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  if (running.size === 0) listen();
  running.add(child);
  const [code] = await once(child, 'exit').catch(() => [null]);
  running.delete(child);
  if (running.size === 0) hearNoMore();
  // Whoever waits for it must not begin what comes next.
  await ending;
  return code ?? 1;
}

/** Runs a tool of node_modules with the Node that runs this. @returns its exit code */
export const runTool = (file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  run(process.execPath, [join(ROOT, 'node_modules', file), ...args], { env: { ...process.env, ...env } });

function listen(): void {
  for (const signal of SIGNALS) process.once(signal, endAll);
  // npm hands a signal on to its shell, which dies of it and tells nobody: what it ran is left without its parent.
  if (process.env['npm_lifecycle_event']) watch = setInterval(() => process.ppid !== parent && endAll('SIGTERM'), 500);
}

function hearNoMore(): void {
  for (const signal of SIGNALS) process.off(signal, endAll);
  clearInterval(watch);
}

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
