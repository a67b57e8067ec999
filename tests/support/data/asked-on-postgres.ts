/**
 * What is asked of PostgreSQL too: what may be answered otherwise there. Rules, rights, sentences, files and letters
 * are decided before a statement is made, and are asked on SQLite alone. A test belongs here when it is about
 * - a statement that is written by hand or by a dialect, the order of its rows, and what a search takes for equal;
 * - sums, counts and decimals, which PostgreSQL returns in types of its own;
 * - an index that is to be used;
 * - locks, several writers at once, and errors of keys and references;
 * - the tables themselves: migrations, backup, start, and commands that drop or move rows.
 */
export const askedOnPostgres: readonly string[] = [
  // Everything once, by the document: each list, each row, each summary.
  'tests/api/reads/{same-answers.postgres,openapi-answers,reads}.test.ts',
  // What nobody would type: numbers too large for a column, half letters, zeros within a text.
  'tests/api/bodies/{garbage,garbage-texts}.test.ts',
  // Lists, searches and their order; history of a report.
  'tests/api/reads/{cari,etalase,harga-acuan,long-searches,pages,period-before,rare-questions}.test.ts',
  'tests/api/reads/{reads-laporan,reads-petani,riwayat-laporan,wide-price}.test.ts',
  'tests/api/share/sitemap.test.ts',
  // Indices.
  'tests/api/reads/{query-plan,riwayat-laporan-plan}.test.ts',
  'tests/api/summaries/plans.test.ts',
  // Sums, means and counts.
  'tests/api/reads/{perbandingan-harga,rekap-kecamatan}.test.ts',
  'tests/api/summaries/{banding-harga,peta,riwayat-harga}.test.ts',
  'tests/api/kantor/{beranda-kantor,kelengkapan,skpg,skpg-komoditi,skpg-terbitan,temuan-kantor}.test.ts',
  'tests/api/cetak/cetak-hak.test.ts',
  'tests/api/akun/{jejak-daftar,jejak-saring}.test.ts',
  'tests/api/kelola-akun/daftar.test.ts',
  'tests/api/files/{berkas-panjang,data-terbuka}.test.ts',
  // Writes: keys, references, revisions, decimals, places in an order, repetitions, one commit for several.
  'tests/api/writes/{database-refusals,idempotency,letak-lahan,luas-pecahan,names,own-among-others,shared-commits}.test.ts',
  'tests/api/writes/{twins,two-processes.postgres,urutan,used,writes}.test.ts',
  'tests/api/akun/{batas-tersimpan,sekaligus}.test.ts',
  'tests/api/kelola-akun/{alihkan,impor}.test.ts',
  // Products, their addresses and pictures, and which of those no row shows any more.
  'tests/api/bodies/{produk,produk-foto}.test.ts',
  'tests/api/writes/kept-files.test.ts',
  // Versions of rows, of which PostgreSQL could keep another JSON; merging and importing many rows.
  'tests/api/versi/{pulihkan,riwayat,sampah}.test.ts',
  'tests/api/acuan/{buka-tahun,gabung,gabung-batas,impor,nama-lain}.test.ts',
  // Tables, backup, start, commands.
  'server/db/*.test.ts',
  'server/node/backup/{back-up,restore}.test.ts',
  'tests/outbox/restored-server.test.ts',
  'tests/api/akun/kiriman-dikenal.test.ts',
  'server/node/cli/{open-period,reseed}.test.ts',
  'server/node/process/open-ports.test.ts',
  '**/*.postgres.test.ts',
];
