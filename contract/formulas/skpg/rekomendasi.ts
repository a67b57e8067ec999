import type { PapanSkpg, TempatSkpg } from '../../summaries/skpg/papan.ts';
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

/** Recommendations of a month, by rule: the vulnerable first in each, then what is lacking or cannot be judged. */
export function rekomendasi({ tempat }: PapanSkpg): Kalimat[] {
  const kecamatan = tempat.filter(({ kecamatan_id }) => kecamatan_id !== null);
  const advised = indikatorSkpg.flatMap((ukuran): Kalimat[] => {
    const of = (label: 'rentan' | 'waspada') => named(kecamatan, ({ indikator }) => indikator[ukuran]?.label === label);
    const places = [...of('rentan'), ...of('waspada')];
    return places.length > 0 ? [{ kunci: `rekomendasi-${ukuran}`, teks: anjuran[ukuran](daftar(places)) }] : [];
  });
  const unjudged = aspekSkpg.flatMap((aspek) => [...lack(kecamatan, aspek), ...unknown(kecamatan, aspek)]);
  if (advised.length + unjudged.length > 0) return [...advised, ...unjudged];
  if (kecamatan.length === 0) return [];
  const teks = 'Tidak ada kecamatan yang waspada atau rentan. Lanjutkan pemantauan setiap bulan.';
  return [{ kunci: 'rekomendasi-aman', teks }];
}

const allOr = (places: readonly string[], kecamatan: readonly TempatSkpg[]): string =>
  places.length === kecamatan.length ? 'semua kecamatan' : daftar(places);

function lack(kecamatan: readonly TempatSkpg[], aspek: AspekSkpg): Kalimat[] {
  const places = named(kecamatan, (one) => one.aspek[aspek]?.keadaan === 'belum tersedia');
  if (places.length === 0) return [];
  const teks = `Lengkapi laporan untuk aspek ${aspek} di ${allOr(places, kecamatan)}.`;
  return [{ kunci: `rekomendasi-data-${aspek}`, teks }];
}

/** There are reports, and nothing follows from them: somebody has to look. */
function unknown(kecamatan: readonly TempatSkpg[], aspek: AspekSkpg): Kalimat[] {
  const of = (keadaan: 'tidak dapat dihitung' | 'ambang belum ada') =>
    named(kecamatan, (one) => one.aspek[aspek]?.keadaan === keadaan);
  const [uncounted, unlimited] = [of('tidak dapat dihitung'), of('ambang belum ada')];
  const said = [
    ...(uncounted.length > 0
      ? [
          `Periksa sendiri aspek ${aspek} di ${allOr(uncounted, kecamatan)}: pembandingnya nol, jadi tidak dapat dihitung.`,
        ]
      : []),
    ...(unlimited.length > 0
      ? [`Isi ambang aspek ${aspek}: di ${allOr(unlimited, kecamatan)} belum ada yang berlaku bulan ini.`]
      : []),
  ];
  return said.length > 0 ? [{ kunci: `rekomendasi-hitung-${aspek}`, teks: said.join(' ') }] : [];
}
