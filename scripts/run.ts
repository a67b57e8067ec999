import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

/** Runs a program in the project's folder, its output shown as it comes. @returns its exit code */
export async function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  const [code] = await once(child, 'exit').catch(() => [null]);
  return code ?? 1;
}

/** Runs a tool of node_modules with the Node that runs this. @returns its exit code */
export const runTool = (file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  run(process.execPath, [join(ROOT, 'node_modules', file), ...args], { env: { ...process.env, ...env } });
