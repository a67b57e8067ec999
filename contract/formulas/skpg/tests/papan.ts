import type { IndikatorTempat, NilaiSkpg, PapanSkpg, TempatSkpg } from '../../../summaries/skpg/papan.ts';
import type { AspekSkpg, IndikatorSkpg, LabelSkpg } from '../label.ts';

/** A label, or why there is none. */
type Kata = LabelSkpg | Exclude<NilaiSkpg['keadaan'], 'ada'>;

const nilai = (kata: Kata, value = 1): NilaiSkpg =>
  kata === 'aman' || kata === 'waspada' || kata === 'rentan'
    ? { keadaan: 'ada', nilai: value, label: kata }
    : { keadaan: kata, nilai: null, label: null };

interface Diketahui {
  aspek?: Partial<Record<AspekSkpg, Kata>>;
  indikator?: Partial<Record<IndikatorSkpg, Kata>>;
  komposit?: Kata;
}

const indikatorDari = (kata: Kata): IndikatorTempat => ({
  ...nilai(kata, 6.2),
  ...{ kini: 412, pembanding: 388, banyak: 3, cakupan: 8, dari: 11 },
});

/** A place; what is not named is safe. */
export function tempatSkpg(
  nama: string,
  { aspek = {}, indikator = {}, komposit = 'aman' }: Diketahui = {},
): TempatSkpg {
  const of = (name: IndikatorSkpg) => indikatorDari(indikator[name] ?? 'aman');
  return {
    ...{ kecamatan_id: nama.startsWith('Kabupaten') ? null : nama.length, nama },
    indikator: { tanam: of('tanam'), puso: of('puso'), beras: of('beras'), nd: of('nd'), bgm: of('bgm') },
    aspek: {
      ketersediaan: nilai(aspek.ketersediaan ?? 'aman', 2),
      ...{ akses: nilai(aspek.akses ?? 'aman', 1), pemanfaatan: nilai(aspek.pemanfaatan ?? 'aman', 2) },
    },
    komposit: nilai(komposit, 3),
  };
}

/** October 2026 of a regency with these kecamatan, all safe and all reported unless said otherwise. */
export const papanDari = (kecamatan: readonly TempatSkpg[], more: Partial<PapanSkpg> = {}): PapanSkpg => ({
  ...{ tahun: 2026, bulan: 10, skema: 'permentan', wilayah: 'Kutai Barat', berjalan: false, periode_terbuka: [] },
  ...{ komoditi: { beras: 'Beras Medium' }, ambang: [], kurva: [], tanda: [], dibandingkan: kecamatan.length },
  tempat: [tempatSkpg('Kabupaten Kutai Barat'), ...kecamatan],
  ...more,
});
