import type { TimbangBalita } from '@/entities/timbang-balita';

/** The five figures of a village, in the order of the forms and of the table (spec section 2). */
export const hitungan = [
  ['jumlah_balita', 'Jumlah Balita Ditimbang', 'Jumlah Balita Ditimbang'],
  ['berat_badan_naik', 'Jumlah Balita Naik Berat Badan', 'Jumlah Balita Naik BB'],
  ['berat_badan_tidak_naik', 'Jumlah Balita Tidak Naik Berat Badan', 'Jumlah Balita Tidak Naik BB'],
  ['dibawah_garis_merah', 'Jumlah Balita Dibawah Garis Merah', 'Jumlah Balita Dibawah Garis Merah'],
  ['kasus_gizi_buruk', 'Kasus Gizi Buruk', 'Kasus Gizi Buruk'],
] as const satisfies readonly (readonly [name: keyof TimbangBalita, label: string, header: string])[];

type Nama = (typeof hitungan)[number][0];
export type Hitungan = Record<Nama, number>;

/** What the form of a weighing sends; figures are text until the server reads them. */
export interface TimbangInput extends Record<Nama, string> {
  /** Of a row that is stored already. */
  id?: number;
  user_id: number | undefined;
  periode_timbang_balita_id: number;
  kecamatan_id: string | number;
  kelurahan_id: string;
  _method?: 'put';
}

export interface SavedTimbang {
  timbang_balita: { id: number };
}

type Stored = Partial<Record<Nama, string | number>>;

/** As the form shows them: blank where there are none yet. */
export const typedHitungan = (row: Stored = {}): Record<Nama, string> => ({
  jumlah_balita: String(row.jumlah_balita ?? ''),
  berat_badan_naik: String(row.berat_badan_naik ?? ''),
  berat_badan_tidak_naik: String(row.berat_badan_tidak_naik ?? ''),
  dibawah_garis_merah: String(row.dibawah_garis_merah ?? ''),
  kasus_gizi_buruk: String(row.kasus_gizi_buruk ?? ''),
});

/** As numbers: NaN where there are none. */
export const hitunganOf = (row: Stored = {}): Hitungan => ({
  jumlah_balita: Number(row.jumlah_balita),
  berat_badan_naik: Number(row.berat_badan_naik),
  berat_badan_tidak_naik: Number(row.berat_badan_tidak_naik),
  dibawah_garis_merah: Number(row.dibawah_garis_merah),
  kasus_gizi_buruk: Number(row.kasus_gizi_buruk),
});

/** The weighing of a village among those of a sub-district. */
export const timbangDi = (rows: readonly TimbangBalita[], kelurahanId: unknown): TimbangBalita | undefined =>
  rows.find(({ kelurahan_id }) => kelurahan_id === Number(kelurahanId));

/** A difference of fewer toddlers is small, whatever it is in per cent. */
export const SEDIKIT = 5;

/** D − N − T: who is new, or was absent last month (CONTEXT.md); null while the figures are not all there, or do not fit. */
export function belumTercatat({ jumlah_balita, berat_badan_naik, berat_badan_tidak_naik }: Stored): number | null {
  const figures = [jumlah_balita, berat_badan_naik, berat_badan_tidak_naik];
  if (!figures.every((text) => /^\d+$/.test(String(text ?? '')))) return null;
  const rest = Number(jumlah_balita) - Number(berat_badan_naik) - Number(berat_badan_tidak_naik);
  return rest > 0 ? rest : null;
}
