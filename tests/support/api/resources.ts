import { officeResources, type Resource } from '../kantor/office-resources.ts';
import { newLahan, newPeriode, someKomoditi, somePangan } from './fixtures.ts';
import { foto } from './fotos.ts';

export type { Resource };

const unik = () => crypto.randomUUID();

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
export const resources: Resource[] = [...officeResources, ...reports, ...farmers];

/** The form by which a resource is created; pictures can come in no other encoding. */
export function formOf({ pictures = [] }: Pick<Resource, 'pictures'>, fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const name of pictures) form.append(name, foto());
  if (pictures.includes('foto[]')) form.append('main[]', '1');
  return form;
}
