import { isHarga } from '#contract/formulas/harga.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { RiwayatHarga, TitikHarga } from '@/entities/harga-pangan';
import { rupiah, tanggal } from '@/shared/lib/format';
import type { CurveReference, CurveSeries } from '@/shared/ui/curve';

const DAY_MS = 86_400_000;

export interface PriceCurve {
  labels: string[];
  marks: string[];
  at: number[];
  series: CurveSeries[];
  references: CurveReference[];
}

/** The curve of a place from its first price on; the regency's has what is computed as a line of its own. */
export function curveOf(riwayat: RiwayatHarga, rataRata: RiwayatHarga | null): PriceCurve {
  const first = riwayat.titik.findIndex(({ eceran, grosir }, index) =>
    [eceran, grosir, rataRata?.titik[index]?.eceran].some(isHarga),
  );
  const titik = first < 0 ? [] : riwayat.titik.slice(first);
  const means = new Map(rataRata?.titik.map((one) => [one.periode_harga_pangan_id, one.eceran]));
  const line = (nama: string, of: (titik: TitikHarga) => number | null | undefined): CurveSeries => ({
    nama,
    values: titik.map((one) => priced(of(one))),
  });
  const [eceran, grosir] = rataRata ? ['Eceran (diisi)', 'Grosir (diisi)'] : ['Eceran', 'Grosir'];
  const lines = [
    line(eceran, (one) => one.eceran),
    line(grosir, (one) => one.grosir),
    ...(rataRata
      ? [line(regional('Rata-rata kecamatan (dihitung)'), (one) => means.get(one.periode_harga_pangan_id))]
      : []),
  ];
  return {
    labels: titik.map(({ nama_periode }) => nama_periode),
    marks: titik.map(({ sejak }) => tanggal(sejak)),
    at: titik.map(({ sejak }) => Date.parse(sejak) / DAY_MS),
    series: lines.filter(({ values }, index) => index === 0 || values.some((value) => value !== null)),
    references: referencesOf(riwayat, titik),
  };
}

/** Zero was entered, but is no price. */
const priced = (harga: number | null | undefined): number | null => (isHarga(harga) ? harga : null);

/** Each reference from the first period that begins with it until the next of its kind and zone; none that is to come. */
function referencesOf({ acuan }: RiwayatHarga, titik: readonly TitikHarga[]): CurveReference[] {
  return acuan.flatMap((one) => {
    const next = acuan.find(
      ({ jenis, zona, berlaku_mulai }) => jenis === one.jenis && zona === one.zona && berlaku_mulai > one.berlaku_mulai,
    );
    const fromIndex = titik.findIndex(({ sejak }) => sejak >= one.berlaku_mulai);
    const toIndex = titik.findLastIndex(({ sejak }) => !next || sejak < next.berlaku_mulai);
    if (fromIndex < 0 || toIndex < fromIndex) return [];
    return [{ label: acuanNama(one), value: one.harga_acuan, fromIndex, toIndex }];
  });
}

/** 'HET Zona 2 Rp 14.000'. */
export const acuanNama = ({ jenis, zona, harga_acuan }: RiwayatHarga['acuan'][number]): string =>
  [jenis, zona, rupiah(harga_acuan)].filter(Boolean).join(' ');
