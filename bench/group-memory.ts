import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;

/** Bytes that a process and all that it started have in memory: what they share is counted for each of them. */
export async function groupMemory(pid: number): Promise<number> {
  const [status, children] = await Promise.all(
    ['status', `task/${pid}/children`].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
  );
  const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(status ?? '')?.[1] ?? 0) * 1024;
  const others = (children ?? '').split(' ').filter(Boolean).map(Number);
  const theirs = await Promise.all(others.map(groupMemory));
  return theirs.reduce((sum, bytes) => sum + bytes, own);
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
