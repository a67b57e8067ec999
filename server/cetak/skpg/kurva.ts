import { grouped } from '#contract/format.ts';
import { namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import { tanpaLabel } from '#contract/formulas/skpg/label.ts';
import { naikDari, nameUkuran } from '#contract/formulas/skpg/naik.ts';
import type { PapanSkpg, TitikSkpg } from '#contract/summaries/skpg/papan.ts';
import { INK, type Paper } from '../pdf/paper.ts';
import { drawTagged } from '../pdf/tags.ts';
import { write } from '../pdf/text.ts';

type Ukuran = 'tanam' | 'puso' | 'beras' | 'minyak' | 'telur' | 'nd' | 'bgm';

type Curve = readonly [judul: string, name: Ukuran, decimals: number];

const curvesOf = ({ ambang }: Pick<PapanSkpg, 'ambang'>): readonly Curve[] => [
  ['Luas tanam padi (ha)', 'tanam', 0],
  ['Luas puso padi (ha)', 'puso', 0],
  ['Harga eceran beras (Rp)', 'beras', 0],
  ['Harga eceran minyak goreng (Rp)', 'minyak', 0],
  ['Harga eceran telur (Rp)', 'telur', 0],
  [nameUkuran('nd', naikDari(ambang)), 'nd', 1],
  ['BGM/D (%)', 'bgm', 1],
];

const BOX = { height: 76, gap: 14, plot: 38 } as const;
const COLUMNS = 2;

/** The height of a line of curves, in points. */
export const CURVE_LINE = BOX.height + 4;

/**
 * Small curves of twelve months; a month without a report is a gap.
 *
 * @param next begins a further page
 */
export function drawCurves(paper: Paper, papan: Pick<PapanSkpg, 'kurva' | 'ambang'>, next: () => void): void {
  const { kurva } = papan;
  const curves = curvesOf(papan);
  const width = (paper.side.room - BOX.gap) / COLUMNS;
  curves.forEach((curve, at) => {
    const place = at % COLUMNS;
    if (place === 0 && paper.y + BOX.height > paper.side.bottom) next();
    const box = { x: paper.side.left + place * (width + BOX.gap), y: paper.y, width };
    drawTagged(paper, 'Figure', () => drawCurve(paper, kurva, curve, box), { alt: describeCurve(kurva, curve) });
    if (place === COLUMNS - 1 || at === curves.length - 1) paper.y += CURVE_LINE;
  });
}

/** Describes a curve in words: every month with its figure. */
function describeCurve(kurva: readonly TitikSkpg[], [judul, name, decimals]: Curve): string {
  const months = kurva.map((titik) => {
    const value = titik[name];
    return `${namaBulanTahun(titik)} ${value === null ? tanpaLabel['belum tersedia'] : grouped(value, decimals)}`;
  });
  return `Kurva ${judul}: ${months.join('; ')}.`;
}

/** The part of a curve's range that stays free between its lowest value and the axis. */
const BELOW = 0.2;

/** The value at the axis: zero where that is near, else a part of the range below the lowest. */
export function axisOf(low: number, high: number): number {
  if (low >= 0 && low <= (high - low) * BELOW * 2) return 0;
  return low - (high > low ? high - low : Math.abs(low) || 1) * BELOW;
}

function drawCurve(
  paper: Paper,
  kurva: readonly TitikSkpg[],
  [judul, name, decimals]: Curve,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const { doc } = paper;
  write(paper, judul, x, y, { width, size: 8, isBold: true });
  const values = kurva.map((titik) => titik[name]);
  const known = values.filter((value) => value !== null);
  const quiet = { size: 7, color: INK.quiet };
  if (known.length === 0) {
    write(paper, tanpaLabel['belum tersedia'], x, y + 14, { width, ...quiet });
    return;
  }
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const top = y + 18;
  const room = { from: x + 44, width: width - 48 };
  const axis = axisOf(low, high);
  const heightOf = (value: number): number =>
    top + BOX.plot - ((value - axis) / (high > axis ? high - axis : 1)) * BOX.plot;
  const placed = (value: number, at: number): [number, number] => [
    room.from + (at * room.width) / Math.max(1, kurva.length - 1),
    heightOf(value),
  ];
  doc.moveTo(room.from, top + BOX.plot).lineTo(room.from + room.width, top + BOX.plot);
  doc.lineWidth(0.4).strokeColor(INK.line).stroke();
  values.forEach((value, at) => {
    if (value === null) return;
    const [px, py] = placed(value, at);
    const before = values[at - 1] ?? null;
    if (before !== null)
      doc
        .moveTo(...placed(before, at - 1))
        .lineTo(px, py)
        .lineWidth(1.2)
        .strokeColor(INK.text)
        .stroke();
    doc.circle(px, py, at === values.length - 1 ? 2.2 : 1.1).fill(INK.text);
  });
  write(paper, grouped(high, decimals), x, top - 4, { width: 40, align: 'right', ...quiet });
  const lowest = Math.min(top + BOX.plot - 5, Math.max(top + 6, heightOf(low) - 4));
  if (high > low) write(paper, grouped(low, decimals), x, lowest, { width: 40, align: 'right', ...quiet });
  const [first, last] = [kurva[0], kurva.at(-1)];
  if (!first || !last) return;
  write(paper, namaBulanTahun(first), room.from, top + BOX.plot + 3, { width: room.width / 2, ...quiet });
  const end = values.at(-1) ?? null;
  const said = end === null ? namaBulanTahun(last) : `${namaBulanTahun(last)}: ${grouped(end, decimals)}`;
  write(paper, said, room.from + room.width / 2, top + BOX.plot + 3, {
    width: room.width / 2,
    align: 'right',
    ...quiet,
  });
}
