import { plainDecimal } from '#contract/format.ts';
import type { OwnLahan } from '@/entities/lahan-petani';
import type { Lokasi } from './lokasi-rules';
import { typedLuas } from './luas';

/** What is typed of a plot itself, in the order of the form. */
const petak = [
  ...(['kecamatan_id', 'kelurahan_id', 'alamat', 'luas_tanam', 'jumlah_panen'] as const),
  ...(['komoditi', 'satuan_panen', 'bulan'] as const),
];
type Petak = (typeof petak)[number];

/** What the form of a plot holds: text, but for what nobody types. */
export interface LahanValues extends Lokasi, Record<Petak, string> {
  /** Of a plot that is stored already. */
  id?: number | undefined;
  /** The revision that the change is based on. */
  revisi?: number | undefined;
  user_id: number;
  /** Where the server knows it to lie. */
  koordinat?: { id: number; lat: number; lang: number } | null | undefined;
}

/** A stored or waiting plot as its form shows it. */
export const typedPetak = (row: Partial<Record<Petak, unknown>>): Record<Petak, string> =>
  Object.fromEntries(
    petak.map((name) => [name, name === 'luas_tanam' ? typedLuas(row[name]) : String(row[name] ?? '')]),
  ) as Record<Petak, string>;

/** What stands while a waiting plot is corrected. */
export const standsOf = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !petak.some((typed) => typed === name)));

/** A stored plot and its place as their form shows them. */
export const valuesOf = (lahan: OwnLahan): LahanValues => ({
  ...{ id: lahan.id, revisi: lahan.revisi, user_id: lahan.user_id },
  ...typedPetak(lahan),
  lat: lahan.koordinat ? plainDecimal(lahan.koordinat.lat) : '',
  lang: lahan.koordinat ? plainDecimal(lahan.koordinat.lang) : '',
  koordinat: lahan.koordinat,
});
