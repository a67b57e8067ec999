import type { PapanSkpg, TempatSkpg } from '../../summaries/skpg/papan.ts';
import { daftar, type Kalimat } from './kalimat.ts';
import { type AspekSkpg, aspekSkpg, type IndikatorSkpg, indikatorSkpg } from './label.ts';

/** What is advised where an indicator is watchful or vulnerable. Neutral: what to look at, not who is to blame. */
const anjuran: Readonly<Record<IndikatorSkpg, (tempat: string) => string>> = {
  tanam: (tempat) => `Dampingi percepatan tanam padi di ${tempat}: luas tanamnya di bawah rata-rata bulan yang sama.`,
  puso: (tempat) => `Periksa penyebab puso di ${tempat} dan siapkan bantuan benih.`,
  beras: (tempat) => `Siapkan gerakan pangan murah atau penyaluran cadangan beras di ${tempat}.`,
  minyak: (tempat) => `Periksa pasokan dan harga minyak goreng di ${tempat}.`,
  telur: (tempat) => `Periksa pasokan dan harga telur di ${tempat}.`,
  nd: (tempat) => `Bersama puskesmas periksa balita yang berat badannya tidak naik di ${tempat}.`,
  bgm: (tempat) => `Rujuk balita di bawah garis merah di ${tempat} untuk pemeriksaan gizi.`,
};

const named = (tempat: readonly TempatSkpg[], is: (one: TempatSkpg) => boolean): string[] =>
  tempat.filter(is).map(({ nama }) => nama);

/** Recommendations of a month, by rule: the vulnerable first in each, then what is lacking. */
export function rekomendasi({ tempat }: PapanSkpg): Kalimat[] {
  const kecamatan = tempat.filter(({ kecamatan_id }) => kecamatan_id !== null);
  const advised = indikatorSkpg.flatMap((ukuran): Kalimat[] => {
    const of = (label: 'rentan' | 'waspada') => named(kecamatan, ({ indikator }) => indikator[ukuran]?.label === label);
    const places = [...of('rentan'), ...of('waspada')];
    return places.length > 0 ? [{ kunci: `rekomendasi-${ukuran}`, teks: anjuran[ukuran](daftar(places)) }] : [];
  });
  const lacking = aspekSkpg.flatMap((aspek) => lack(kecamatan, aspek));
  if (advised.length + lacking.length > 0) return [...advised, ...lacking];
  const teks = 'Tidak ada kecamatan yang waspada atau rentan. Lanjutkan pemantauan setiap bulan.';
  return [{ kunci: 'rekomendasi-aman', teks }];
}

function lack(kecamatan: readonly TempatSkpg[], aspek: AspekSkpg): Kalimat[] {
  const places = named(kecamatan, (one) => one.aspek[aspek]?.keadaan === 'belum tersedia');
  if (places.length === 0) return [];
  const all = places.length === kecamatan.length ? 'semua kecamatan' : daftar(places);
  return [{ kunci: `rekomendasi-data-${aspek}`, teks: `Lengkapi laporan untuk aspek ${aspek} di ${all}.` }];
}
