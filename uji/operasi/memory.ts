import { access, mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A group of processes that together have so much memory and no more. */
export interface Memory {
  /** Whether this computer can set such a limit. */
  isLimited: boolean;
  /** A shell command that first takes its place in the group. */
  enter(command: string): string;
  setLimit(bytes: number): Promise<void>;
  /** How many of its processes were killed for the limit. */
  killed(): Promise<number>;
  remove(): Promise<void>;
}

const CONTROLLER = '/sys/fs/cgroup/memory';

/** Limits memory by a control group; version 1 only, as the second one would be the machine's own. */
export async function limitMemory(name: string): Promise<Memory> {
  const group = join(CONTROLLER, name);
  const isLimited = await access(join(CONTROLLER, 'memory.limit_in_bytes')).then(
    () => true,
    () => false,
  );
  const none = async () => undefined;
  if (!isLimited) {
    return { isLimited, enter: (command) => command, killed: async () => 0, setLimit: none, remove: none };
  }
  await mkdir(group);
  return {
    isLimited,
    enter: (command) => `echo $$ > ${group}/cgroup.procs; ${command}`,
    setLimit: (bytes) => writeFile(join(group, 'memory.limit_in_bytes'), String(bytes)),
    async killed() {
      const control = await readFile(join(group, 'memory.oom_control'), 'utf8');
      return Number(/oom_kill (\d+)/.exec(control)?.[1] ?? 0);
    },
    remove: () => rmdir(group).catch(() => undefined),
  };
}
