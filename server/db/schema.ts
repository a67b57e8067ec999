import type { ColumnType, Generated, Insertable } from 'kysely';
import type { AlasanAduan, JenisKelamin, JenisPeriode, JenisProduk, Peran, StatusAduan } from '#contract/limits.ts';
import type { hargaAcuan } from '#contract/resources/acuan/harga-acuan.ts';
import type { namaLain } from '#contract/resources/acuan/nama-lain.ts';
import type { desaKelurahan } from '#contract/resources/desa-kelurahan.ts';
import type { hargaPangan, hargaPanganKutaiBarat } from '#contract/resources/harga-pangan.ts';
import type { identitasKantor } from '#contract/resources/identitas-kantor.ts';
import type { kecamatan } from '#contract/resources/kecamatan.ts';
import type { kegiatanDinas } from '#contract/resources/kegiatan-dinas.ts';
import type { ketersediaanPangan } from '#contract/resources/ketersediaan-pangan.ts';
import type { komoditi } from '#contract/resources/komoditi.ts';
import type { koordinatLahanPetani, lahanPetani } from '#contract/resources/lahan-petani.ts';
import type { luasTanam } from '#contract/resources/luas-tanam.ts';
import type { pangan } from '#contract/resources/pangan.ts';
import type { penduduk } from '#contract/resources/penduduk.ts';
import type { periode } from '#contract/resources/periode.ts';
import type { produk } from '#contract/resources/produk.ts';
import type { sasaranBalita } from '#contract/resources/sasaran-balita.ts';
import type { slider } from '#contract/resources/slider.ts';
import type { timbangBalita } from '#contract/resources/timbang-balita.ts';
import type { CountTables, DerivedTables } from './count-tables.ts';
import type { Common, Entered, Owned } from './row-types.ts';
import type { SkpgTables } from './skpg-tables.ts';
import type { SystemTables } from './system-tables.ts';

interface Codes {
  /** Code of the ministry of the interior, such as 64.07.06; null for places added by hand. */
  kode: string | null;
  kode_bps: Generated<string | null>;
}

interface KecamatanTable extends Omit<Entered<typeof kecamatan>, keyof Codes>, Codes {
  slug: string;
}

interface DesaKelurahanTable extends Omit<Entered<typeof desaKelurahan>, keyof Codes>, Codes {}

interface KomoditiTable extends Omit<Entered<typeof komoditi>, 'satuan'> {
  logo_komoditi: string | null;
  satuan: Generated<string>;
}

interface PeriodeTable extends Omit<Entered<(typeof periode)[JenisPeriode]>, 'ditutup'> {
  /** Since when it takes no entries; null: it is open. */
  ditutup_pada: Generated<string | null>;
}

interface PenggunaTable extends Common {
  nama_lengkap: string;
  username: string;
  email: string;
  no_hp: string;
  jenis_kelamin: JenisKelamin | null;
  foto: string | null;
  password_hash: string;
  /** 1 = may log in. */
  aktif: Generated<number>;
  /** 1 = a farmer whom the office knows. */
  terverifikasi: Generated<number>;
  /** Until when the link of an invitation holds; null as soon as there is a password. */
  diundang_sampai: Generated<string | null>;
  /** Last login; '' = never. */
  terakhir_masuk: Generated<string>;
  /** The last correction of his rows that the officer has read, by its number in `versi_baris`. */
  koreksi_dibaca: Generated<number>;
  /** 1 = made by the demo's seed: refused in production. */
  demo: Generated<number>;
}

interface PenggunaPeranTable {
  user_id: number;
  peran: Peran;
}

interface PenggunaKecamatanTable {
  id: Generated<number>;
  user_id: number;
  kecamatan_id: number;
}

interface ProdukTable extends Omit<Entered<typeof produk>, 'jenis_produk'>, Owned {
  slug: string;
  jenis_produk: Generated<JenisProduk | null>;
  /** Where its owner's first plot lies; triggers keep it (migration 0016). */
  kecamatan_id: Generated<number | null>;
}

/** Reports of offers; `sidik` tells networks apart without naming them. */
interface AduanProdukTable {
  id: Generated<number>;
  created_at: string;
  produk_id: number;
  judul: string;
  penjual_id: number;
  alasan: AlasanAduan;
  keterangan: string | null;
  hari: string;
  sidik: string;
  revisi: Generated<number>;
  status: Generated<StatusAduan>;
  /** What the office did about it. */
  catatan: Generated<string | null>;
  selesai_oleh: Generated<number | null>;
  selesai_pada: Generated<string | null>;
}

interface ProdukFotoTable extends Common {
  produk_id: number;
  foto: string;
  /** The photo's size; 0 until it is measured. */
  bita: Generated<number>;
  main: '0' | '1';
}

interface KegiatanFotoTable extends Common {
  kegiatan_id: number;
  foto: string;
  keterangan: string;
  urutan: number;
}

interface SliderTable extends Omit<Entered<typeof slider>, 'status'> {
  foto: string;
  status: ColumnType<0 | 1, number, number>;
}

/** Logos, photos and avatars are file names in the picture store, not addresses. */
export interface Database extends SystemTables, CountTables, DerivedTables, SkpgTables {
  /** One row, once the office has said who it is. */
  identitas_kantor: Entered<typeof identitasKantor> & {
    logo: string | null;
    logo_situs: string | null;
    rasio_logo: number;
  };
  kecamatan: KecamatanTable;
  desa_kelurahan: DesaKelurahanTable;
  pangan: Entered<typeof pangan> & { logo_pangan: string | null };
  komoditi: KomoditiTable;
  periode_harga_pangan: PeriodeTable;
  periode_ketersediaan_pangan: PeriodeTable;
  periode_timbang_balita: PeriodeTable;
  periode_luas_tanam: PeriodeTable;
  pengguna: PenggunaTable;
  pengguna_peran: PenggunaPeranTable;
  pengguna_kecamatan: PenggunaKecamatanTable;
  sasaran_balita: Entered<typeof sasaranBalita>;
  penduduk: Entered<typeof penduduk>;
  harga_acuan: Entered<typeof hargaAcuan>;
  /** `kunci`: the name without case, signs, spaces and accents. */
  nama_lain: Entered<typeof namaLain> & { kunci: string };
  harga_pangan: Entered<typeof hargaPangan> & Owned;
  harga_pangan_kutai_barat: Entered<typeof hargaPanganKutaiBarat> & Owned;
  ketersediaan_pangan: Entered<typeof ketersediaanPangan> & Owned;
  kegiatan_dinas: Entered<typeof kegiatanDinas> & { foto: string | null };
  kegiatan_foto: KegiatanFotoTable;
  produk: ProdukTable;
  produk_foto: ProdukFotoTable;
  aduan_produk: AduanProdukTable;
  slider: SliderTable;
  timbang_balita: Entered<typeof timbangBalita> & Owned;
  lahan_petani: Entered<typeof lahanPetani> & Owned;
  koordinat_lahan_petani: Entered<typeof koordinatLahanPetani> & Owned;
  luas_tanam: Entered<typeof luasTanam> & Owned;
}

/** Tables that are written and backed up; triggers derive the others. */
export type TableName = Exclude<keyof Database, keyof CountTables | keyof DerivedTables>;
export type NewRow<Table extends TableName> = Insertable<Database[Table]>;
