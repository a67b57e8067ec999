import { kolomPetugas } from '#contract/limits.ts';
import type { SheetToWrite } from '@/shared/spreadsheet';
import type { JudgedOfficer } from './judge-officers';
import { type Kolom, kolom } from './officer-spec';

/** A workbook to be filled in. */
export const officerTemplate: readonly SheetToWrite[] = [
  {
    nama: 'Petugas',
    rows: [
      kolom.map((field) => kolomPetugas[field]),
      ['Contoh Petugas', 'contoh.petugas', 'contoh@dinas.go.id', '081234567890', 'Melak, Tering'],
    ],
    columns: kolom.map((field) => ({ width: field === 'kecamatan' ? 34 : 24 })),
  },
];

/** Complaints of the server about rows, by their ids, and those about the whole list. */
export interface ServerComplaints {
  rows: ReadonlyMap<string, Readonly<Partial<Record<Kolom, string>>>>;
  others: readonly string[];
}

/**
 * Finds the rows that the server complains about: it numbers what was sent from 1, the file its lines.
 *
 * @param errors by '3.email'
 */
export function serverComplaints(
  errors: Readonly<Record<string, readonly string[]>>,
  sent: readonly Pick<JudgedOfficer, 'id' | 'nomor'>[],
): ServerComplaints {
  const rows = new Map<string, Partial<Record<Kolom, string>>>();
  const others: string[] = [];
  for (const [key, all] of Object.entries(errors)) {
    const [at, field = ''] = key.split('.');
    const row = sent[Number(at) - 1];
    const name = kolom.find((one) => one === field);
    const says = all.map((pesan) => worded(pesan, sent));
    if (row && name) rows.set(row.id, { ...rows.get(row.id), [name]: says.join(' ') });
    else others.push(...says.map((pesan) => (row ? `Baris ${row.nomor}: ${pesan}` : pesan)));
  }
  return { rows, others };
}

const worded = (pesan: string, sent: readonly Pick<JudgedOfficer, 'nomor'>[]): string =>
  pesan
    .replace(/^Baris \d+[^:]*: /, '')
    .replace(/Sama dengan baris (\d+)/, (_, at) => `Sama dengan baris ${sent[Number(at) - 1]?.nomor ?? at}`);
