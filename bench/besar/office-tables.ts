import { type Grown, type List, type Reader, two } from './tables.ts';

/** The same list, asked with one filter after the other. */
const asked = (path: string, reader: Reader, filters: readonly string[]): readonly List[] =>
  filters.map((filter) => ({ path: `${path}?${filter}${filter && '&'}`, reader }));

/** Four thousand acts a day, every one later than the one before; months have 28 days here. */
const second = '(n.i % 4000) * 21';
const moment = [
  `(2016 + n.i / 4000 / 336) || '-' || ${two('1 + n.i / 4000 / 28 % 12')} || '-' || ${two('1 + n.i / 4000 % 28')}`,
  `'T' || ${two(`${second} / 3600`)} || ':' || ${two(`${second} / 60 % 60`)} || ':' || ${two(`${second} % 60`)}`,
  "'.000Z'",
].join(' || ');
/** Within the thirty days before the day of the tests. */
const lately = `'2026-11-' || ${two('1 + n.i % 19')} || 'T0' || (n.i % 9) || ':00:00.000Z'`;

const reports = [
  ...["case n.i % 7 when 0 then 'harga_pangan' when 1 then 'harga_pangan_kutai_barat' when 2 then 'timbang_balita'"],
  ...["when 3 then 'luas_tanam' when 4 then 'produk' else 'ketersediaan_pangan' end"],
].join(' ');

/** Some tables and acts are met all the time, others hardly ever. A third are logins, which are about no row. */
const tabel = [
  ...["case when n.i % 100003 = 9 then 'kecamatan' when n.i % 50021 = 7 then 'komoditi'"],
  ...["when n.i % 101 = 3 then 'kegiatan_dinas' when n.i % 3 = 0 then null", `else ${reports} end`],
].join(' ');
const perbuatan = [
  ...["case when n.i % 100003 = 9 then 'hapus' when n.i % 50021 = 7 then 'gabung' when n.i % 101 = 3 then 'tambah'"],
  ...["when n.i % 3 = 0 then 'login' when n.i % 11 = 1 then 'hapus' when n.i % 11 < 6 then 'tambah' else 'ubah' end"],
].join(' ');
/** Three accounts write planted areas, one a fifth of all and nothing else, one does nearly nothing. */
const actor = [
  ...['case when n.i % 50021 = 7 then 20 when n.i % 3 > 0 and n.i % 7 = 3 then 1 + n.i % 3'],
  ...['when n.i % 3 > 0 and n.i % 7 > 4 then 4'],
  ...['when n.i % 13 = 5 then null else 5 + n.i % 13 end'],
].join(' ');

const person =
  'nama_lengkap, username, email, no_hp, password_hash, aktif, terverifikasi, diundang_sampai, terakhir_masuk, created_at, updated_at';
const persons = (called: string, number: string) => [
  ...[
    `'${called} ' || (${number} % 90001 * 7919 % 1000003)`,
    `'${called}-' || ${number}, '${called}' || ${number} || '@x.id'`,
  ],
  ...[`'08' || ${number}, 'x', case when ${number} % 5000 = 3 then 0 else 1 end, ${number} % 400 / 399`],
  ...[`case when ${number} % 3000 = 1 then '2026-12-01T00:00:00.000Z' end`],
  ...[`'2026-01-' || ${two(`1 + ${number} % 28`)} || 'T00:00:00.000Z'`],
  ...["'2020-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z'"],
];

const numbers = (last: number) =>
  `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${last}) select`;

/** Farmers who have never done anything, and three hundred who have done a little. */
const quiet = `
  delete from pengguna where username like 'diam-%' or username like 'jarang-%';
  insert into pengguna (${person}) ${numbers(20_000)} ${persons('diam', 'n.i').join(', ')} from n;
  insert into pengguna (${person}) ${numbers(300)} ${persons('jarang', 'n.i').join(', ')} from n;
  update jejak set user_id = (select id from pengguna where username = 'jarang-' || (1 + jejak.id % 300))
    where id % 401 = 0`;

const state = [
  `'{"id":' || (n.i % 300000) || ',"revisi":' || (1 + n.i % 9) || ',"user_id":2,"kecamatan_id":1,"komoditi_id":5'`,
  `',"periode_harga_pangan_id":1,"harga_grosir":' || (10000 + n.i % 999) || ',"harga_eceran":12000'`,
  `',"created_at":"2026-01-01T00:00:00.000Z","updated_at":"2026-01-01T00:00:00.000Z"}'`,
].join(' || ');

/** Years of which the office may keep figures. */
const YEARS = 101;

/** What only the office reads, and what grows without end there. */
export const officeGrown: readonly Grown[] = [
  {
    table: 'jejak',
    columns: 'waktu, user_id, alamat, perbuatan, tabel, baris',
    values: `${moment}, ${actor}, '36.80.1.' || (n.i % 250), ${perbuatan}, ${tabel}, case when n.i % 3 > 0 then n.i % 300000 end`,
    also: quiet,
    lists: asked('/jejak', 'superadmin', [
      ...['', 'perbuatan=login', 'perbuatan=gabung', 'perbuatan=cadangkan', 'tabel=harga_pangan', 'tabel=komoditi'],
      ...['tabel=tidak_ada', 'tabel=harga_pangan&baris=301', 'tabel=harga_pangan&perbuatan=hapus'],
      ...['tabel=kecamatan&perbuatan=tambah', 'username=petrus', 'username=petugas', 'username=tri.wahyuni'],
      ...[
        'username=petrus&tabel=harga_pangan',
        'username=petrus&tabel=luas_tanam',
        'username=tri.wahyuni&tabel=timbang',
      ],
      ...['user_id=4&tabel=luas_tanam', 'user_id=4&perbuatan=login', 'user_id=4&tabel=ketersediaan_pangan'],
      ...['username=petrus&tabel=ketersediaan_pangan'],
      ...['username=tri.wahyuni&perbuatan=ubah', 'username=petrus&tabel=komoditi', 'username=petrus&perbuatan=gabung'],
      ...['username=a', 'username=diam', 'username=jarang', 'username=jarang&tabel=luas_tanam', 'username=tidak-ada'],
      ...['dari=2016-03-01&sampai=2016-03-02', 'dari=2016-03-01&sampai=2016-03-02&tabel=komoditi'],
      ...['dari=2016-01-01&sampai=2016-01-20&username=petrus', 'dari=2016-01-01&sampai=2016-01-20&tabel=harga_pangan'],
      ...['sampai=2016-01-20&username=petrus&tabel=luas_tanam&perbuatan=ubah'],
    ]),
  },
  {
    table: 'versi_baris',
    columns: 'tabel, baris, revisi, isi, pemilik, perbuatan, user_id, alamat, waktu',
    // A row that is changed again and again, and many others.
    values: [
      ...["case when n.i % 2 = 0 then 'harga_pangan' when n.i % 5001 = 3 then 'luas_tanam' else 'timbang_balita' end"],
      ...['case when n.i % 100 = 0 then 1 else n.i % 300000 end', '1 + n.i % 9', state],
      ...['case when n.i % 40000 = 1 then 2 else 6 end', "case when n.i % 4 < 2 then 'hapus' else 'ubah' end"],
      ...['2', "'36.80.1.2'", lately],
    ].join(', '),
    lists: [
      ...asked('/sampah', 'admin', ['', 'tabel=harga_pangan', 'tabel=luas_tanam', 'tabel=ketersediaan_pangan']),
      ...asked('/sampah', 'petugas', ['', 'tabel=luas_tanam', 'tabel=harga_pangan']),
      ...asked('/harga-pangan/1/riwayat', 'admin', ['', 'limit=100']),
      ...asked('/harga-pangan/300/riwayat', 'admin', ['']),
    ],
  },
  {
    table: 'aduan_produk',
    columns: 'created_at, produk_id, judul, penjual_id, alasan, keterangan, hari, sidik, status',
    values: [
      ...[lately, '1 + n.i % 80', "'Madu hutan'", '1'],
      ...["case when n.i % 50021 = 7 then 'lainnya' when n.i % 2 = 0 then 'tidak dijual' else 'penipuan' end"],
      ...["'Nomornya tidak aktif'", "'2026-11-01'", "'besar-' || n.i"],
      ...["case when n.i % 50021 = 9 then 'baru' else 'selesai' end"],
    ].join(', '),
    lists: asked('/aduan-produk', 'admin', [
      ...['', 'status=baru', 'status=selesai', 'alasan=lainnya', 'alasan=penipuan', 'produk_id=7', 'produk_id=999'],
      ...['status=baru&alasan=penipuan', 'status=selesai&alasan=lainnya', 'status=baru&alasan=lainnya'],
      ...['produk_id=7&status=baru', 'produk_id=7&alasan=lainnya', 'produk_id=7&status=baru&alasan=lainnya'],
    ]),
  },
  {
    table: 'pengguna',
    columns: person,
    values: persons('warga', 'n.i').join(', '),
    also: `insert into pengguna_peran (user_id, peran)
      select id, case when id % 2000 = 7 then 'petugas' when id % 100000 = 9 then 'admin' else 'petani' end
      from pengguna where not exists (select 1 from pengguna_peran p where p.user_id = pengguna.id);
      insert into pengguna_kecamatan (user_id, kecamatan_id) select user_id, 1 + user_id % 16 from pengguna_peran
      where peran = 'petugas' and not exists (select 1 from pengguna_kecamatan k where k.user_id = pengguna_peran.user_id)`,
    lists: asked('/akun', 'superadmin', [
      ...['', 'urut=terbaru', 'urut=terakhir-masuk', 'peran=petani', 'peran=petugas', 'peran=admin', 'kecamatan_id=9'],
      ...['status=nonaktif', 'status=diundang', 'status=aktif', 'terverifikasi=ya', 'terverifikasi=tidak'],
      ...['peran=petugas&status=nonaktif', 'peran=petani&status=diundang', 'peran=petani&urut=terakhir-masuk'],
      ...['peran=petugas&urut=terakhir-masuk', 'status=nonaktif&urut=terbaru', 'kecamatan_id=9&terverifikasi=ya'],
      ...['peran=admin&terverifikasi=ya', 'terverifikasi=ya&urut=terakhir-masuk'],
      'status=diundang&urut=terakhir-masuk',
      ...['status=nonaktif&urut=terakhir-masuk', 'status=diundang&urut=terbaru', 'terverifikasi=ya&urut=terbaru'],
      ...['terverifikasi=tidak&urut=terakhir-masuk', 'status=aktif&urut=terakhir-masuk'],
      ...['search=warga', 'search=marta'],
      ...['search=tidak-ada-sama-sekali', 'search=warga&peran=petugas'],
    ]),
  },
  {
    ...{ table: 'sasaran_balita', most: 194 * YEARS },
    columns: 'kelurahan_id, tahun, jumlah, sumber, created_at, updated_at',
    // The demo's own years are left out.
    values: `1 + n.i % 194, (n.i - 194) / 194 % 99 + case when (n.i - 194) / 194 % 99 < 25 then 2000 else 2002 end, 82, 'Dinas Kesehatan', ${lately}, ${lately}`,
    lists: asked('/sasaran-balita', 'admin', ['', 'tahun=2031', 'kecamatan_id=9', 'search=a', 'limit=10000']),
  },
  {
    ...{ table: 'periode_harga_pangan', most: 366 * YEARS },
    columns: 'nama_periode, tanggal_mulai, tanggal_selesai, created_at, updated_at',
    values: `'Hari ' || n.i, (2000 + n.i / 336) || '-' || ${two('1 + n.i / 28 % 12')} || '-' || ${two('1 + n.i % 28')}, null, ${lately}, ${lately}`,
    lists: asked('/periode-harga-pangan', 'admin', ['', 'urut=terbaru', 'urut=terbaru&search=hari', 'search=tidak']),
  },
  {
    // Both kinds of price of each commodity, four times a year.
    ...{ table: 'harga_acuan', most: 36 * 2 * 4 * YEARS },
    columns: 'komoditi_id, jenis, harga_acuan, sumber, berlaku_mulai, zona, created_at, updated_at',
    values: `1 + n.i % 36, case when n.i / 36 % 2 = 0 then 'HET' else 'HAP' end, 10000, 'Badan Pangan Nasional', (2027 + n.i / 36 / 336 % 70) || '-' || ${two('1 + n.i / 36 / 28 % 12')} || '-' || ${two('1 + n.i / 36 % 28')}, 'Zona ' || (n.i / 846720), ${lately}, ${lately}`,
    lists: asked('/harga-acuan', 'admin', [
      '',
      'komoditi_id=5',
      'jenis=HAP',
      'komoditi_id=5&jenis=HET',
      'search=beras',
    ]),
  },
  {
    // As many as a list gives at once.
    ...{ table: 'nama_lain', most: 10_000 },
    columns: 'nama, kunci, komoditi_id, created_at, updated_at',
    values: `'Sebutan ' || n.i, 'sebutan' || n.i, 1 + n.i % 36, ${lately}, ${lately}`,
    lists: asked('/nama-lain', 'admin', ['', 'untuk=Komoditi', 'komoditi_id=5', 'search=beras', 'limit=10000']),
  },
];
