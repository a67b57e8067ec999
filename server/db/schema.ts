import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { JenisKelamin, KomoditiTanam, Peran, SatuanPanen, SatuanProduk, StatusProduk } from '#contract/limits.ts';
import type { CountTables, DerivedTables } from './count-tables.ts';
import type { SystemTables } from './system-tables.ts';

/** Columns of every domain table. Times are ISO 8601 UTC text, which both databases order alike. */
interface Common {
  id: Generated<number>;
  revisi: Generated<number>;
  created_at: string;
  updated_at: string;
}

export interface KecamatanTable extends Common {
  /** Code of the ministry of the interior, such as 64.07.06; null for places added by hand. */
  kode: string | null;
  nama_kecamatan: string;
  slug: string;
}

interface DesaKelurahanTable extends Common {
  kode: string | null;
  kecamatan_id: number;
  nama_desa_kelurahan: string;
}

/** Logos, photos and avatars are file names in the picture store, not addresses. */
interface PanganTable extends Common {
  nama_pangan: string;
  logo_pangan: string | null;
}

interface KomoditiTable extends Common {
  nama_komoditi: string;
  logo_komoditi: string | null;
  pangan_id: number | null;
  satuan: Generated<string>;
}

export interface PeriodeTable extends Common {
  nama_periode: string;
  tanggal_mulai: string | null;
  tanggal_selesai: string | null;
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

export interface HargaPanganKutaiBaratTable extends Common {
  komoditi_id: number;
  periode_harga_pangan_id: number;
  user_id: number;
  harga_grosir: number;
  harga_eceran: number;
}

export interface HargaPanganTable extends HargaPanganKutaiBaratTable {
  kecamatan_id: number;
}

interface KetersediaanPanganTable extends Common {
  kecamatan_id: number;
  pangan_id: number;
  periode_ketersediaan_pangan_id: number;
  user_id: number;
  harga_rata_rata: number;
  kebutuhan: number;
  ketersediaan: number;
}

interface KegiatanDinasTable extends Common {
  judul: string;
  deskripsi: string;
  foto: string | null;
}

interface ProdukTable extends Common {
  user_id: number;
  judul: string;
  slug: string;
  deskripsi: string;
  stok: number;
  harga: number;
  status: StatusProduk;
  satuan: SatuanProduk;
}

interface ProdukFotoTable extends Common {
  produk_id: number;
  foto: string;
  /** The photo's size; 0 until it is measured. */
  bita: Generated<number>;
  main: '0' | '1';
}

interface SliderTable extends Common {
  judul: string;
  deskripsi: string;
  foto: string;
  action: string | null;
  status: ColumnType<0 | 1, number, number>;
  urutan: number;
}

interface TimbangBalitaTable extends Common {
  periode_timbang_balita_id: number;
  kecamatan_id: number;
  kelurahan_id: number;
  user_id: number;
  jumlah_balita: number;
  berat_badan_naik: number;
  berat_badan_tidak_naik: number;
  dibawah_garis_merah: number;
  kasus_gizi_buruk: number;
}

interface LahanPetaniTable extends Common {
  user_id: number;
  alamat: string;
  kecamatan_id: number;
  kelurahan_id: number;
  luas_tanam: number;
  jumlah_panen: number;
  satuan_panen: SatuanPanen;
  bulan: string;
  komoditi: KomoditiTanam;
}

interface KoordinatLahanPetaniTable extends Common {
  user_id: number;
  lahan_id: number;
  lat: number;
  lang: number;
}

interface LuasTanamTable extends Common {
  periode_luas_tanam_id: number;
  komoditi: KomoditiTanam;
  kecamatan_id: number;
  kelurahan_id: number;
  user_id: number;
  luas_tanam: number;
  luas_puso: number;
}

export interface Database extends SystemTables, CountTables, DerivedTables {
  kecamatan: KecamatanTable;
  desa_kelurahan: DesaKelurahanTable;
  pangan: PanganTable;
  komoditi: KomoditiTable;
  periode_harga_pangan: PeriodeTable;
  periode_ketersediaan_pangan: PeriodeTable;
  periode_timbang_balita: PeriodeTable;
  periode_luas_tanam: PeriodeTable;
  pengguna: PenggunaTable;
  pengguna_peran: PenggunaPeranTable;
  pengguna_kecamatan: PenggunaKecamatanTable;
  harga_pangan: HargaPanganTable;
  harga_pangan_kutai_barat: HargaPanganKutaiBaratTable;
  ketersediaan_pangan: KetersediaanPanganTable;
  kegiatan_dinas: KegiatanDinasTable;
  produk: ProdukTable;
  produk_foto: ProdukFotoTable;
  slider: SliderTable;
  timbang_balita: TimbangBalitaTable;
  lahan_petani: LahanPetaniTable;
  koordinat_lahan_petani: KoordinatLahanPetaniTable;
  luas_tanam: LuasTanamTable;
}

/** Tables that are written and backed up; triggers derive the others. */
export type TableName = Exclude<keyof Database, keyof CountTables | keyof DerivedTables>;
export type NewRow<Table extends TableName> = Insertable<Database[Table]>;
export type StoredRow<Table extends TableName> = Selectable<Database[Table]>;
