import { persentase } from '#contract/format.ts';
import type { UkuranPeta } from '#contract/formulas/peta.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes, withPeriode } from '#contract/routes.ts';
import type { Peta, TempatPeta } from '#contract/summaries/peta.ts';
import { angka, persen, rupiah } from '@/shared/lib/format';

interface Ukuran {
  /** What one taps to see it. */
  label: string;
  /** What the numbers on the shapes are. */
  satuan: string;
  /** What the map shows, as its heading: `nama` is that of the commodity or food. */
  judul: (nama: string) => string;
  /** What all sub-districts together come to. */
  kabupaten: (peta: Peta) => string | null;
  /** The value in words, and as short as a shape has room for. */
  nilai: (nilai: number) => string;
  singkat: (nilai: number, batas: readonly number[]) => string;
  /** The figures behind it, of one place. */
  rincian: (tempat: TempatPeta, peta: Peta) => (readonly [label: string, value: string])[];
  /** Which end of the list is read first, and what the list says of it. */
  urut: 'naik' | 'turun';
  kataUrut: string;
  /** Where a place's figures are read in full. */
  jalan: (kecamatan: string, peta: Peta) => (readonly [label: string, to: string])[];
}

const signed = (text: string, nilai: number) => (nilai > 0 ? `+${text}` : text);

/** Whole, unless that is a limit which the value itself is not: 2,6 would read 3 in the colour of less than 3. */
const whole = (nilai: number, batas: readonly number[]) => {
  const near = Math.round(nilai);
  return batas.includes(near) ? Math.round(nilai * 10) / 10 : near;
};
const signedWhole: Ukuran['singkat'] = (nilai, batas) => {
  const near = whole(nilai, batas);
  return signed(angka(near), near);
};
const harga = (nilai: number | null, { satuan }: Peta) =>
  nilai === null ? '-' : `${rupiah(Math.round(nilai))}${satuan ? ` per ${satuan}` : ''}`;
const dariDesa = ({ jumlah_desa }: TempatPeta) =>
  jumlah_desa === null ? [] : [[regional('Desa yang melapor'), angka(jumlah_desa)] as const];

const gapWords = (nilai: number): string => {
  const size = persen(Math.abs(nilai));
  if (Math.round(nilai * 10) === 0) return 'sama dengan rata-rata';
  return nilai > 0 ? `${size} di atas rata-rata` : `${size} di bawah rata-rata`;
};

const changeWords = (nilai: number): string => {
  if (nilai === 0) return 'tetap';
  return `${nilai > 0 ? 'naik' : 'turun'} ${persentase(nilai)}`;
};

/** Small balances with a part of a ton: a deficit of 0,1 is none of 0. */
const tons = (nilai: number) => signed(angka(Math.round(nilai * 10) / 10), nilai);

const neracaWords = (nilai: number): string => {
  if (nilai === 0) return 'seimbang';
  return `${nilai > 0 ? 'surplus' : 'defisit'} ${angka(Math.abs(nilai), 'ton')}`;
};

const jalanHarga: Ukuran['jalan'] = (kecamatan, { nama }) => [
  ...(nama ? [[`Harga ${nama} di ${kecamatan}`, routes.hargaKomoditi(kecamatan, nama)] as const] : []),
  [`Semua harga di ${kecamatan}`, routes.hargaPanganDi(kecamatan)],
];

const jalanTanam: Ukuran['jalan'] = (kecamatan, { periode }) => [
  [`Luas tanam di ${kecamatan}`, withPeriode(routes.luasTanamDi(kecamatan), periode?.id ?? 0)],
];

const tanamRincian: Ukuran['rincian'] = (tempat, { ukuran }) => {
  const [tanam, puso] = ukuran === 'tanam' ? [tempat.angka, tempat.pembanding] : [tempat.pembanding, tempat.angka];
  return [['Luas tanam', angka(tanam, 'ha')], ['Luas puso', angka(puso, 'ha')], ...dariDesa(tempat)];
};

export const ukuranOf: Record<UkuranPeta, Ukuran> = {
  harga: {
    label: 'Harga',
    satuan: 'selisih dari rata-rata, dalam persen, dibulatkan',
    judul: (nama) => `Harga ${nama} dibanding rata-rata`,
    kabupaten: (peta) =>
      peta.kabupaten.angka === null
        ? null
        : regional`Rata-rata ${peta.jumlah_kecamatan} kecamatan: ${harga(peta.kabupaten.angka, peta)}`,
    nilai: gapWords,
    singkat: signedWhole,
    rincian: (tempat, peta) => [
      ['Harga eceran', harga(tempat.angka, peta)],
      [regional`Rata-rata ${peta.jumlah_kecamatan} kecamatan`, harga(tempat.pembanding, peta)],
    ],
    urut: 'naik',
    kataUrut: 'termurah dahulu',
    jalan: jalanHarga,
  },
  perubahan: {
    label: 'Perubahan',
    satuan: 'perubahan sejak pekan sebelumnya, dalam persen, dibulatkan',
    judul: (nama) => `Perubahan harga ${nama} sejak pekan sebelumnya`,
    kabupaten: ({ kabupaten: { nilai }, jumlah_kecamatan }) =>
      nilai === null ? null : regional`Di ${jumlah_kecamatan} kecamatan bersama-sama: ${changeWords(nilai)}`,
    nilai: changeWords,
    singkat: signedWhole,
    rincian: (tempat, peta) => [
      ['Harga eceran', harga(tempat.angka, peta)],
      ['Pekan sebelumnya', harga(tempat.pembanding, peta)],
    ],
    urut: 'turun',
    kataUrut: 'naik terbanyak dahulu',
    jalan: jalanHarga,
  },
  neraca: {
    label: 'Neraca',
    satuan: 'ton',
    judul: (nama) => `Neraca ${nama}`,
    kabupaten: ({ kabupaten: { nilai }, jumlah_kecamatan }) =>
      nilai === null ? null : regional`${jumlah_kecamatan} kecamatan bersama-sama: ${neracaWords(nilai)}`,
    nilai: neracaWords,
    // Limits of a balance are per cent, its values tons.
    singkat: (nilai) => (Math.abs(nilai) < 10 ? tons(nilai) : signedWhole(nilai, [])),
    rincian: (tempat) => [
      ['Ketersediaan', angka(tempat.angka, 'ton')],
      ['Kebutuhan', angka(tempat.pembanding, 'ton')],
    ],
    urut: 'naik',
    kataUrut: 'defisit terbesar dahulu',
    jalan: (kecamatan) => [[`Ketersediaan pangan di ${kecamatan}`, routes.ketersediaanPanganDi(kecamatan)]],
  },
  tanam: {
    label: 'Luas tanam',
    satuan: 'hektar',
    judul: () => 'Luas tanam',
    kabupaten: ({ kabupaten: { nilai }, jumlah_kecamatan }) =>
      nilai === null ? null : regional`${jumlah_kecamatan} kecamatan bersama-sama: ${angka(nilai, 'ha')}`,
    nilai: (nilai) => angka(nilai, 'ha'),
    singkat: (nilai, batas) => angka(whole(nilai, batas)),
    rincian: tanamRincian,
    urut: 'turun',
    kataUrut: 'terluas dahulu',
    jalan: jalanTanam,
  },
  puso: {
    label: 'Puso',
    satuan: 'persen dari luas tanam',
    judul: () => 'Bagian luas tanam yang puso',
    kabupaten: ({ kabupaten: { nilai }, jumlah_kecamatan }) =>
      nilai === null ? null : regional`${jumlah_kecamatan} kecamatan bersama-sama: ${persen(nilai)}`,
    nilai: (nilai) => (nilai === 0 ? 'tidak ada puso' : `${persentase(nilai)} puso`),
    singkat: (nilai, batas) => angka(whole(nilai, batas)),
    rincian: tanamRincian,
    urut: 'turun',
    kataUrut: 'puso terbesar dahulu',
    jalan: jalanTanam,
  },
  nd: {
    label: 'N/D balita',
    satuan: 'persen dari yang ditimbang',
    judul: () => 'N/D: balita ditimbang yang naik berat badannya',
    kabupaten: ({ kabupaten: { nilai }, jumlah_kecamatan }) =>
      nilai === null ? null : regional`${jumlah_kecamatan} kecamatan bersama-sama: ${persen(nilai)}`,
    nilai: persen,
    singkat: (nilai, batas) => angka(whole(nilai, batas)),
    rincian: (tempat) => [
      ['Ditimbang (D)', angka(tempat.pembanding)],
      ['Naik berat badan (N)', angka(tempat.angka)],
      ...dariDesa(tempat),
    ],
    urut: 'naik',
    kataUrut: 'terendah dahulu',
    jalan: (kecamatan, { periode }) => [
      [`Timbang balita di ${kecamatan}`, withPeriode(routes.timbangBalitaDi(kecamatan), periode?.id ?? 0)],
    ],
  },
};

/** What is told of a place, the most important first: its price or value, what that means, and how old it is. */
export function kataTempat(tempat: TempatPeta, { ukuran }: Peta): string[] {
  const { angka: figure, nilai, umur, nama_periode } = tempat;
  if (figure === null || umur === null) return ['belum ada laporan'];
  const isPrice = ukuran === 'harga' || ukuran === 'perubahan';
  const words = nilai === null ? [] : [ukuranOf[ukuran].nilai(nilai)];
  const why = nilai !== null || umur > 0 ? [] : [ukuran === 'perubahan' ? 'tanpa pembanding' : 'tidak dapat dihitung'];
  const age = umur > 0 ? [`terakhir ${nama_periode ?? ''}`.trim()] : [];
  return [...(isPrice ? [rupiah(figure)] : []), ...words, ...why, ...age];
}
