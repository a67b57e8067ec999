import { line } from 'd3-shape';
import { rupiah } from '#contract/format.ts';
import { namaGaris } from '#contract/nama-garis.ts';
import type { PerbandinganHarga } from '#contract/summaries/perbandingan-harga.ts';
import { cut, inLines, lettering } from './lettering.ts';
import { brand, hills, MEREK_BAWAAN } from './share-card.ts';

const LEFT = 72;
const WIDTH = 1056;
/** Names and prices stand at the left of the curves. */
const NAMES = 520;
const [TOP, GROUND] = [250, 572];

/** As the page draws them: told apart by their dashes, too. */
const looks = [
  ['#1b6b40', ''],
  ['#a35a00', '18 12'],
  ['#2a5db0', '3 12'],
  ['#98357f', '30 10'],
  ['#4f4a41', '20 8 3 8'],
] as const;

/** The preview of a shared comparison, 1200 × 630: each line's name, its last price, and how it moved. */
export function compareCard(
  { garis, periode }: Pick<PerbandinganHarga, 'garis' | 'periode'>,
  below: string,
  merek = MEREK_BAWAAN,
): string {
  const { judul, nama } = namaGaris(garis);
  const [title = ''] = inLines(judul, 64, WIDTH, 1);
  const stroke = strokeOf(garis, periode.length);
  const lines = garis.map(({ eceran }, index) => {
    const [color, dashes] = looks[index] ?? looks[0];
    const y = TOP + 28 + index * 66;
    const last = eceran.findLast((harga) => harga !== null);
    const look = `fill="none" stroke="${color}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"${dashes && ` stroke-dasharray="${dashes}"`}`;
    return `<path d="M${LEFT} ${y - 9}h56" ${look}/>
  <g fill="#221f1a">${lettering(cut(nama[index] ?? '', 28, NAMES - 76), LEFT + 76, y, 28)}</g>
  <g fill="${color}">${lettering(last == null ? 'tidak dilaporkan' : rupiah(last), LEFT + 76, y + 30, 26)}</g>
  <path d="${stroke(eceran)}" ${look}/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
  <rect width="1200" height="630" fill="#faf8f3"/>
  ${garis.length === 0 ? hills : ''}
  ${brand(LEFT, 32, merek, 0.72)}
  <g fill="#221f1a">${lettering(title || 'Bandingkan harga', LEFT, 186, 64)}</g>
  ${lines.join('')}
  <g fill="#5c5548">${lettering(cut(below, 26, WIDTH), LEFT, 612, 26)}</g>
</svg>`;
}

function strokeOf(garis: PerbandinganHarga['garis'], count: number) {
  const known = garis.flatMap(({ eceran }) => eceran.filter((harga) => harga !== null));
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const begin = LEFT + NAMES + 40;
  const x = (_: unknown, at: number) => begin + (count > 1 ? at / (count - 1) : 1) * (LEFT + WIDTH - begin);
  const y = (harga: number | null) =>
    high === low ? (TOP + GROUND) / 2 : GROUND - (((harga ?? low) - low) / (high - low)) * (GROUND - TOP);
  const stroke = line<number | null>()
    .defined((harga) => harga !== null)
    .x(x)
    .y(y)
    .digits(1);
  return (eceran: readonly (number | null)[]) => stroke([...eceran]) ?? '';
}
