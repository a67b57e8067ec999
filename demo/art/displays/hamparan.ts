import { type PieceName, pieces } from '../pieces/pieces.ts';
import type { DrawDisplay, PieceNames, Sheet, Spot } from '../sheet.ts';
import { at, ellipse } from '../svg.ts';
import { leafPlate, tray } from '../vessels/tray.ts';

const drop = (sheet: Sheet, name: PieceName, x: number, y: number, size: number, turn: number) => {
  const { box } = pieces[name];
  const longer = Math.max(box[2] - box[0], box[3] - box[1]);
  const [wide, tall] = [((box[2] - box[0]) / longer) * size, ((box[3] - box[1]) / longer) * size];
  const shade = at`<g transform="translate(${x + size * 0.05} ${y + size * 0.08}) rotate(${turn})">${ellipse(0, 0, wide * 0.49, tall * 0.49, '#3b2412', 0.18)}</g>`;
  return shade + sheet.place(name, { x, y, size, turn, middle: true, flip: sheet.random.chance(0.5) });
};

/** Rings in a round tray, from the rim to the middle. */
function ringed(sheet: Sheet, names: PieceNames, { x, floor: y, width }: Spot): string {
  const { random } = sheet;
  const across = Math.min(width * 1.16, sheet.height * 0.94);
  const largest = Math.max(...names.map((name) => pieces[name].size));
  const size = across * (largest > 1.9 ? 0.34 : largest > 1.2 ? 0.27 : 0.22);
  const slim =
    largest < 1.2 &&
    pieces[names[0]].box[3] - pieces[names[0]].box[1] > 1.8 * (pieces[names[0]].box[2] - pieces[names[0]].box[0]);
  let laid = '';
  for (let radius = across * 0.45 - size * 0.42; radius > size * 0.28; radius -= size * 0.66) {
    const count = Math.max(3, Math.round((radius * 6.283) / (size * (slim ? 0.3 : 0.74))));
    const start = random.between(0, 6.283);
    for (let index = 0; index < count; index += 1) {
      const angle = start + (index / count) * 6.283;
      laid += drop(
        sheet,
        random.pick(names),
        x + Math.cos(angle) * radius,
        y + Math.sin(angle) * radius,
        size * random.between(0.92, 1.05),
        (angle * 180) / Math.PI + 90 + random.between(-14, 14),
      );
    }
  }
  return (
    ellipse(x + 10, y + 20, across * 0.51, across * 0.51, '#3b2412', 0.25) +
    tray(x, y, across, 1) +
    laid +
    drop(sheet, names[0], x, y, size * 1.05, random.between(-30, 30))
  );
}

/** Side by side on a leaf, like fish at the market. */
function onLeaf(sheet: Sheet, names: PieceNames, { x, floor: y, width }: Spot): string {
  const { random } = sheet;
  const rows = 4;
  const step = sheet.height * 0.19;
  return (
    leafPlate(x + 10, y - step * 0.8, width * 1.46, sheet.height * 0.66, -5, '#3f8444') +
    leafPlate(x, y + step * 0.7, width * 1.46, sheet.height * 0.66, 5, '#559c48') +
    Array.from({ length: rows }, (_, row) => {
      const name = random.pick(names);
      const upright =
        Math.abs(pieces[name].box[3] - pieces[name].box[1]) > Math.abs(pieces[name].box[2] - pieces[name].box[0]);
      return drop(
        sheet,
        name,
        x + (row % 2 ? 1 : -1) * width * 0.06,
        y + (row - (rows - 1) / 2) * step,
        width * 0.78,
        (upright ? 90 : 0) + random.between(-7, 7),
      );
    }).join('')
  );
}

/** A staggered pattern over the whole ground. */
function strewn(sheet: Sheet, names: PieceNames, { x, floor: y, width }: Spot): string {
  const { random } = sheet;
  const largest = Math.max(...names.map((name) => pieces[name].size));
  const size = width * (largest > 1.9 ? 0.42 : 0.3);
  const [stepX, stepY] = [size * 0.98, size * 0.88];
  let laid = '';
  for (let row = -2; row <= 2; row += 1) {
    for (let column = -3; column <= 3; column += 1) {
      const name = names[Math.abs(row * 2 + column) % names.length] ?? names[0];
      laid += drop(
        sheet,
        name,
        x + (column + (row % 2 ? 0.5 : 0)) * stepX + random.between(-8, 8),
        y + row * stepY + random.between(-8, 8),
        size * random.between(0.86, 1),
        random.between(-40, 40),
      );
    }
  }
  return laid;
}

const long = (name: PieceName) => {
  const { box } = pieces[name];
  const ratio = (box[2] - box[0]) / (box[3] - box[1]);
  return pieces[name].size > 1.2 && (ratio > 1.7 || ratio < 0.62);
};

/** Everything seen straight from above. */
export const hamparan: DrawDisplay = (sheet, names, spot) => {
  if (long(names[0])) return onLeaf(sheet, names, spot);
  return sheet.random.chance(0.68) ? ringed(sheet, names, spot) : strewn(sheet, names, spot);
};
