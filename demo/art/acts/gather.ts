import { type Person, person } from '../people/person.ts';
import type { Sheet } from '../sheet.ts';

interface Standing {
  who: Person;
  /** Share of the width. */
  x: number;
  /** Feet, as a share of the height. */
  y: number;
  tall: number;
  flip?: boolean;
  /** What lies over the person's feet: drawn at once after them. */
  before?: string;
}

/** People drawn from the farthest to the nearest. */
export function gather(sheet: Sheet, people: readonly Standing[]): string {
  return [...people]
    .sort((a, b) => a.y - b.y)
    .map(
      ({ who, x, y, tall, flip = false, before = '' }) =>
        person(sheet, who, x * sheet.width, y * sheet.height, tall * sheet.height, flip) + before,
    )
    .join('');
}
