import { batas } from '#contract/formulas/batas.ts';
import {
  type Alasan,
  bgmPerD,
  type Hitungan,
  type HitunganAtauKosong,
  huruf,
  isDilaporkan,
  nPerD,
  nPerNT,
} from '#contract/formulas/skdn.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { TitikTimbang } from '#contract/summaries/riwayat-timbang-balita.ts';
import { angka } from '@/shared/lib/format';
import { dariDesa, persen } from './laporan-kata';

/** Why a village should be looked at, in words and with the counts behind them: of few toddlers each one weighs much. */
export function alasanKata(alasan: Alasan, of: Hitungan): string {
  const { D, N, T, BGM, buruk } = huruf(of);
  return {
    'gizi-buruk': `${buruk} kasus gizi buruk dilaporkan`,
    bgm: `${BGM} dari ${D} balita di bawah garis merah (BGM/D ${persen(bgmPerD(of))})`,
    naik: `${N} dari ${(N ?? 0) + (T ?? 0)} balita naik berat badan (N/(N+T) ${persen(nPerNT(of))})`,
  }[alasan];
}

/** By which limits villages are looked at first. */
export const batasKata = () =>
  regional(
    `Batasnya: ada kasus gizi buruk, BGM/D di atas ${batas.bgm.kurang}\u00a0%, atau N/(N+T) di bawah ${batas.naik.kurang}\u00a0% ` +
      `(${batas.bgm.sumber}, perlu konfirmasi). Urutan ini menolong memilih mana yang ditengok dahulu, bukan menilai desa.`,
  );

/** The last report in sentences. */
export function timbangKalimat(titik: readonly TitikTimbang[]): string[] {
  const at = titik.findLastIndex((one) => isDilaporkan(one));
  const last = titik[at];
  if (!last) return [];
  const { D, N, BGM, buruk } = huruf(last);
  return [
    D ? `${N} dari ${D} balita ditimbang naik berat badan` : 'Tidak ada balita ditimbang',
    `${BGM} di bawah garis merah, ${buruk} kasus gizi buruk`,
    dariDesa(titik.slice(0, at + 1)),
  ];
}

export const timbangHead = [
  ...['Periode', 'Ditimbang (D)', 'Naik (N)', 'Tidak naik (T)', 'N/(N+T)', 'N/D', 'BGM', 'BGM/D'],
  ...['Gizi buruk', 'Desa melapor'],
];

export const timbangCells = (of: HitunganAtauKosong & { nama_periode: string; jumlah_desa: number }): string[] => {
  const { D, N, T, BGM, buruk } = huruf(of);
  return [
    ...[of.nama_periode, angka(D), angka(N), angka(T), persen(nPerNT(of)), persen(nPerD(of))],
    ...[angka(BGM), persen(bgmPerD(of)), angka(buruk), angka(of.jumlah_desa)],
  ];
};

/** The letters of the report, in the order of its name. */
export const arti = [
  [
    'S',
    'semua balita di desa. Dinas mencatatnya setahun sekali, bukan di laporan bulanan ini; keikutsertaan (D/S) belum dihitung di sini',
  ],
  ['D', 'balita yang ditimbang bulan ini'],
  ['N', 'balita yang berat badannya naik'],
  ['T', 'balita yang berat badannya tidak naik'],
  ['BGM', 'balita di bawah garis merah pada KMS: tanda awal kurang gizi, bukan gizi buruk'],
  ['N/D', 'yang naik dari semua yang ditimbang; balita baru atau yang bulan lalu tidak ditimbang ikut membaginya'],
  [
    'N/(N+T)',
    'yang naik dari yang dapat dibandingkan dengan bulan lalu. Dipakai di tempat N/D′, sebab banyaknya balita baru (B) dan yang bulan lalu tidak ditimbang (O) belum dicatat',
  ],
  ['BGM/D', 'yang di bawah garis merah dari semua yang ditimbang'],
  ['Kecamatan', 'hurufnya dijumlahkan dahulu, baru dibagi; bukan rata-rata dari persen setiap desa'],
] as const;
