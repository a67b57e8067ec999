import { hariPeriode, neraca, rasio } from '#contract/formulas/neraca.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { PeriodeRiwayat } from '#contract/summaries/riwayat.ts';
import type { RiwayatKetersediaan, RiwayatPangan } from '#contract/summaries/riwayat-ketersediaan.ts';
import { neracaKalimat, tonsOf } from '@/entities/ketersediaan-pangan';
import { angka, persen } from '@/shared/lib/format';

/** A food's year, and the period that is looked at. */
export interface PanganDilihat {
  pangan: RiwayatPangan;
  periode: readonly PeriodeRiwayat[];
  dariKecamatan: number;
  /** Its place among the periods. */
  di: number;
}

const tonsAt = (pangan: RiwayatPangan, at: number) => {
  const [tersedia, dibutuhkan] = tonsOf(pangan);
  return [tersedia[at] ?? null, dibutuhkan[at] ?? null] as const;
};

/** The food that covers the least of its need is the one to look at first. */
function palingKurang(foods: readonly RiwayatPangan[], at: number): RiwayatPangan | undefined {
  const ratioOf = (pangan: RiwayatPangan) => rasio(...tonsAt(pangan, at)) ?? Number.POSITIVE_INFINITY;
  return foods.toSorted((one, other) => ratioOf(one) - ratioOf(other))[0];
}

/**
 * @param panganId null leaves the choice to the figures, as an id that is not there does
 * @param periodeId where the food has no report in it, its last report is looked at
 */
export function dilihat(
  { periode, pangan: foods, dari_kecamatan }: RiwayatKetersediaan,
  panganId: number | null,
  periodeId: number,
): PanganDilihat | null {
  const asked = periode.findIndex(({ id }) => id === periodeId);
  const at = asked < 0 ? periode.length - 1 : asked;
  const pangan = foods.find(({ pangan_id }) => pangan_id === panganId) ?? palingKurang(foods, at);
  if (!pangan) return null;
  const [tersedia] = tonsOf(pangan);
  const di = (tersedia[at] ?? null) === null ? tersedia.findLastIndex((tons) => tons !== null) : at;
  return { pangan, periode, dariKecamatan: dari_kecamatan, di };
}

/** The balance of the period that is looked at, in sentences. */
export function kalimat({ pangan, periode, di }: PanganDilihat): string[] {
  const { tanggal_mulai = null, tanggal_selesai = null } = periode[di] ?? {};
  return neracaKalimat(...tonsAt(pangan, di), hariPeriode(tanggal_mulai, tanggal_selesai));
}

/** The figures of all periods; those of the regency say how many sub-districts they are the sum of. */
export function angkaPeriode({ pangan, periode, dariKecamatan }: PanganDilihat) {
  const isKabupaten = dariKecamatan > 1;
  return {
    head: [
      ...['Periode', 'Tersedia (Ton)', 'Dibutuhkan (Ton)', 'Neraca (Ton)', 'Rasio'],
      ...(isKabupaten ? [regional('Kecamatan melapor')] : []),
    ],
    rows: periode.map(({ id, nama_periode }, at) => {
      const tons = tonsAt(pangan, at);
      const bagian = rasio(...tons);
      const cells = [
        nama_periode,
        ...[...tons, neraca(...tons)].map((value) => angka(value)),
        bagian === null ? '-' : persen(bagian, 0),
        ...(isKabupaten ? [`${pangan.jumlah_kecamatan[at]} dari ${dariKecamatan}`] : []),
      ];
      return { id, cells };
    }),
  };
}
