import type { TimbangBalita } from '@/entities/timbang-balita';

type Typed = Partial<Record<'jumlah_balita' | 'berat_badan_naik' | 'berat_badan_tidak_naik', string>>;

/** D − N − T: who is new, or was absent last month (CONTEXT.md); null while the figures are not all there, or do not fit. */
export function belumTercatat({ jumlah_balita, berat_badan_naik, berat_badan_tidak_naik }: Typed): number | null {
  const figures = [jumlah_balita, berat_badan_naik, berat_badan_tidak_naik];
  if (!figures.every((text) => /^\d+$/.test(text ?? ''))) return null;
  const rest = Number(jumlah_balita) - Number(berat_badan_naik) - Number(berat_badan_tidak_naik);
  return rest > 0 ? rest : null;
}

/** The five figures of a village, in the order of the forms (spec section 2). */
export const hitungan = [
  ['jumlah_balita', 'Jumlah Balita Ditimbang'],
  ['berat_badan_naik', 'Jumlah Balita Naik Berat Badan'],
  ['berat_badan_tidak_naik', 'Jumlah Balita Tidak Naik Berat Badan'],
  ['dibawah_garis_merah', 'Jumlah Balita Dibawah Garis Merah'],
  ['kasus_gizi_buruk', 'Kasus Gizi Buruk'],
] as const;

export type Hitungan = Pick<TimbangBalita, (typeof hitungan)[number][0]>;

/** The figures of a village alone; none where it did not report. */
export const hitunganOf = (rows: readonly TimbangBalita[], kelurahanId: unknown): Partial<Hitungan> => {
  const row = rows.find(({ kelurahan_id }) => kelurahan_id === Number(kelurahanId));
  return row ? Object.fromEntries(hitungan.map(([name]) => [name, row[name]])) : {};
};

/** A difference of fewer toddlers is small, whatever it is in per cent. */
export const SEDIKIT = 5;
