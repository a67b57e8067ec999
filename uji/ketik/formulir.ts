import { type JenisPeriode, komoditiTanam } from '../../contract/limits.ts';
import { routes } from '../../contract/routes.ts';
import type { Random } from '../../demo/random.ts';

export const namaFormulir = ['harga', 'ketersediaan', 'tanam', 'timbang'] as const;
export type NamaFormulir = (typeof namaFormulir)[number];

/** What of a row is not typed: its commodity, food or village, by the fields of the API. */
export type Tempat = Readonly<Record<string, number | string>>;

/** What the form proposes one after the other, in the lists' own order. */
interface Lists {
  komoditi: readonly { id: number }[];
  pangan: readonly { id: number }[];
  desa: readonly { id: number }[];
}

/** One of the four forms in which officers type row after row. */
export interface Formulir {
  jenis: JenisPeriode;
  /** Its collection in the API. */
  koleksi: string;
  /** The field of the API that names the period. */
  periode: string;
  alamat: string;
  /** Stands behind the list's button 'Tambah'; otherwise the form is the page, and asks for the sub-district. */
  dialog: string | null;
  tempat: (lists: Lists) => readonly Tempat[];
  /** The figures in the order of the form, with how many decimals each is typed. */
  isian: readonly (readonly [name: string, decimals: number])[];
  /** A row that keeps the rules, also when each figure changes by a tenth or the first grows. */
  baru: (random: Random) => readonly number[];
}

export const formulir: Record<NamaFormulir, Formulir> = {
  harga: {
    jenis: 'harga-pangan',
    koleksi: 'harga-pangan',
    periode: 'periode_harga_pangan_id',
    alamat: routes.dashboardHargaPanganEdit,
    dialog: 'Tambah Harga Pangan',
    tempat: ({ komoditi }) => komoditi.map(({ id }) => ({ komoditi_id: id })),
    isian: [
      ['harga_eceran', 0],
      ['harga_grosir', 0],
    ],
    // Wholesale stays below retail however far both are from the period before.
    baru: (random) => {
      const eceran = random.between(9_000, 160_000);
      return [eceran, eceran * random.between(0.6, 0.8)];
    },
  },
  ketersediaan: {
    jenis: 'ketersediaan-pangan',
    koleksi: 'ketersediaan-pangan',
    periode: 'periode_ketersediaan_pangan_id',
    alamat: routes.dashboardKetersediaanPanganEdit,
    dialog: 'Tambah Ketersediaan Pangan',
    tempat: ({ pangan }) => pangan.map(({ id }) => ({ pangan_id: id })),
    isian: [
      ['harga_rata_rata', 0],
      ['kebutuhan', 2],
      ['ketersediaan', 1],
    ],
    baru: (random) => [random.between(9_000, 160_000), random.between(20, 300), random.between(20, 2_000)],
  },
  tanam: {
    jenis: 'luas-tanam',
    koleksi: 'luas-lahan',
    periode: 'periode_luas_tanam_id',
    alamat: routes.dashboardLuasLahanTambah,
    dialog: null,
    tempat: ({ desa }) => desa.flatMap(({ id }) => komoditiTanam.map((komoditi) => ({ kelurahan_id: id, komoditi }))),
    isian: [
      ['luas_tanam', 0],
      ['luas_puso', 0],
    ],
    baru: (random) => {
      const tanam = random.between(20, 900);
      return [tanam, tanam * random.between(0, 0.25)];
    },
  },
  timbang: {
    jenis: 'timbang-balita',
    koleksi: 'timbang-balita',
    periode: 'periode_timbang_balita_id',
    alamat: routes.dashboardTimbangBalitaEdit,
    dialog: 'Tambah Timbang Balita',
    tempat: ({ desa }) => desa.map(({ id }) => ({ kelurahan_id: id })),
    isian: [
      ['jumlah_balita', 0],
      ['berat_badan_naik', 0],
      ['berat_badan_tidak_naik', 0],
      ['dibawah_garis_merah', 0],
      ['kasus_gizi_buruk', 0],
    ],
    baru: (random) => {
      const ditimbang = random.between(24, 140);
      const share = (low: number, high: number) => ditimbang * random.between(low, high);
      return [ditimbang, share(0.4, 0.5), share(0.1, 0.25), share(0, 0.1), random.between(0, 3)];
    },
  },
};
