import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const parent = process.ppid;

const running = new Set<ChildProcess>();
let ending: Promise<never> | undefined;
let watch: NodeJS.Timeout | undefined;

export interface RunOptions extends SpawnOptions {
  /** Leaves the processor to whatever else runs at the usual priority, and takes what that does not use. */
  isBackground?: boolean;
  /** Called at the end with the processor time of the program and all that it started, in milliseconds; on Linux. */
  onProcessorTime?: (ms: number) => void;
}

/** Runs a program in the project's folder, its output shown as it comes. @returns its exit code */
export async function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<number> {
  const { isBackground = false, onProcessorTime, ...spawnOptions } = options;
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...spawnOptions });
  if (isBackground && child.pid) setPriority(child.pid, BACKGROUND_NICENESS);
  if (running.size === 0) listen();
  running.add(child);
  const [code] = await once(child, 'exit').catch(() => [null]);
  const spentMs = takeChildrenMs();
  onProcessorTime?.(spentMs);
  running.delete(child);
  if (running.size === 0) hearNoMore();
  // Whoever waits for it must not begin what comes next.
  await ending;
  return code ?? 1;
}

/** Runs a tool of node_modules with the Node that runs this. @returns its exit code */
export const runTool = (
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  options: RunOptions = {},
): Promise<number> =>
  run(process.execPath, [join(ROOT, 'node_modules', file), ...args], { ...options, env: { ...process.env, ...env } });

const BACKGROUND_NICENESS = 10;

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

let countedMs = 0;

/** Processor time of the children that have ended since the last call: Linux adds it to ours when a child is reaped. */
function takeChildrenMs(): number {
  if (process.platform !== 'linux') return 0;
  // The name in parentheses may hold blanks; cutime and cstime are the 14th and 15th field behind it.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const totalMs = (Number(fields[13]) + Number(fields[14])) * TICK_MS;
  const spentMs = totalMs - countedMs;
  countedMs = totalMs;
  return spentMs;
}

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
