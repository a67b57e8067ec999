import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ROOT } from '../../scripts/run.ts';
import { atExit } from './at-exit.ts';

export interface Child extends AsyncDisposable {
  pid: number;
  origin: string;
}

/** Lines of a child that failed to start are shown; more than these say nothing new. */
const SHOWN = 20;

interface Options {
  /** For Node itself. */
  node?: readonly string[];
  /** A command that starts it, such as one that enters a group of processes. */
  by?: readonly string[];
}

/** Starts a server of ours, and waits until it says at which address it answers. It ends with this process. */
export async function startChild(
  file: string,
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
  { node = [], by = [] }: Options = {},
): Promise<Child> {
  const [command = process.execPath, ...words] = [...by, process.execPath, ...node, file, ...args];
  const child = spawn(command, words, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${file} could not be started`);
  const forget = atExit(() => child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(forget);

  const said: string[] = [];
  const hear = (line: string) => said.push(line) > SHOWN && said.shift();
  createInterface(child.stderr).on('line', hear);
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      hear(line);
      const address = /berjalan di (http:\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    child.once('close', () => reject(new Error(`${file} ended at its start:\n${said.join('\n')}`)));
  });

  const stop = async () => {
    child.kill();
    await ended;
  };
  return { pid, origin, [Symbol.asyncDispose]: stop };
}
