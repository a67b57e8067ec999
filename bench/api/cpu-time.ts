import { readFile } from 'node:fs/promises';

/** What Linux counts processor time in, on every platform that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time that a process used so far; NaN where the system does not tell. */
export async function cpuTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is the program's name in brackets, with whatever it may contain; the others follow it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
