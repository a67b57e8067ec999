import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { IndikatorTempat, NilaiSkpg, PapanSkpg, TempatSkpg } from '../../summaries/skpg/papan.ts';
import { daftar, type Kalimat } from './kalimat.ts';
import { type AspekSkpg, aspekSkpg, type IndikatorSkpg, indikatorSkpg } from './label.ts';

/** What is advised where an indicator is watchful or vulnerable. Neutral: what to look at, not who is to blame. */
const anjuran: Readonly<Record<IndikatorSkpg, (tempat: string) => string>> = {
  tanam: (tempat) =>
    `Dampingi percepatan tanam padi di ${tempat}: terhadap rata-rata bulan yang sama luas tanamnya di bawah ambang aman.`,
  puso: (tempat) => `Periksa penyebab puso di ${tempat} dan siapkan bantuan benih.`,
  beras: (tempat) => `Siapkan gerakan pangan murah atau penyaluran cadangan beras di ${tempat}.`,
  minyak: (tempat) => `Periksa pasokan dan harga minyak goreng di ${tempat}.`,
  telur: (tempat) => `Periksa pasokan dan harga telur di ${tempat}.`,
  nd: (tempat) => `Bersama puskesmas periksa balita yang berat badannya tidak naik di ${tempat}.`,
  bgm: (tempat) => `Rujuk balita di bawah garis merah di ${tempat} untuk pemeriksaan gizi.`,
};

const named = (tempat: readonly TempatSkpg[], is: (one: TempatSkpg) => boolean): string[] =>
  tempat.filter(is).map(({ nama }) => nama);

/** The regulation labels unchanged zero loss 'waspada'; advice would seek a cause that does not exist. */
const isNoLoss = (ukuran: IndikatorSkpg, { kini }: IndikatorTempat): boolean => ukuran === 'puso' && kini === 0;

/** Recommendations of a month, by rule: the vulnerable first in each, then what is lacking or cannot be judged. */
export function rekomendasi({ tempat }: PapanSkpg): Kalimat[] {
  const kecamatan = tempat.filter(({ kecamatan_id }) => kecamatan_id !== null);
  const advised = indikatorSkpg.flatMap((ukuran): Kalimat[] => {
    const of = (label: 'rentan' | 'waspada') =>
      named(kecamatan, ({ indikator: { [ukuran]: one } }) => one?.label === label && !isNoLoss(ukuran, one));
    const places = [...of('rentan'), ...of('waspada')];
    return places.length > 0 ? [{ kunci: `rekomendasi-${ukuran}`, teks: anjuran[ukuran](daftar(places)) }] : [];
  });
  const unjudged = aspekSkpg.flatMap((aspek) => [...lack(kecamatan, aspek), ...unknown(kecamatan, aspek)]);
  if (advised.length + unjudged.length > 0) return [...advised, ...unjudged];
  if (kecamatan.length === 0) return [];
  const teks = regional('Tidak ada kecamatan yang waspada atau rentan. Lanjutkan pemantauan setiap bulan.');
  return [{ kunci: 'rekomendasi-aman', teks }];
}

const allOr = (places: readonly string[], kecamatan: readonly TempatSkpg[]): string =>
  places.length === kecamatan.length ? regional('semua kecamatan') : daftar(places);

function lack(kecamatan: readonly TempatSkpg[], aspek: AspekSkpg): Kalimat[] {
  const places = named(kecamatan, (one) => one.aspek[aspek]?.keadaan === 'belum tersedia');
  if (places.length === 0) return [];
  const teks = `Lengkapi laporan untuk aspek ${aspek} di ${allOr(places, kecamatan)}.`;
  return [{ kunci: `rekomendasi-data-${aspek}`, teks }];
}

/** The reason why an aspect cannot be judged, with the step that settles it. */
const sebab: Readonly<
  Record<Exclude<NilaiSkpg['keadaan'], 'ada' | 'belum tersedia'>, (aspek: AspekSkpg, tempat: string) => string>
> = {
  'komoditi belum dipilih': (aspek, tempat) =>
    `Pilih komoditi pada ambang aspek ${aspek}: di ${tempat} belum dinilai karena komoditi belum dipilih.`,
  'pembanding belum ada': (aspek, tempat) =>
    `Aspek ${aspek} di ${tempat} belum dapat dinilai: laporannya ada, pembanding belum ada.`,
  'tidak dapat dihitung': (aspek, tempat) =>
    `Periksa sendiri aspek ${aspek} di ${tempat}: pembandingnya nol, jadi tidak dapat dihitung.`,
  'ambang belum ada': (aspek, tempat) => `Isi ambang aspek ${aspek}: di ${tempat} belum ada yang berlaku bulan ini.`,
};

/** Asks the office to look where reports exist but allow no judgement. */
function unknown(kecamatan: readonly TempatSkpg[], aspek: AspekSkpg): Kalimat[] {
  const sentences = (Object.keys(sebab) as (keyof typeof sebab)[]).flatMap((keadaan) => {
    const places = named(kecamatan, (one) => one.aspek[aspek]?.keadaan === keadaan);
    return places.length > 0 ? [sebab[keadaan](aspek, allOr(places, kecamatan))] : [];
  });
  return sentences.length > 0 ? [{ kunci: `rekomendasi-hitung-${aspek}`, teks: sentences.join(' ') }] : [];
}
