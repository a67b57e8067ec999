import type { Figure, LaporanInput } from '@/entities/laporan';
import type { TimbangBalita } from '@/entities/timbang-balita';
import type { DesaKelurahan } from '@/entities/wilayah';
import { angka } from '@/shared/lib/format';

const anak = { show: angka, kind: 'whole' } as const;

/** The five figures of a village, in the order of the forms and of the table (spec section 2). */
export const hitungan = [
  { ...anak, name: 'jumlah_balita', label: 'Jumlah Balita Ditimbang' },
  {
    ...anak,
    name: 'berat_badan_naik',
    label: 'Jumlah Balita Naik Berat Badan',
    header: 'Jumlah Balita Naik BB',
  },
  {
    ...anak,
    name: 'berat_badan_tidak_naik',
    label: 'Jumlah Balita Tidak Naik Berat Badan',
    header: 'Jumlah Balita Tidak Naik BB',
  },
  { ...anak, name: 'dibawah_garis_merah', label: 'Jumlah Balita Dibawah Garis Merah' },
  { ...anak, name: 'kasus_gizi_buruk', label: 'Kasus Gizi Buruk' },
] as const satisfies readonly Figure[];

type Nama = (typeof hitungan)[number]['name'];

/** What the form of a weighing sends; figures are text until the server reads them. */
export interface TimbangInput extends LaporanInput, Record<Nama, string> {
  /** Of a row that is stored already. */
  id?: number;
  user_id: number | undefined;
  periode_timbang_balita_id: number;
  kecamatan_id: string | number;
  kelurahan_id: string;
}

export interface SavedTimbang {
  timbang_balita: { id: number };
}

/** D − N − T: who is new, or was absent last month (CONTEXT.md); null while the figures are not all there, or do not fit. */
export function belumTercatat({
  jumlah_balita,
  berat_badan_naik,
  berat_badan_tidak_naik,
}: Partial<Record<Nama, string>>): number | null {
  const figures = [jumlah_balita, berat_badan_naik, berat_badan_tidak_naik];
  if (!figures.every((text) => /^\d+$/.test(text ?? ''))) return null;
  const rest = Number(jumlah_balita) - Number(berat_badan_naik) - Number(berat_badan_tidak_naik);
  return rest > 0 ? rest : null;
}

export interface TimbangShape {
  Row: TimbangBalita;
  Input: TimbangInput;
  Subject: DesaKelurahan;
}
