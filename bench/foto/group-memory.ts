import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;

/**
 * Bytes that a process and all that it started have in memory. Files that are mapped, which is mostly the same Node, count
 * once: as many as the one has of them that has the most.
 */
export async function groupMemory(pid: number): Promise<number> {
  const { own, files } = await memoryOf(pid);
  return own + files;
}

async function memoryOf(pid: number): Promise<{ own: number; files: number }> {
  const [rollup, children] = await Promise.all(
    ['smaps_rollup', `task/${pid}/children`].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
  );
  const [all = 0, own = 0] = ['Rss', 'Anonymous'].map(
    (name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollup ?? '')?.[1] ?? 0) * 1024,
  );
  const others = await Promise.all((children ?? '').split(' ').filter(Boolean).map(Number).map(memoryOf));
  return {
    own: others.reduce((sum, other) => sum + other.own, own),
    files: Math.max(all - own, ...others.map(({ files }) => files)),
  };
}

/** Does some work, and looks meanwhile. @returns what the work gave, and the most that was seen */
export async function memoryDuring<Result>(pid: number, work: () => Promise<Result>): Promise<[Result, number]> {
  let most = 0;
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      most = Math.max(most, await groupMemory(pid));
      await pause(LOOK_EVERY_MS);
    }
  })();
  const result = await work().finally(() => {
    isOver = true;
  });
  await looking;
  return [result, most];
}
