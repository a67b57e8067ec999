import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../demo/random.ts';
import { crowd } from './crowd.ts';
import { cutBody, garbage } from './garbage.ts';
import { type Statuses, stream } from './stream.ts';

/** How hard the server is pressed. */
export interface Pressure {
  /** Slow and idle connections at once. */
  connections: number;
  /** Requests of garbage in a second. */
  garbage: number;
  /** Bodies that are cut in the middle in a second. */
  cut: number;
  seconds: number;
}

/** What one phase did; who sends garbage is answered all the same. */
interface Pressed {
  statuses: Statuses;
}

export type Phase = readonly [name: string, press: (port: number, random: Random, how: Pressure) => Promise<Pressed>];

const nothing = { statuses: new Map<number, number>() };

const slow = async (port: number, { connections, seconds }: Pressure): Promise<Pressed> => {
  const present = await crowd(port, connections);
  await pause(seconds * 1000);
  await present.end();
  return nothing;
};

const dirty = async (port: number, random: Random, { garbage: perSecond, seconds }: Pressure): Promise<Pressed> => ({
  statuses: await stream(port, perSecond, seconds, () => ({ bytes: garbage(random), isCut: false })),
});

const cut = async (port: number, random: Random, { cut: perSecond, seconds }: Pressure): Promise<Pressed> => ({
  statuses: await stream(port, perSecond, seconds, () => ({ bytes: cutBody(random), isCut: true })),
});

export const quiet: Phase = [
  'quiet',
  async (_port, _random, { seconds }) => {
    await pause(seconds * 1000);
    return nothing;
  },
];

export const phases: readonly Phase[] = [
  ['slow and idle connections', (port, _random, how) => slow(port, how)],
  ['garbage', dirty],
  ['bodies cut in the middle', cut],
  [
    'all three at once',
    async (port, random, how) => {
      const [, { statuses }] = await Promise.all([slow(port, how), dirty(port, random, how), cut(port, random, how)]);
      return { statuses };
    },
  ],
];
