/** Who is logged in; the key is the token's SHA-256, never the token. */
export interface SesiTable {
  sidik: string;
  user_id: number;
  created_at: string;
  berlaku_sampai: string;
}

export type AturUlangPasswordTable = Omit<SesiTable, 'created_at'>;

/** Answers that were given for an Idempotency-Key; `sidik` is the fingerprint of what was asked. */
export interface IdempotensiTable {
  user_id: number;
  kunci: string;
  sidik: string;
  kode: number;
  isi: string;
  created_at: string;
}

/** How often somebody tried something within a span. */
export interface PembatasTable {
  kunci: string;
  jumlah: number;
  berlaku_sampai: string;
}

/** Robot checks that were used; each serves once. */
export interface CapRobotTable {
  sidik: string;
  berlaku_sampai: string;
}

/** How often a table was written: answers of reads are tagged with it (api.md, ETag). */
export interface RevisiTabelTable {
  tabel: string;
  revisi: number;
}

/** Facts about this database: `id`, `wilayah`, `nama_wilayah`, `demo`. */
export interface KeteranganTable {
  nama: string;
  nilai: string;
}
