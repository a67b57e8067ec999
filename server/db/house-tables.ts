/** Who is logged in; the key is the token's SHA-256, never the token. */
interface SesiTable {
  sidik: string;
  user_id: number;
  created_at: string;
  berlaku_sampai: string;
}

type AturUlangPasswordTable = Omit<SesiTable, 'created_at'>;

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
  keterangan: KeteranganTable;
}
