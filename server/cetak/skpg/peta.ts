import { type LabelSkpg, warnaCetak } from '#contract/formulas/skpg/label.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { BentukWilayah } from '#contract/summaries/bentuk-kecamatan.ts';
import type { TempatSkpg } from '#contract/summaries/skpg/papan.ts';
import { INK, type Paper } from '../pdf/paper.ts';
import { drawTagged } from '../pdf/tags.ts';
import { write } from '../pdf/text.ts';

/** Told apart also without colour: each is darker than the one before, and its letter stands in it. */
const LOOK: Readonly<Record<LabelSkpg, { fill: string; ink: string; letter: string; nama: string }>> = {
  aman: { fill: warnaCetak.aman, ink: INK.text, letter: 'A', nama: 'aman' },
  waspada: { fill: warnaCetak.waspada, ink: INK.text, letter: 'W', nama: 'waspada' },
  rentan: { fill: warnaCetak.rentan, ink: '#ffffff', letter: 'R', nama: 'rentan' },
};
const NONE = { fill: '#ffffff', ink: INK.quiet, letter: '–', nama: 'belum dapat dinilai' };

const HEIGHT = 250;
const KEY = { width: 150, line: 16, box: 10 } as const;

/** How high the map is; nothing where the regency has no outlines. */
export const mapHeight = ({ bentuk }: Pick<BentukWilayah, 'bentuk'>): number => (bentuk.length > 0 ? HEIGHT + 10 : 0);

/** The kecamatan in their outlines, by the label of all aspects together. */
export function drawMap(paper: Paper, shapes: BentukWilayah, tempat: readonly TempatSkpg[]): void {
  if (shapes.bentuk.length === 0) return;
  drawTagged(paper, 'Figure', () => drawShapes(paper, shapes, tempat), { alt: describeMap(tempat) });
}

/** Describes the map in words: the kecamatan by their labels. */
function describeMap(tempat: readonly TempatSkpg[]): string {
  const places = Map.groupBy(
    tempat.filter(({ kecamatan_id }) => kecamatan_id !== null),
    ({ komposit }) => (komposit.label ? LOOK[komposit.label] : NONE).nama,
  );
  const parts = [...places].map(([label, some]) => `${label}: ${some.map(({ nama }) => nama).join(', ')}`);
  return regional`Peta kecamatan menurut penilaian gabungan. ${parts.join('; ')}.`;
}

function drawShapes(paper: Paper, shapes: BentukWilayah, tempat: readonly TempatSkpg[]): void {
  const { lebar, tinggi, bentuk, sumber } = shapes;
  const { doc, y } = paper;
  const scale = Math.min(HEIGHT / tinggi, (paper.side.right - paper.side.left - KEY.width) / lebar);
  /** As the table numbers them. */
  const numberOf = new Map(
    tempat.filter(({ kecamatan_id }) => kecamatan_id !== null).map(({ kecamatan_id }, at) => [kecamatan_id, at + 1]),
  );
  const lookOf = new Map(
    tempat.map(({ kecamatan_id, komposit }) => [kecamatan_id, komposit.label ? LOOK[komposit.label] : NONE]),
  );
  doc.save().translate(paper.side.left, y).scale(scale);
  for (const { kecamatan_id, d } of bentuk) {
    const { fill } = lookOf.get(kecamatan_id) ?? NONE;
    doc
      .path(d)
      .lineWidth(0.6 / scale)
      .fillAndStroke(fill, INK.line);
  }
  doc.restore();
  for (const { kecamatan_id, x, y: middle } of bentuk) {
    const { ink, letter } = lookOf.get(kecamatan_id) ?? NONE;
    const at = { x: paper.side.left + x * scale, y: y + middle * scale };
    const words = `${numberOf.get(kecamatan_id) ?? ''}${letter}`;
    write(paper, words, at.x - 12, at.y - 5, { width: 24, size: 7, isBold: true, align: 'center', color: ink });
  }
  let line = y + 8;
  for (const { fill, ink, letter, nama } of [...Object.values(LOOK), NONE]) {
    const left = paper.side.right - KEY.width;
    doc
      .rect(left, line, KEY.box + 4, KEY.box)
      .lineWidth(0.5)
      .fillAndStroke(fill, INK.line);
    write(paper, letter, left, line + 1, { width: KEY.box + 4, size: 7, isBold: true, align: 'center', color: ink });
    write(paper, nama, left + KEY.box + 10, line, { width: KEY.width - KEY.box - 10, size: 9 });
    line += KEY.line;
  }
  if (sumber !== null) {
    const from = { width: KEY.width, size: 7, color: INK.quiet };
    write(
      paper,
      regional`Nomor seperti pada tabel. Batas kecamatan: ${sumber}`,
      paper.side.right - KEY.width,
      line + 4,
      from,
    );
  }
  paper.y = y + mapHeight({ bentuk });
}
