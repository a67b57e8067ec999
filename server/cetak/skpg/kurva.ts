import { grouped } from '#contract/format.ts';
import { namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import { tanpaLabel } from '#contract/formulas/skpg/label.ts';
import type { TitikSkpg } from '#contract/summaries/skpg/papan.ts';
import { INK, type Paper, SIDE, WIDTH, write } from '../pdf/paper.ts';

type Ukuran = 'tanam' | 'puso' | 'beras' | 'minyak' | 'telur' | 'nd' | 'bgm';

const CURVES: readonly (readonly [judul: string, name: Ukuran, decimals: number])[] = [
  ['Luas tanam padi (ha)', 'tanam', 0],
  ['Luas puso padi (ha)', 'puso', 0],
  ['Harga eceran beras (Rp)', 'beras', 0],
  ['Harga eceran minyak goreng (Rp)', 'minyak', 0],
  ['Harga eceran telur (Rp)', 'telur', 0],
  ['N/D (%)', 'nd', 1],
  ['BGM/D (%)', 'bgm', 1],
];

const BOX = { height: 72, gap: 14, plot: 34 } as const;
const COLUMNS = 2;
const LINES = Math.ceil(CURVES.length / COLUMNS);

export const curvesHeight = LINES * (BOX.height + 4);

/** Small curves of twelve months, each from its lowest to its highest; a month without a report is a gap. */
export function drawCurves(paper: Paper, kurva: readonly TitikSkpg[]): void {
  const width = (WIDTH - BOX.gap) / COLUMNS;
  CURVES.forEach((curve, at) => {
    const x = SIDE.left + (at % COLUMNS) * (width + BOX.gap);
    drawCurve(paper, kurva, curve, { x, y: paper.y + Math.floor(at / COLUMNS) * (BOX.height + 4), width });
  });
  paper.y += curvesHeight;
}

function drawCurve(
  paper: Paper,
  kurva: readonly TitikSkpg[],
  [judul, name, decimals]: (typeof CURVES)[number],
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
  const placed = (value: number, at: number): [number, number] => [
    room.from + (at * room.width) / Math.max(1, kurva.length - 1),
    top + BOX.plot - (high > low ? ((value - low) / (high - low)) * BOX.plot : BOX.plot / 2),
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
  if (high > low) write(paper, grouped(low, decimals), x, top + BOX.plot - 5, { width: 40, align: 'right', ...quiet });
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
