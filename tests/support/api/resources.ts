import type { TableName } from '../../../server/db/schema.ts';
import type { TestApi } from './api.ts';
import { newLahan, newPeriode, newRow, type Place, someKomoditi, somePangan } from './fixtures.ts';
import { foto } from './fotos.ts';

type Fields = Record<string, string | number>;

/** What the tests know of a resource. */
export interface Resource {
  path: string;
  table: TableName;
  /** Under which name answers to writes carry the row. */
  key: string;
  whose: 'dinas' | 'petugas' | 'petugas di kecamatannya' | 'petani';
  /** Fields of a new row that fits; no two of them are twins. */
  whole: (api: TestApi, place: Place, user_id: number) => Promise<Fields> | Fields;
  /** A field and another value for it. */
  change: [field: string, value: string | number];
  /** Names under which a form brings pictures. */
  pictures?: string[];
  /** Columns that are made by the server. */
  made?: (fields: Fields) => Fields;
}

const unik = () => crypto.randomUUID();

const DAY = 86_400_000;
let days = 0;
/** A day of the next decades on which nothing else begins. */
const nextDay = () => new Date(Date.UTC(2027, 0, 4) + (days++) * DAY).toISOString().slice(0, 10);

const office: Resource[] = [
  {
    ...{ path: '/pangan', table: 'pangan', key: 'pangan', whose: 'dinas' },
    whole: () => ({ nama_pangan: unik() }),
    change: ['nama_pangan', 'Sagu'],
    pictures: ['logo_pangan'],
  },
  {
    ...{ path: '/komoditi', table: 'komoditi', key: 'komoditi', whose: 'dinas' },
    whole: async (api) => ({ nama_komoditi: unik(), satuan: 'liter', pangan_id: await somePangan(api) }),
    change: ['satuan', 'ikat'],
    pictures: ['logo_komoditi'],
  },
  {
    ...{ path: '/harga-acuan', table: 'harga_acuan', key: 'harga_acuan', whose: 'dinas' },
    whole: async (api) => ({
      ...{ komoditi_id: await someKomoditi(api), jenis: 'HAP', harga_acuan: 57_000, zona: unik() },
      ...{ sumber: 'Badan Pangan Nasional', berlaku_mulai: '2027-01-04' },
    }),
    change: ['harga_acuan', 0],
  },
  {
    ...{ path: '/ambang-skpg', table: 'ambang_skpg', key: 'ambang_skpg', whose: 'dinas' },
    whole: () => ({
      ...{ skema: 'cilegon', ukuran: 'beras', aman: '< 5', waspada: '≥ 5 dan ≤ 10', rentan: '> 10' },
      ...{ sumber: unik(), berlaku_mulai: nextDay() },
    }),
    change: ['sumber', 'Perbadan 16/2022'],
  },
  {
    ...{ path: '/kecamatan', table: 'kecamatan', key: 'kecamatan', whose: 'dinas' },
    whole: () => ({ nama_kecamatan: unik() }),
    change: ['nama_kecamatan', 'Long Baru'],
    made: ({ nama_kecamatan = '' }) => ({ slug: nama_kecamatan }),
  },
  {
    ...{ path: '/desa-kelurahan', table: 'desa_kelurahan', key: 'desa_kelurahan', whose: 'dinas' },
    whole: (_api, { kecamatan_id }) => ({ nama_desa_kelurahan: unik(), kecamatan_id }),
    change: ['nama_desa_kelurahan', 'Kampung Baru'],
  },
  {
    ...{ path: '/sasaran-balita', table: 'sasaran_balita', key: 'sasaran_balita', whose: 'dinas' },
    whole: async (api, { kecamatan_id }) => ({
      kelurahan_id: await newRow(api, 'desa_kelurahan', { nama_desa_kelurahan: unik(), kecamatan_id }),
      ...{ tahun: 2027, jumlah: 82, sumber: 'Dinas Kesehatan' },
    }),
    change: ['jumlah', 0],
  },
  {
    ...{ path: '/penduduk', table: 'penduduk', key: 'penduduk', whose: 'dinas' },
    whole: async (api) => ({
      kecamatan_id: await newRow(api, 'kecamatan', { nama_kecamatan: unik(), slug: unik() }),
      ...{ tahun: 2027, jumlah: 14_112, sumber: 'Sensus' },
    }),
    change: ['jumlah', 0],
  },
  ...(['harga_pangan', 'ketersediaan_pangan', 'timbang_balita', 'luas_tanam'] as const).map((jenis): Resource => {
    const table = `periode_${jenis}` as const;
    return {
      ...{ path: `/${table.replaceAll('_', '-')}`, table, key: table, whose: 'dinas' },
      whole: () => ({ nama_periode: unik(), tanggal_mulai: '2027-01-04', tanggal_selesai: '2027-01-10' }),
      change: ['tanggal_selesai', '2027-01-11'],
    };
  }),
  {
    ...{ path: '/slider', table: 'slider', key: 'slider', whose: 'dinas' },
    whole: () => ({ judul: unik(), deskripsi: 'Harga pekan ini', action: '/harga-pangan', status: 1, urutan: 9 }),
    change: ['status', 0],
    pictures: ['foto'],
  },
  {
    ...{ path: '/kegiatan-dinas', table: 'kegiatan_dinas', key: 'kegiatan_dinas', whose: 'dinas' },
    whole: () => ({ judul: unik(), deskripsi: 'Pasar murah di Melak' }),
    change: ['deskripsi', 'Pasar murah di Damai'],
    pictures: ['foto'],
  },
];

const counts = { jumlah_balita: 40, berat_badan_naik: 30, berat_badan_tidak_naik: 8 };

/** The five reports, one of them under two addresses. */
export const reports: Resource[] = [
  {
    ...{ path: '/harga-pangan', table: 'harga_pangan', key: 'harga_pangan', whose: 'petugas di kecamatannya' },
    whole: async (api, { kecamatan_id }) => ({
      ...{ kecamatan_id, komoditi_id: await someKomoditi(api), harga_grosir: 13_000, harga_eceran: 14_500 },
      periode_harga_pangan_id: await newPeriode(api, 'periode_harga_pangan'),
    }),
    change: ['harga_eceran', 15_000],
  },
  {
    ...{ path: '/harga-pangan-kutai-barat', table: 'harga_pangan_kutai_barat', key: 'harga_pangan', whose: 'petugas' },
    whole: async (api) => ({
      ...{ komoditi_id: await someKomoditi(api), harga_grosir: 13_000, harga_eceran: 14_500 },
      periode_harga_pangan_id: await newPeriode(api, 'periode_harga_pangan'),
    }),
    change: ['harga_grosir', 0],
  },
  {
    ...{ path: '/ketersediaan-pangan', table: 'ketersediaan_pangan', key: 'ketersediaan_pangan' },
    whose: 'petugas di kecamatannya',
    whole: async (api, { kecamatan_id }) => ({
      ...{
        kecamatan_id,
        pangan_id: await somePangan(api),
        harga_rata_rata: 14_250.5,
        kebutuhan: 95.5,
        ketersediaan: 90,
      },
      periode_ketersediaan_pangan_id: await newPeriode(api, 'periode_ketersediaan_pangan'),
    }),
    change: ['ketersediaan', 0],
  },
  {
    ...{ path: '/timbang-balita', table: 'timbang_balita', key: 'timbang_balita', whose: 'petugas di kecamatannya' },
    whole: async (api, place) => ({
      ...place,
      ...{ ...counts, dibawah_garis_merah: 2, kasus_gizi_buruk: 0 },
      periode_timbang_balita_id: await newPeriode(api, 'periode_timbang_balita'),
    }),
    change: ['berat_badan_tidak_naik', 10],
  },
  ...['/luas-tanam', '/luas-lahan'].map(
    (path): Resource => ({
      ...{ path, table: 'luas_tanam', key: 'luas_tanam', whose: 'petugas di kecamatannya' },
      whole: async (api, place) => ({
        ...{ ...place, komoditi: 'padi', luas_tanam: 12, luas_puso: 0 },
        periode_luas_tanam_id: await newPeriode(api, 'periode_luas_tanam'),
      }),
      change: ['luas_puso', 12],
    }),
  ),
];

const farmers: Resource[] = [
  {
    ...{ path: '/produk', table: 'produk', key: 'produk', whose: 'petani' },
    whole: () => ({
      judul: unik(),
      deskripsi: 'Madu hutan',
      stok: 3,
      harga: 90_000,
      satuan: 'bungkus',
      status: 'aktif',
    }),
    change: ['stok', 0],
    pictures: ['foto[]'],
    made: ({ judul = '' }) => ({ slug: judul }),
  },
  {
    ...{ path: '/lahan-petani', table: 'lahan_petani', key: 'lahan_petani', whose: 'petani' },
    whole: (_api, place) => ({
      ...{ ...place, alamat: 'Jalan Kebun', luas_tanam: 2, jumlah_panen: 5, satuan_panen: 'ton' },
      ...{ bulan: 'Januari 2027', komoditi: 'padi' },
    }),
    change: ['jumlah_panen', 0],
  },
  {
    ...{ path: '/koordinat-lahan-petani', table: 'koordinat_lahan_petani', key: 'koordinat', whose: 'petani' },
    whole: async (api, place, user_id) => ({ lahan_id: await newLahan(api, place, user_id), lat: -0.3, lang: 115.8 }),
    change: ['lat', 0],
  },
];

/** All that can be written, in the order of kontrak.md. */
export const resources: Resource[] = [...office, ...reports, ...farmers];

/** The form by which a resource is created; pictures can come in no other encoding. */
export function formOf({ pictures = [] }: Pick<Resource, 'pictures'>, fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const name of pictures) form.append(name, foto());
  if (pictures.includes('foto[]')) form.append('main[]', '1');
  return form;
}
