import { polygonContains } from 'd3-polygon';

export type Point = [x: number, y: number];
/** The corners of a closed line, in the units of its picture; the last is joined to the first. */
export type Ring = Point[];

/** The closed lines of an SVG path as `pathOf` writes it; anything else has none. */
export function ringsOf(path: string): Ring[] {
  return path
    .split('M')
    .slice(1)
    .map((part) => {
      const numbers = (part.match(/-?\d+/g) ?? []).map(Number);
      const ring: Ring = [];
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        const [x = 0, y = 0] = ring.at(-1) ?? [];
        ring.push([x + (numbers[at] ?? 0), y + (numbers[at + 1] ?? 0)]);
      }
      return ring;
    });
}

/** Closed lines as an SVG path: each begins at a place, and goes on by steps, which are short numbers. Whole units only. */
export const pathOf = (rings: readonly Ring[]): string =>
  rings
    .map(([first = [0, 0], ...rest]) => {
      let [x, y] = first;
      const steps = rest.flatMap(([toX, toY]) => {
        const step = [toX - x, toY - y];
        [x, y] = [toX, toY];
        return step;
      });
      return `M${spaced(first)}l${spaced(steps)}z`;
    })
    .join('');

/** Numbers with a space only where no minus sign parts them. */
const spaced = (numbers: readonly number[]): string =>
  numbers.map((number, at) => (at > 0 && number >= 0 ? ` ${number}` : String(number))).join('');

/** Whether a point lies within a shape; a ring inside another is a hole. */
export const isWithin = (rings: readonly Ring[], point: Point): boolean =>
  rings.filter((ring) => polygonContains(ring, point)).length % 2 === 1;

/** How far a point is from the nearest line of a shape. */
export const toEdge = (rings: readonly Ring[], point: Point): number =>
  Math.min(...rings.flatMap((ring) => ring.map((to, at) => toLine(point, ring.at(at - 1) ?? to, to))));

function toLine([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const length = alongX ** 2 + alongY ** 2;
  const part = length === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / length;
  const at = Math.max(0, Math.min(1, part));
  return Math.hypot(fromX + at * alongX - x, fromY + at * alongY - y);
}
