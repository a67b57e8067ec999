import { kolomPetugas } from '#contract/limits.ts';
import type { SheetToWrite, Table } from '@/shared/spreadsheet';

export type BarisPetugas = Record<keyof typeof kolomPetugas, string>;

const fields = Object.keys(kolomPetugas) as (keyof typeof kolomPetugas)[];

/** A row of the sheet, and which one it is as the file counts them. */
export interface SheetRow {
  nomor: number;
  isi: BarisPetugas;
}

export type ReadSheet = { rows: readonly SheetRow[] } | { refused: string };

const plain = (text: unknown): string => String(text ?? '').trim();
const asHeader = (text: unknown): string =>
  plain(text)
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** A phone number whose first zero a spreadsheet has swallowed. */
const phone = (text: string): string => (/^8\d{7,11}$/.test(text) ? `0${text}` : text);

/** The officers of a sheet whose first row names the columns; rows without anything are passed over. */
export function officersIn({ rows }: Pick<Table, 'rows'>): ReadSheet {
  const [head = [], ...body] = rows;
  const places = fields.map((field) => head.findIndex((cell) => asHeader(cell) === asHeader(kolomPetugas[field])));
  const missing = fields.filter((_, at) => places[at] === -1);
  if (missing.length > 0) {
    return { refused: `Kolom ${missing.map((field) => kolomPetugas[field]).join(', ')} tidak ada di baris pertama.` };
  }
  const read = body.map((row, at) => {
    const cells = places.map((place) => plain(row[place]));
    const isi = Object.fromEntries(fields.map((field, column) => [field, cells[column] ?? ''])) as BarisPetugas;
    return { nomor: at + 2, isi: { ...isi, no_hp: phone(isi.no_hp) } };
  });
  const filled = read.filter(({ isi }) => Object.values(isi).some((text) => text !== ''));
  return filled.length > 0 ? { rows: filled } : { refused: 'Lembar ini tidak berisi petugas.' };
}

/** A workbook to be filled in. */
export const officerTemplate: readonly SheetToWrite[] = [
  {
    nama: 'Petugas',
    rows: [
      fields.map((field) => kolomPetugas[field]),
      ['Contoh Petugas', 'contoh.petugas', 'contoh@dinas.go.id', '081234567890', 'Melak, Tering'],
    ],
    columns: fields.map((field) => ({ width: field === 'kecamatan' ? 34 : 24 })),
  },
];

/** A complaint of the server, by the row as the file counts it: the answer numbers what was sent, from one. */
export interface Complaint {
  nomor: number;
  kolom: string;
  pesan: string;
}

/** @param errors by '3.email' */
export function complaintsBy(errors: Record<string, readonly string[]>, rows: readonly SheetRow[]): Complaint[] {
  return Object.entries(errors).flatMap(([key, all]) => {
    const [at, field = ''] = key.split('.');
    const nomor = rows[Number(at) - 1]?.nomor;
    if (nomor === undefined) return all.map((pesan) => ({ nomor: 0, kolom: '', pesan }));
    const kolom = field in kolomPetugas ? kolomPetugas[field as keyof typeof kolomPetugas] : '';
    return all.map((pesan) => ({
      ...{ nomor, kolom },
      pesan: pesan
        .replace(/^Baris \d+[^:]*: /, '')
        .replace(
          /Sama dengan baris (\d+)/,
          (_, other) => `Sama dengan baris ${rows[Number(other) - 1]?.nomor ?? other}`,
        ),
    }));
  });
}
