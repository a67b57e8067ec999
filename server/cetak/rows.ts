import { regional } from '#contract/formulas/wilayah/regional.ts';
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

const listUnreported = (names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`Belum melapor: ${names.join(', ')}.`];

/** Who has reported nothing at all, if anybody. */
export const belumMelapor = (kecamatan: readonly Kecamatan[]): string[] =>
  listUnreported(kecamatan.map(({ nama_kecamatan }) => nama_kecamatan));

/** Lists the names of rows without a report. */
export const namaBelum = (baris: readonly Baris[]): string[] =>
  listUnreported(baris.filter(({ dilaporkan }) => !dilaporkan).map(({ sel: [nama] }) => String(nama)));

/** '32 dari 36 komoditi dilaporkan.' */
export const terisi = (baris: readonly Baris[], apa: string): string =>
  `${baris.filter((one) => one.dilaporkan).length} dari ${baris.length} ${regional(apa)} dilaporkan.`;
