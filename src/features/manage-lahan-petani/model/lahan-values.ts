import type { OwnLahan } from '@/entities/lahan-petani';
import type { Lokasi } from './lokasi-rules';

/** What the form of a plot holds: text, but for what nobody types. */
export interface LahanValues extends Lokasi {
  /** Of a plot that is stored already. */
  id?: number | undefined;
  /** The revision that the change is based on. */
  revisi?: number | undefined;
  user_id: number;
  kecamatan_id: string;
  kelurahan_id: string;
  alamat: string;
  luas_tanam: string;
  jumlah_panen: string;
  komoditi: string;
  satuan_panen: string;
  bulan: string;
  /** Where the server knows it to lie. */
  koordinat?: { id: number; lat: number; lang: number } | null | undefined;
}

/** A stored plot as its form shows it. */
export const valuesOf = (lahan: OwnLahan): LahanValues => ({
  id: lahan.id,
  revisi: lahan.revisi,
  user_id: lahan.user_id,
  kecamatan_id: String(lahan.kecamatan_id),
  kelurahan_id: String(lahan.kelurahan_id),
  alamat: lahan.alamat,
  luas_tanam: String(lahan.luas_tanam),
  jumlah_panen: String(lahan.jumlah_panen),
  komoditi: lahan.komoditi,
  satuan_panen: lahan.satuan_panen,
  bulan: lahan.bulan,
  lat: String(lahan.koordinat?.lat ?? ''),
  lang: String(lahan.koordinat?.lang ?? ''),
  koordinat: lahan.koordinat,
});
