import type { Generated } from 'kysely';

/** How many rows of a table are in each group that its list consists of; triggers maintain it (migration 0008). */
interface Jumlah {
  jumlah: number;
}

export interface CountTables {
  jumlah_harga_pangan: Jumlah & { komoditi_id: number; kecamatan_id: number; user_id: number };
  jumlah_harga_pangan_kutai_barat: Jumlah & { komoditi_id: number; user_id: number };
  jumlah_ketersediaan_pangan: Jumlah & { pangan_id: number; kecamatan_id: number; user_id: number };
  jumlah_rekap_ketersediaan_pangan: Jumlah & { pangan_id: number };
  jumlah_timbang_balita: Jumlah & { kelurahan_id: number; kecamatan_id: number; user_id: number };
  jumlah_luas_tanam: Jumlah & { kelurahan_id: number; kecamatan_id: number; user_id: number; komoditi: string };
  jumlah_produk: Jumlah & { status: string; bulan_dibuat: string };
  jumlah_kegiatan_dinas: Jumlah & { bulan_dibuat: string };
  jumlah_lahan_petani: Jumlah & { bulan_dibuat: string; kecamatan_id: number; komoditi: string };
}

/** Other tables that triggers maintain; backups leave them out. */
export interface DerivedTables {
  /** Which food has reports in which period (migration 0010), and their sums (0012). */
  rekap_ketersediaan_pangan: {
    id: Generated<number>;
    periode_ketersediaan_pangan_id: number;
    pangan_id: number;
    revisi: Generated<number>;
    created_at: Generated<string>;
    updated_at: Generated<string>;
    harga_rata_rata: Generated<number>;
    kebutuhan: Generated<number>;
    ketersediaan: Generated<number>;
    jumlah_kecamatan: Generated<number>;
  };
}
