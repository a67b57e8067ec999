import type { Told } from './asking.ts';

/** The statuses of what is asked so many times, one after the other. */
export async function times(count: number, ask: (turn: number) => Promise<Told>): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < count; turn += 1) statuses.push((await ask(turn)).status);
  return statuses;
}
