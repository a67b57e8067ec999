import type { Piece } from '../pieces/piece.ts';
import { pieces } from '../pieces/pieces.ts';
import type { PieceNames, Sheet } from '../sheet.ts';

interface Mound {
  x: number;
  /** The line on which the lowest row lies. */
  y: number;
  width: number;
  /** How high it may rise. */
  tall: number;
  /** The pixels of a tomato. */
  unit: number;
  /** What share of the lowest row hides behind a rim. */
  sunk?: number;
}

/** The room a piece takes as it lies in a heap, its longer side being 1. */
function room({ box: [left, top, right, bottom], turn }: Piece): { across: number; up: number } {
  const longer = Math.max(right - left, bottom - top);
  const [wide, high] = [(right - left) / longer, (bottom - top) / longer];
  const [cos, sin] = [Math.abs(Math.cos((turn * Math.PI) / 180)), Math.abs(Math.sin((turn * Math.PI) / 180))];
  return { across: wide * cos + high * sin, up: wide * sin + high * cos };
}

/** Many of one kind (or of several in turn) piled up, the lower in front of the upper. */
export function heap(sheet: Sheet, names: PieceNames, { x, y, width, tall, unit, sunk = 0 }: Mound): string {
  const { random } = sheet;
  const sizes = names.map((name) => ({ size: pieces[name].size * unit, ...room(pieces[name]) }));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const step = mean(sizes.map(({ size, up }) => size * up));
  const pitch = mean(sizes.map(({ size, across }) => size * across));
  // What lies every way round leaves gaps, so it lies closer.
  const crowd = pieces[names[0]].spread >= 40 && pieces[names[0]].size < 1.8 ? 0.42 : 0.58;
  const rows = Math.min(7, Math.max(1, Math.round((tall - step * 0.6) / (step * 0.42)) + 1));
  let drawn = '';
  for (let row = rows - 1; row >= 0; row -= 1) {
    const share = row / rows;
    const reach = Math.max(0, width * Math.sqrt(1 - share * share * 0.94) - pitch * 0.8);
    const count = Math.max(1, Math.round(reach / (pitch * crowd)) + 1);
    const lift = y - step * (0.46 - sunk + row * 0.42);
    // From the rims to the middle, so that the middle one lies on top.
    const fromMiddle = (index: number) => Math.abs(index - (count - 1) / 2);
    const order = Array.from({ length: count }, (_, index) => index).sort((a, b) => fromMiddle(b) - fromMiddle(a));
    for (const index of order) {
      const name = names.length === 1 ? names[0] : random.pick(names);
      const { size, turn, spread } = pieces[name];
      const across = count === 1 ? 0 : index / (count - 1) - 0.5;
      const place = {
        x: x + across * reach + random.between(-0.08, 0.08) * pitch,
        y: lift + across * across * step * (sunk ? 0.6 : 0.3) + random.between(-0.06, 0.06) * step,
        size: unit * size * random.between(0.93, 1.06),
        turn: turn + random.between(-spread, spread) + across * 26,
        flip: random.chance(0.5),
        middle: true,
      };
      const shade = row === 0 ? (random.chance(0.3) ? 1 : 0) : row === 1 ? (random.chance(0.3) ? 0 : 1) : 2;
      drawn +=
        sheet.place(name, { ...place, x: place.x + 3, y: place.y + 3, size: place.size * 1.035, shade: 4 }) +
        sheet.place(name, { ...place, shade });
    }
  }
  return drawn;
}
