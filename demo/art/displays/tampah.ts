import { pieces } from '../pieces/pieces.ts';
import { type DrawDisplay, type PieceNames, type Sheet, shadow } from '../sheet.ts';
import { leafPlate, tray } from '../vessels/tray.ts';
import { heap } from './heap.ts';

const largest = (names: PieceNames) => Math.max(...names.map((name) => pieces[name].size));
const unitOf = (names: PieceNames, width: number) =>
  width * (largest(names) > 2.4 ? 0.18 : largest(names) > 1.7 ? 0.21 : 0.225);

/** A winnowing tray before the knees, the harvest in a low heap. */
export const tampah: DrawDisplay = (sheet, names, { x, floor, width }) => {
  const unit = unitOf(names, width);
  const middle = floor - width * 0.13;
  return (
    shadow(x, middle + width * 0.06, width * 1.18, width * 0.2) +
    tray(x, middle, width * 1.1, 0.33, sheet.random.pick(['#d8ad6a', '#c99a5b', '#e0bd82'])) +
    heap(sheet, names, { x, y: floor - width * 0.03, width: width * 0.92, tall: width * 0.42, unit })
  );
};

/** Banana leaves on the ground, the harvest heaped upon them. */
export const daun: DrawDisplay = (sheet, names, { x, floor, width }) => {
  const unit = unitOf(names, width);
  return (
    shadow(x, floor - width * 0.06, width * 1.16, width * 0.13) +
    leafPlate(x - width * 0.05, floor - width * 0.12, width * 1.24, width * 0.3, -7, '#3f8444') +
    leafPlate(x + width * 0.03, floor - width * 0.07, width * 1.26, width * 0.3, 4, '#559c48') +
    heap(sheet, names, { x, y: floor - width * 0.02, width: width * 0.86, tall: width * 0.4, unit })
  );
};

/** Fish and bundles laid side by side, each seen whole. */
export const jejer: DrawDisplay = (sheet: Sheet, names, { x, floor, width }) => {
  const { random } = sheet;
  const unit = width * 0.32;
  const rows = 3;
  let laid = '';
  for (let row = 0; row < rows; row += 1) {
    const name = random.pick(names);
    const size = Math.min(width * 1.02, unit * pieces[name].size) * (0.86 + row * 0.08);
    const y = floor - width * 0.31 + row * width * 0.135;
    const left = x + (row - 1) * width * 0.06 + random.between(-10, 10);
    laid +=
      shadow(left, y + size * 0.1, size * 0.9, size * 0.07) +
      sheet.place(name, { x: left, y, size, turn: -6 + random.between(-4, 4), flip: row % 2 === 1, middle: true });
  }
  return (
    shadow(x, floor - width * 0.1, width * 1.18, width * 0.16) +
    leafPlate(x - width * 0.04, floor - width * 0.2, width * 1.34, width * 0.42, -8, '#3f8444') +
    leafPlate(x + width * 0.02, floor - width * 0.12, width * 1.38, width * 0.42, 3, '#559c48') +
    laid
  );
};
