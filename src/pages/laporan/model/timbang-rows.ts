import { bgmPerD, nPerD, type TimbangBalita } from '@/entities/timbang-balita';
import { angka } from '@/shared/lib/format';

const persen = (value: number | null): string => (value === null ? '-' : `${angka(Math.round(value * 10) / 10)}%`);

/** The rows of the modal 'Detail Timbang Balita' in the spec's order, then two ratios with what they mean. */
export const timbangRows = (timbang: TimbangBalita) =>
  [
    ['Jumlah Balita Ditimbang', angka(timbang.jumlah_balita)],
    ['Jumlah Balita Naik Berat Badan', angka(timbang.berat_badan_naik)],
    ['Jumlah Balita Tidak Naik Berat Badan', angka(timbang.berat_badan_tidak_naik)],
    ['Jumlah Balita Dibawah Garis Merah', angka(timbang.dibawah_garis_merah)],
    ['Kasus Gizi Buruk', angka(timbang.kasus_gizi_buruk)],
    ['N/D: bagian balita ditimbang yang naik berat badannya', persen(nPerD(timbang))],
    ['BGM/D: bagian balita ditimbang yang di bawah garis merah, tanda awal kurang gizi', persen(bgmPerD(timbang))],
  ] as const;
