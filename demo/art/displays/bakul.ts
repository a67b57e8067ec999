import { pieces } from '../pieces/pieces.ts';
import { type DrawDisplay, type PieceNames, type Sheet, type Spot, shadow } from '../sheet.ts';
import { basket, crate } from '../vessels/basket.ts';
import { heap } from './heap.ts';

const canes = ['#c98d4e', '#b97f4a', '#d6a25c'] as const;
const woods = ['#cf9f63', '#c08d58', '#d8b07c'] as const;

/** A few that rolled down before the vessel, so that it stands in its place and not on a shelf. */
function fallen(sheet: Sheet, names: PieceNames, { x, floor, width }: Spot, unit: number): string {
  const { random } = sheet;
  const side = random.chance(0.5) ? 1 : -1;
  return [0.47, 0.34]
    .slice(0, random.chance(0.6) ? 2 : 1)
    .map((share, index) => {
      const name = random.pick(names);
      const size = unit * pieces[name].size * 0.95;
      const left = x + side * width * share + (index ? 0 : side * unit * 0.2);
      const foot = floor + unit * (0.16 + index * 0.16);
      return (
        shadow(left, foot - size * 0.06, size * 0.95) +
        sheet.place(name, {
          x: left,
          y: foot - size * 0.3,
          size,
          turn: pieces[name].turn + side * random.between(20, 50),
          middle: true,
        })
      );
    })
    .join('');
}

const unitFor = (names: PieceNames, width: number) => {
  const largest = Math.max(...names.map((name) => pieces[name].size));
  return width * (largest > 1.7 ? 0.185 : largest > 1.2 ? 0.2 : 0.22);
};

/** A basket heaped full. */
export const bakul: DrawDisplay = (sheet, names, spot) => {
  const { x, floor, width } = spot;
  const unit = unitFor(names, width);
  const vessel = basket(x, floor, width, sheet.random.pick(canes));
  return (
    shadow(x, floor + 6, width * 1.06, width * 0.075) +
    vessel.back +
    heap(sheet, names, { x, y: vessel.rim + unit * 0.34, width: vessel.mouth, tall: width * 0.34, unit, sunk: 0.14 }) +
    vessel.front +
    fallen(sheet, names, spot, unit)
  );
};

/** A slatted crate heaped full. */
export const peti: DrawDisplay = (sheet, names, spot) => {
  const { x, floor, width } = spot;
  const unit = unitFor(names, width);
  const vessel = crate(x, floor, width, sheet.random.pick(woods));
  return (
    shadow(x, floor + 2, width * 1.12, width * 0.06) +
    vessel.back +
    heap(sheet, names, { x, y: vessel.rim + unit * 0.26, width: vessel.mouth, tall: width * 0.34, unit, sunk: 0.14 }) +
    vessel.front +
    fallen(sheet, names, spot, unit)
  );
};
