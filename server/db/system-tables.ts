import type { Generated } from 'kysely';
import type { JenisLaporan, TabelLaporan } from '#contract/limits.ts';
import type { TabelAcuan } from '#contract/resources/acuan/tabel-acuan.ts';
import type { Perbuatan } from '#contract/resources/jejak.ts';
import type { KeadaanSurat } from '#contract/resources/pengingat.ts';
import type { PerbuatanVersi } from '#contract/resources/versi.ts';

interface AturUlangPasswordTable {
  sidik: string;
  user_id: number;
  berlaku_sampai: string;
}

/** Sessions; `sidik` is the SHA-256 of the token, which is not stored. */
interface SesiTable extends AturUlangPasswordTable {
  created_at: string;
  /** Browser and system of the device; like the two below null in sessions of earlier versions. */
  perangkat: Generated<string | null>;
  /** The network of the login. */
  jaringan: Generated<string | null>;
  /** Last use, to the hour. */
  terakhir: Generated<string | null>;
}

/** Answers given for an Idempotency-Key; `sidik` is the fingerprint of the request. */
interface IdempotensiTable {
  user_id: number;
  kunci: string;
  sidik: string;
  kode: number;
  isi: string;
  created_at: string;
}

/** Attempts per key within a span. */
interface PembatasTable {
  kunci: string;
  jumlah: number;
  berlaku_sampai: string;
}

/** Used robot checks; each is valid once. */
interface CapRobotTable {
  sidik: string;
  berlaku_sampai: string;
}

/** Writes per table; reads are tagged with it (kontrak.md, Around it). */
interface RevisiTabelTable {
  tabel: string;
  revisi: number;
  /** When it was last written; null if that was before migration 0017. */
  diubah: Generated<string | null>;
}

/** The audit log: who did what from where. Rows are only added, and removed when they are old. */
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

/** Earlier states of reported rows and of reference data, each with the act that replaced it (migration 0018). */
interface VersiBarisTable {
  id: Generated<number>;
  tabel: TabelLaporan | TabelAcuan;
  baris: number;
  revisi: number;
  /** The whole row as JSON. */
  isi: string;
  /** The owner of the row; 0: the office. */
  pemilik: number;
  perbuatan: PerbuatanVersi;
  /** Who did it; null: the operator of the machine. */
  user_id: number | null;
  alamat: string | null;
  waktu: string;
  /** The time at which a deleted row left the trash; reference data never lies in it. */
  dipulihkan: Generated<string | null>;
  /** The office's reason for a correction. */
  alasan: Generated<string | null>;
  /** 1 = another user than the owner changed the row's values. */
  koreksi: Generated<number>;
}

/** Names of deleted rows that versions still refer to (migration 0036). */
interface NamaTerhapusTable {
  tabel: string;
  baris: number;
  nama: string;
  /** The row that took its place when both were merged. */
  menjadi: Generated<number | null>;
}

/** Letters that remind officers; `hari` is the day in the regency. */
interface PengingatTable {
  id: Generated<number>;
  jenis: JenisLaporan;
  periode_id: number;
  user_id: number;
  hari: string;
  waktu: string;
  keadaan: KeadaanSurat;
}

/** Facts about this database: `id`, `wilayah`, `nama_wilayah`, `demo` and others. */
interface KeteranganTable {
  nama: string;
  nilai: string;
}

/** Tables of the system itself: sessions, limits, audit log, reminders, facts about the database. */
export interface SystemTables {
  sesi: SesiTable;
  atur_ulang_password: AturUlangPasswordTable;
  idempotensi: IdempotensiTable;
  pembatas: PembatasTable;
  cap_robot: CapRobotTable;
  revisi_tabel: RevisiTabelTable;
  jejak: JejakTable;
  versi_baris: VersiBarisTable;
  nama_terhapus: NamaTerhapusTable;
  pengingat: PengingatTable;
  keterangan: KeteranganTable;
}
