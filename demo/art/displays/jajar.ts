import { pieces } from '../pieces/pieces.ts';
import { type DrawDisplay, shadow } from '../sheet.ts';

/** Packed goods in two ranks: the front one in the light, the others behind its shoulders. */
export const jajar: DrawDisplay = (sheet, names, { x, floor, width }) => {
  const { random } = sheet;
  const unit = width * 0.27;
  const first = names[0];
  const other = () => (names.length > 1 ? random.pick(names) : first);
  const ranks = random.pick([
    [
      [-0.36, -0.1, 0.8],
      [0.36, -0.1, 0.8],
      [-0.18, -0.03, 0.92],
      [0.2, -0.03, 0.92],
      [0, 0.04, 1.06],
    ],
    [
      [-0.3, -0.08, 0.84],
      [0.06, -0.1, 0.84],
      [0.38, -0.06, 0.86],
      [-0.12, 0.03, 1.06],
      [0.24, 0.04, 0.98],
    ],
    [
      [0.34, -0.09, 0.82],
      [-0.02, -0.1, 0.82],
      [-0.34, -0.03, 0.94],
      [0.16, 0.02, 1.04],
    ],
  ] as const);
  return ranks
    .map(([across, down, grow], index) => {
      const name = index === ranks.length - 1 ? first : other();
      const { box, size } = pieces[name];
      const wide = (box[2] - box[0]) / Math.max(box[2] - box[0], box[3] - box[1]);
      const side = unit * size * grow;
      const [left, foot] = [x + across * width, floor + down * width];
      return (
        shadow(left + side * 0.05, foot, side * wide * 1.15, side * 0.07) +
        sheet.place(name, { x: left, y: foot, size: side, shade: down < -0.05 ? 1 : 0 })
      );
    })
    .join('');
};
