import { pieces } from '../pieces/pieces.ts';
import { shadow } from '../sheet.ts';
import { leafPlate } from '../vessels/tray.ts';
import type { DrawDisplay } from './display.ts';

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

/** One or three, as near as a hand. */
export const dekat: DrawDisplay = (sheet, names, { x, floor, width }) => {
  const { random } = sheet;
  const [first] = names;
  const last = names[names.length - 1] ?? first;
  const side = random.chance(0.5) ? 1 : -1;
  const { box, turn, size: natural } = pieces[first];
  const longer = Math.max(box[2] - box[0], box[3] - box[1]);
  const [wide, tall] = [(box[2] - box[0]) / longer, (box[3] - box[1]) / longer];
  const lean = Math.abs(turn) > 40 ? 0 : turn;
  if (tall < 0.68) {
    const size = width * 1.08;
    return (
      shadow(x, floor - width * 0.12, width * 1.3, width * 0.13) +
      leafPlate(x, floor - width * 0.14, width * 1.42, width * 0.36, side * 4) +
      shadow(x, floor - width * 0.2, size * 0.9, size * 0.06) +
      sheet.place(last, {
        x: x + side * width * 0.05,
        y: floor - width * 0.27,
        size: size * 0.9,
        turn: side * -5,
        flip: side > 0,
        middle: true,
        shade: 1,
      }) +
      shadow(x, floor - width * 0.06, size * 0.9, size * 0.06) +
      sheet.place(first, { x, y: floor - width * 0.12, size, turn: side * 3, flip: side < 0, middle: true })
    );
  }
  // What stands on its own foot stands straight; fruit leans.
  const stands = pieces[first].spread === 0;
  const size = Math.min(width * (stands ? 0.74 : 0.86), (width * (stands ? 0.62 : 0.74)) / wide);
  const put = (name: typeof first, across: number, foot: number, share: number, askew: number, shade: 0 | 1) => {
    const large = size * share * (pieces[name].size / natural);
    return (
      shadow(x + across * width, foot - large * 0.015, large * wide * 1.05, large * 0.07) +
      sheet.place(name, {
        x: x + across * width,
        y: foot,
        size: large,
        turn: lean + (stands ? 0 : askew),
        flip: !stands && across > 0,
        shade,
      })
    );
  };
  const slim = wide < 0.8 && natural > 1.3;
  return (
    put(last, side * 0.38, floor - width * 0.1, 0.88, side * 7, 1) +
    (slim ? put(names[1] ?? first, side * -0.42, floor - width * 0.12, 0.84, side * -8, 1) : '') +
    put(first, side * (slim ? -0.03 : -0.14), floor, 1, side * -3, 0) +
    (natural < 1.3 ? put(names[1] ?? first, side * 0.3, floor + width * 0.05, 0.72, side * 14, 0) : '')
  );
};

/** An open sack with full ones behind it and a bowl to look into. */
export const karung: DrawDisplay = (sheet, names, { x, floor, width }) => {
  const { random } = sheet;
  const [sack] = names;
  const bowl = names[1] ?? sack;
  const full = random.pick(['karung-tutup', 'karung-tutup-merah', 'karung-tutup-emas'] as const);
  const side = random.chance(0.5) ? 1 : -1;
  const put = (name: typeof sack, across: number, down: number, size: number, shade: 0 | 1) =>
    shadow(x + side * across * width, floor + down * width, size * width * 0.98, size * width * 0.09) +
    sheet.place(name, {
      x: x + side * across * width,
      y: floor + down * width,
      size: size * width,
      shade,
      flip: side < 0,
    });
  return (
    put(full, -0.36, -0.1, 0.5, 1) +
    put(full, 0.3, -0.12, 0.52, 1) +
    put(sack, -0.06, 0, 0.64, 0) +
    put(bowl, 0.35, 0.035, 0.4, 0)
  );
};
