import type { Baris, IsiKolom, Kolom } from '#contract/summaries/cetakan.ts';
import type { Kecamatan } from './asked.ts';

export const kolom = (isi: IsiKolom, judul: string, kelompok: string | null = null): Kolom => ({
  judul,
  kelompok,
  isi,
});

export const dilaporkan = (...sel: Baris['sel']): Baris => ({ sel, dilaporkan: true });

/** A row of which only the names are known. */
export const belum = (columns: readonly Kolom[], ...nama: string[]): Baris => ({
  sel: columns.map((_, at) => nama[at] ?? null),
  dilaporkan: false,
});

/** Rows by a key. */
export function dikelompokkan<Row, Key>(rows: readonly Row[], by: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(by(row));
    if (group) group.push(row);
    else groups.set(by(row), [row]);
  }
  return groups;
}

/** Who has reported nothing at all, if anybody. */
export const belumMelapor = (kecamatan: readonly Kecamatan[]): string[] =>
  kecamatan.length === 0 ? [] : [`Belum melapor: ${kecamatan.map(({ nama_kecamatan }) => nama_kecamatan).join(', ')}.`];

/** '32 dari 36 komoditi dilaporkan.' */
export const terisi = (baris: readonly Baris[], apa: string): string =>
  `${baris.filter((one) => one.dilaporkan).length} dari ${baris.length} ${apa} dilaporkan.`;
