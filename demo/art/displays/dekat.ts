import { pieces } from '../pieces/pieces.ts';
import { type DrawDisplay, shadow } from '../sheet.ts';
import { leafPlate } from '../vessels/tray.ts';

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
  // What stands on its own foot stands straight; fruit leans.
  const stands = pieces[first].spread === 0;
  if (tall < 0.68 && !stands) {
    const size = width * Math.min(1.08, 0.4 / tall);
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
  const size = stands ? width * 0.76 : Math.min(width * 0.86, (width * 0.74) / wide);
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
