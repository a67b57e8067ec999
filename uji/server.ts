import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { atExit } from '../bench/lib/at-exit.ts';
import { buildProgramIfChanged, PROGRAM } from '../scripts/build.ts';
import { freePort } from '../scripts/free-port.ts';
import { ROOT } from '../scripts/run.ts';
import { SMALL } from '../scripts/small.ts';
import type { Place } from '../server/node/settings/place.ts';

/** The real server in production's way, which can be started and killed again and again at one address. */
export interface Victim {
  origin: string;
  /** Where its inspector listens, when it was started with one. */
  inspector(): string | undefined;
  /** Starts it. @returns milliseconds until it answered, or null when it was killed before */
  start(): Promise<number | null>;
  /** SIGKILL: nothing in the process learns of it. */
  kill(): Promise<void>;
  /** SIGTERM: it ends what it began. */
  stop(): Promise<void>;
}

interface Started {
  /** Options for Node itself. */
  node?: string[];
  /** For the program; without `--produksi` it is the trial with the demo's data. */
  args?: string[];
  /** Further settings. */
  env?: Record<string, string>;
  /** A command that starts it, such as one that enters a group of processes. */
  by?: readonly string[];
}

export async function createVictim(
  { dataDir, databaseUrl }: Place,
  { node = [], args = ['--produksi'], env: settings = {}, by = [] }: Started = {},
): Promise<Victim> {
  await buildProgramIfChanged();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    PORT: String(port),
    BASE_URL: origin,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    ...SMALL.env,
    ...settings,
  };
  let child: ChildProcess | undefined;
  let inspector: string | undefined;
  let ended: Promise<unknown> = Promise.resolve();

  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child?.kill(signal);
    await ended;
  };
  return {
    origin,
    inspector: () => inspector,
    async start() {
      const begun = performance.now();
      const [command = process.execPath, ...words] = [
        ...by,
        process.execPath,
        ...SMALL.node,
        ...node,
        PROGRAM,
        ...args,
      ];
      const started = spawn(command, words, {
        cwd: ROOT,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      const forget = atExit(() => started.kill('SIGKILL'));
      ended = once(started, 'exit').then(forget);
      const said: string[] = [];
      createInterface(started.stderr).on('line', (line) => {
        said.push(line);
        inspector = /^Debugger listening on (ws:\S+)/.exec(line)?.[1] ?? inspector;
      });
      return new Promise((resolve, reject) => {
        createInterface(started.stdout).on('line', (line) => {
          if (line.includes('berjalan di')) resolve(performance.now() - begun);
        });
        started.once('close', (code, signal) => {
          if (signal === 'SIGKILL') resolve(null);
          else reject(new Error(`The server ended by itself (${code}):\n${said.join('\n')}`));
        });
      });
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
