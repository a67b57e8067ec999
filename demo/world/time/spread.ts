import { randomFor, shuffled } from '../random-for.ts';
import type { Clock, Moment } from './moments.ts';

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
