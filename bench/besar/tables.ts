import { sumAll } from '../../server/db/migrations/0012-jumlah-rekap.ts';

export type Reader = 'visitor' | 'petugas' | 'admin' | 'superadmin';

/** Asked for on the first, the middle and the last page, and far beyond. */
export interface List {
  path: string;
  reader?: Reader;
  /** Without pages: asked for once. */
  isSummary?: true;
}

/** What the office asks of a report; the rows that are put there lie in 2020. */
const office = (jenis: string): readonly List[] => {
  const rows = `/${jenis}?periode_${jenis.replaceAll('-', '_')}_id=1&`;
  return [
    { path: `/kelengkapan?jenis=${jenis}&tahun=2026&rinci=desa&`, reader: 'admin', isSummary: true },
    { path: `/kelengkapan?jenis=${jenis}&tahun=2020&rinci=desa&`, reader: 'admin', isSummary: true },
    { path: '/kantor/beranda?', reader: 'admin', isSummary: true },
    ...['', 'kecamatan_id=2&', 'search=a&'].map((filter) => ({ path: `${rows}${filter}`, reader: 'admin' as const })),
  ];
};

/** A table that grows without end: how many rows are put into it, and what is asked of it then. */
export interface Grown {
  table: string;
  /** More rows than these its rules do not allow. */
  most?: number;
  /** Where its periods stand, if it has any. */
  periode?: string;
  columns: string;
  /** The values of a row; `p` is its period, `n.i` its number. */
  values: string;
  /** What the rows of a period are crossed with. */
  across?: string;
  lists: readonly List[];
  /** What the rows are counted by, where triggers count them. */
  keys?: string;
  /** What belongs to the rows besides, made anew each time. */
  also?: string;
}

/** A number with two digits, in both databases. */
export const two = (number: string) => `substr(cast(100 + ${number} as text), 2)`;

const MONTH = 'substr(created_at, 1, 7)';
const petugas = "(select min(user_id) from pengguna_peran where peran = 'petugas')";
const petani = "(select min(user_id) from pengguna_peran where peran = 'petani')";
const old = "'2020-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z'";
const villages = 'desa_kelurahan d';
/** Ten years, a day after the other and round again, so that every month has its share. */
const day = `(2016 + n.i % 10) || '-' || ${two('1 + n.i % 12')} || '-15T00:00:00.000Z'`;
/** Some of each kind, unit and place. */
const jenis = "case n.i % 3 when 0 then 'sayur' when 1 then 'ikan' end";
const satuan = "case n.i % 2 when 0 then 'kg' else 'pcs' end";
const kecamatan = '1 + n.i % 16';

export const grown: readonly Grown[] = [
  {
    ...{ table: 'harga_pangan', periode: 'periode_harga_pangan', across: 'kecamatan k cross join komoditi j' },
    columns:
      'kecamatan_id, komoditi_id, periode_harga_pangan_id, user_id, harga_grosir, harga_eceran, created_at, updated_at',
    values: `k.id, j.id, p.id, ${petugas}, 10000, 12000, ${old}`,
    keys: 'komoditi_id, kecamatan_id, user_id',
    lists: [
      { path: '/harga-pangan?' },
      { path: '/harga-pangan?search=a&limit=200&' },
      { path: '/harga-pangan?nama_komoditi=beras&' },
      { path: '/harga-pangan/melak?' },
      { path: '/harga-pangan?rekap=kecamatan&limit=60&' },
      { path: '/harga-pangan/riwayat?komoditi_id=5&kecamatan_id=2&', isSummary: true },
      { path: '/harga-pangan/riwayat?komoditi_id=5&kecamatan_id=2&jumlah=156&', isSummary: true },
      { path: '/harga-pangan/riwayat?komoditi_id=5&tempat=rata-rata&', isSummary: true },
      { path: '/harga-pangan/riwayat?komoditi_id=5&tempat=rata-rata&jumlah=156&', isSummary: true },
      { path: '/harga-pangan/riwayat?komoditi_id=5&', isSummary: true },
      { path: '/harga-pangan/banding?komoditi_id=5&', isSummary: true },
      {
        path: '/harga-pangan/perbandingan?pilih=melak.beras-medium,rata-rata.beras-medium&minggu=52&',
        isSummary: true,
      },
      { path: '/peta?ukuran=harga&komoditi_id=5&', isSummary: true },
      { path: '/peta?ukuran=perubahan&komoditi_id=5&', isSummary: true },
      { path: '/cari?kata=beras&kecamatan_id=9&', isSummary: true },
      ...office('harga-pangan'),
    ],
  },
  {
    ...{ table: 'ketersediaan_pangan', periode: 'periode_ketersediaan_pangan' },
    across: 'kecamatan k cross join pangan j',
    columns:
      'kecamatan_id, pangan_id, periode_ketersediaan_pangan_id, user_id, harga_rata_rata, kebutuhan, ketersediaan, created_at, updated_at',
    values: `k.id, j.id, p.id, ${petugas}, 10000, 5, 6, ${old}`,
    keys: 'pangan_id, kecamatan_id, user_id',
    also: sumAll,
    lists: [
      { path: '/ketersediaan-pangan?' },
      { path: '/ketersediaan-pangan?search=a&limit=200&' },
      { path: '/ketersediaan-pangan?rekap=kabupaten&' },
      { path: '/ketersediaan-pangan?rekap=kabupaten&search=a&limit=200&' },
      { path: '/ketersediaan-pangan?rekap=kecamatan&limit=60&' },
      { path: '/ketersediaan-pangan/riwayat?kecamatan_id=1&' },
      { path: '/ketersediaan-pangan/riwayat?' },
      { path: '/peta?ukuran=neraca&pangan_id=3&', isSummary: true },
      ...office('ketersediaan-pangan'),
    ],
  },
  {
    ...{ table: 'timbang_balita', periode: 'periode_timbang_balita', across: villages },
    columns:
      'periode_timbang_balita_id, kecamatan_id, kelurahan_id, user_id, jumlah_balita, berat_badan_naik, berat_badan_tidak_naik, dibawah_garis_merah, kasus_gizi_buruk, created_at, updated_at',
    values: `p.id, d.kecamatan_id, d.id, ${petugas}, 40, 30, 8, 2, 0, ${old}`,
    keys: 'kelurahan_id, kecamatan_id, user_id',
    lists: [
      { path: '/timbang-balita?rekap=kecamatan&limit=60&' },
      { path: '/timbang-balita?' },
      { path: '/timbang-balita?search=a&limit=200&' },
      { path: '/timbang-balita/riwayat?kecamatan_id=1&' },
      { path: '/timbang-balita/riwayat?kelurahan_id=1&' },
      { path: '/timbang-balita/riwayat?' },
      { path: '/timbang-balita/desa?kecamatan_id=1&' },
      { path: '/timbang-balita/desa?' },
      { path: '/peta?ukuran=nd&', isSummary: true },
      ...office('timbang-balita'),
    ],
  },
  {
    ...{ table: 'luas_tanam', periode: 'periode_luas_tanam', across: villages },
    columns:
      'periode_luas_tanam_id, komoditi, kecamatan_id, kelurahan_id, user_id, luas_tanam, luas_puso, created_at, updated_at',
    values: `p.id, 'padi', d.kecamatan_id, d.id, ${petugas}, 12, 0, ${old}`,
    keys: 'kelurahan_id, kecamatan_id, user_id, komoditi',
    lists: [
      { path: '/luas-tanam?rekap=kecamatan&limit=60&' },
      { path: '/luas-tanam?' },
      { path: '/luas-lahan?search=a&limit=200&' },
      { path: '/luas-tanam/riwayat?kecamatan_id=1&' },
      { path: '/luas-tanam/riwayat?' },
      { path: '/peta?ukuran=tanam&', isSummary: true },
      ...office('luas-tanam'),
    ],
  },
  {
    table: 'produk',
    columns:
      'user_id, judul, slug, deskripsi, stok, harga, status, satuan, jenis_produk, kecamatan_id, created_at, updated_at',
    values: `${petani}, 'Madu ' || n.i, 'besar-' || n.i, 'Madu hutan', 1, 1000 + n.i % 99000, 'aktif', ${satuan}, ${jenis}, ${kecamatan}, ${day}, ${day}`,
    keys: `status, ${MONTH}`,
    lists: [
      { path: '/produk?' },
      { path: '/produk?', reader: 'petugas' },
      { path: '/produk?search=madu&' },
      { path: '/produk?kecamatan_id=9&' },
      { path: '/produk?jenis_produk=sayur&satuan=kg&' },
      { path: '/produk?harga_dari=20000&harga_sampai=50000&' },
      { path: '/produk?harga_dari=20000&harga_sampai=50000&urut=terdekat&dekat=9&' },
      { path: '/produk?jenis_produk=sayur&harga_dari=20000&harga_sampai=50000&' },
      { path: '/produk?kecamatan_id=9&jenis_produk=sayur&harga_dari=20000&harga_sampai=20100&' },
      { path: '/produk?urut=termurah&' },
      { path: '/produk?urut=terdekat&dekat=9&' },
      { path: '/cari?kata=madu&', isSummary: true },
      { path: '/cari?kata=tidak+ada&', isSummary: true },
    ],
  },
  {
    table: 'kegiatan_dinas',
    columns: 'judul, deskripsi, created_at, updated_at',
    values: `'Panen ' || n.i, 'Panen raya', ${day}, ${day}`,
    keys: MONTH,
    lists: [
      { path: '/kegiatan-dinas?' },
      { path: '/kegiatan-dinas?search=panen&' },
      { path: '/cari?kata=panen&', isSummary: true },
    ],
  },
  {
    table: 'lahan_petani',
    columns:
      'user_id, alamat, kecamatan_id, kelurahan_id, luas_tanam, jumlah_panen, satuan_panen, bulan, komoditi, created_at, updated_at',
    values: `${petani}, 'Jalan ' || n.i, 1, (select min(id) from desa_kelurahan where kecamatan_id = 1), 1, 2, 'ton', 'Maret 2027', 'padi', ${day}, ${day}`,
    keys: `${MONTH}, kecamatan_id, komoditi`,
    lists: [
      { path: '/lahan-petani?' },
      { path: '/lahan-petani?komoditi=padi&' },
      { path: '/lahan-petani?search=jalan&' },
    ],
  },
];
