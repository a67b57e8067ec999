/** How far ahead of UTC a province is, by the first two digits of its code (Keputusan Presiden 41/1987). */
const ahead: readonly (readonly [hours: number, provinces: RegExp])[] = [
  [8, /^(5[1-3]|6[3-5]|7[1-6])/],
  [9, /^(8[12]|9\d)/],
];

const WEST = 7;
const HOUR_MS = 3_600_000;

/**
 * The hours that a regency's clock is ahead of UTC.
 *
 * @param wilayah the ministry's code, such as 64.07
 */
export const jamDi = (wilayah: string): number => ahead.find(([, provinces]) => provinces.test(wilayah))?.[0] ?? WEST;

/** The day, `YYYY-MM-DD`, where clocks are so many hours ahead of UTC. */
export const hariPada = (jam: number, now: Date): string =>
  new Date(now.getTime() + jam * HOUR_MS).toISOString().slice(0, 10);

/** The day, `YYYY-MM-DD`, that it is in a regency: an office asks in the morning, when it is still yesterday in UTC. */
export const hariDi = (wilayah: string, now: Date): string => hariPada(jamDi(wilayah), now);

/** The time of the day, '08.10'. */
export const jamMenit = (wilayah: string, moment: string): string =>
  new Date(Date.parse(moment) + jamDi(wilayah) * HOUR_MS).toISOString().slice(11, 16).replace(':', '.');
