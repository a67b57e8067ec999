import { type Random, randomFor, shuffled } from '../../random.ts';
import { dayOf, instantAt } from './calendar.ts';

export interface Moment {
  revisi: number;
  created_at: string;
  updated_at: string;
}

/** When rows were written: in office hours, some of them corrected later, none of them after now. */
export type Clock = (from: number, to: number, random: Random) => Moment;

const CORRECTED = 0.06;

export function clockUntil(now: Date): Clock {
  const upToNow = (instant: number) => new Date(Math.min(instant, now.getTime())).toISOString();
  const today = dayOf(now);
  return (from, to, random) => {
    const day = Math.min(from, today) + Math.floor(random.between(0, Math.min(to, today) - Math.min(from, today) + 1));
    const created = instantAt(day, random.between(8, 15.5));
    const created_at = upToNow(created);
    const corrected = random.chance(CORRECTED) ? upToNow(created + random.between(0.2, 26) * 3_600_000) : created_at;
    return { revisi: corrected === created_at ? 1 : 2, created_at, updated_at: corrected };
  };
}

const YEAR = 355;

/**
 * Spreads things over the year up to the day, in an order of their own, oldest first.
 *
 * @param dayOf the day of those that belong to a season
 */
export function spreadOverYear<Item>(
  items: readonly Item[],
  subject: string,
  { clock, day }: { clock: Clock; day: number },
  dayOf: (item: Item) => number | undefined = () => undefined,
): { item: Item; moment: Moment }[] {
  const pace = YEAR / Math.max(1, items.length);
  return shuffled(items, subject)
    .map((item, index) => {
      const random = randomFor(subject, index);
      const from = dayOf(item) ?? day - YEAR + Math.floor(index * pace);
      return { item, moment: clock(from, from + Math.floor(pace), random) };
    })
    .sort((a, b) => a.moment.created_at.localeCompare(b.moment.created_at));
}
