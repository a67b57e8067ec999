import { plainName } from '#contract/formulas/nama/plain-name.ts';
import type { TableName } from '../../../server/db/schema.ts';
import type { TestApi } from '../api/api.ts';
import { newRow, type Place, someKomoditi, somePangan } from '../api/fixtures.ts';

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
  /** Only the office and its officers read it. */
  isInternal?: true;
  /** Officers may add rows too. */
  isAddedByPetugas?: true;
  /** Columns that are made by the server. */
  made?: (fields: Fields) => Fields;
}

const unik = () => crypto.randomUUID();

const DAY = 86_400_000;
let days = 0;
/** A day of the next decades on which nothing else begins. */
const nextDay = () => new Date(Date.UTC(2027, 0, 4) + days++ * DAY).toISOString().slice(0, 10);

let months = 0;
/** Days that no other period has: two of one kind may not overlap. */
function ownMonth() {
  const first = Date.UTC(2031, months++, 1);
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { tanggal_mulai: dayOf(first), tanggal_selesai: dayOf(first + 6 * 86_400_000) };
}

export const officeResources: Resource[] = [
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
    ...{ path: '/nama-lain', table: 'nama_lain', key: 'nama_lain', whose: 'dinas' },
    whole: async (api) => ({ nama: unik(), komoditi_id: await someKomoditi(api) }),
    change: ['komoditi_id', 2],
    isAddedByPetugas: true,
    made: ({ nama }) => ({ kunci: plainName(String(nama)) }),
  },
  {
    ...{ path: '/ambang-skpg', table: 'ambang_skpg', key: 'ambang_skpg', whose: 'dinas' },
    whole: () => ({
      ...{ skema: 'cilegon', ukuran: 'beras', aman: '< 5', waspada: '≥ 5 dan ≤ 10', rentan: '> 10' },
      ...{ sumber: unik(), berlaku_mulai: nextDay() },
    }),
    change: ['sumber', 'Perbadan 16/2022'],
    isInternal: true,
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
      whole: () => ({ nama_periode: unik(), ...ownMonth() }),
      change: ['nama_periode', 'Pekan murah'],
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
