import type { Generated } from 'kysely';
import type { Perbuatan } from '#contract/resources/jejak.ts';

interface AturUlangPasswordTable {
  sidik: string;
  user_id: number;
  berlaku_sampai: string;
}

/** Who is logged in; the key is the token's SHA-256, never the token. */
interface SesiTable extends AturUlangPasswordTable {
  created_at: string;
  /** The device's browser and system; null for sessions of earlier versions, like the two below. */
  perangkat: Generated<string | null>;
  /** The network from which it logged in. */
  jaringan: Generated<string | null>;
  /** When it was last used, to the hour. */
  terakhir: Generated<string | null>;
}

/** Answers that were given for an Idempotency-Key; `sidik` is the fingerprint of what was asked. */
interface IdempotensiTable {
  user_id: number;
  kunci: string;
  sidik: string;
  kode: number;
  isi: string;
  created_at: string;
}

/** How often somebody tried something within a span. */
interface PembatasTable {
  kunci: string;
  jumlah: number;
  berlaku_sampai: string;
}

/** Robot checks that were used; each serves once. */
interface CapRobotTable {
  sidik: string;
  berlaku_sampai: string;
}

/** How often a table was written: answers of reads are tagged with it (api.md, ETag). */
interface RevisiTabelTable {
  tabel: string;
  revisi: number;
}

/** Who did what from where; rows are only added, and taken away when they are old. */
interface JejakTable {
  id: Generated<number>;
  waktu: string;
  user_id: number | null;
  alamat: string | null;
  perbuatan: Perbuatan;
  tabel: string | null;
  baris: number | null;
  keterangan: string | null;
}

/** Facts about this database: `id`, `wilayah`, `nama_wilayah`, `demo`. */
interface KeteranganTable {
  nama: string;
  nilai: string;
}

/** What the office's own rows are kept with: who may act, what was done, what this database is. */
export interface HouseTables {
  sesi: SesiTable;
  atur_ulang_password: AturUlangPasswordTable;
  idempotensi: IdempotensiTable;
  pembatas: PembatasTable;
  cap_robot: CapRobotTable;
  revisi_tabel: RevisiTabelTable;
  jejak: JejakTable;
  keterangan: KeteranganTable;
}
