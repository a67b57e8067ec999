import { namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import { warnaCetak } from '#contract/formulas/skpg/label.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { BentukWilayah } from '#contract/summaries/bentuk-kecamatan.ts';
import type { PapanSkpg } from '#contract/summaries/skpg/papan.ts';
import { cut, lettering } from './lettering.ts';
import { brand, hills, MEREK_BAWAAN } from './share-card.ts';

const LEFT = 72;
const MAP = { x: 700, y: 60, width: 430, height: 500 } as const;
const WORDS = MAP.x - LEFT - 24;

/** The preview of a shared month, 1200 × 630: what the regency is called, how many kecamatan are, and their map. */
export function skpgCard(
  { tempat, ...papan }: PapanSkpg,
  { lebar, tinggi, bentuk }: BentukWilayah,
  merek = MEREK_BAWAAN,
): string {
  const [kabupaten, ...kecamatan] = tempat;
  const labels = new Map(tempat.map(({ kecamatan_id, komposit }) => [kecamatan_id, komposit.label]));
  const scale = lebar > 0 ? Math.min(MAP.width / lebar, MAP.height / tinggi) : 0;
  const shapes = bentuk.map(({ kecamatan_id, d }) => {
    const label = labels.get(kecamatan_id);
    return `<path d="${d}" fill="${label ? warnaCetak[label] : '#ffffff'}"/>`;
  });
  const counts = (['aman', 'waspada', 'rentan'] as const).map((label, at) => {
    const count = kecamatan.filter(({ komposit }) => komposit.label === label).length;
    const y = 390 + at * 52;
    return `<rect x="${LEFT}" y="${y - 26}" width="32" height="32" rx="6" fill="${warnaCetak[label]}" stroke="#857d6d"/>
  <g fill="#221f1a">${lettering(regional`${count} kecamatan ${label}`, LEFT + 48, y, 30)}</g>`;
  });
  const word = kabupaten?.komposit.label ?? 'belum dapat dinilai';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
  <rect width="1200" height="630" fill="#faf8f3"/>
  ${bentuk.length === 0 ? hills : ''}
  ${brand(LEFT, 40, merek, 0.72)}
  <g fill="#221f1a">${lettering(cut('Kewaspadaan pangan', 48, WORDS), LEFT, 200, 48)}
  ${lettering(cut(namaBulanTahun(papan), 44, WORDS), LEFT, 262, 44)}</g>
  <g fill="#1b5e3b">${lettering(word, LEFT, 330, 40)}</g>
  ${counts.join('')}
  <g transform="translate(${MAP.x} ${MAP.y}) scale(${scale})" stroke="#857d6d" stroke-width="1.5" fill-rule="evenodd">${shapes.join('')}</g>
  <g fill="#5c5548">${lettering(cut(kabupaten?.nama ?? '', 26, WORDS), LEFT, 590, 26)}</g>
</svg>`;
}
