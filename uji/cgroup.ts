import { accessSync, constants, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atExit } from '../bench/lib/at-exit.ts';

/** A group of processes that may hold only so much memory; whoever holds more is killed by the system. */
export interface Cgroup {
  /** A command that starts another one in it. */
  enter: [command: string, ...args: string[]];
  /** The most that was held at once, files in memory included, in bytes. */
  peak(): number;
  /** How often somebody was killed. */
  killed(): number;
}

/** Where the system keeps the memory's groups, and how it names what we need of them: its older way, and its newer. */
const ways = [
  {
    root: '/sys/fs/cgroup/memory',
    limit: 'memory.limit_in_bytes',
    peak: 'memory.max_usage_in_bytes',
    events: 'memory.oom_control',
  },
  { root: '/sys/fs/cgroup', limit: 'memory.max', peak: 'memory.peak', events: 'memory.events' },
] as const;

/** Makes a group with a limit. @returns null where this user may not, or the system has none */
export function createCgroup(bytes: number): Cgroup | null {
  for (const way of ways) {
    const folder = join(way.root, `lumbung-uji-${process.pid}`);
    try {
      accessSync(join(way.root, 'cgroup.procs'), constants.W_OK);
      mkdirSync(folder);
    } catch {
      continue;
    }
    atExit(() => rmdirSync(folder));
    writeFileSync(join(folder, way.limit), String(bytes));
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    return {
      enter: ['/bin/sh', '-c', `echo $$ > ${join(folder, 'cgroup.procs')} && exec "$@"`, 'sh'],
      peak: () => Number(read(way.peak)),
      killed: () => Number(/^oom_kill (\d+)$/m.exec(read(way.events))?.[1] ?? 0),
    };
  }
  return null;
}
