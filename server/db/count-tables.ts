import type { Generated } from 'kysely';

/** How many rows of a table stand in each group that its list is made of; triggers keep it (migration 0008). */
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

/** What else triggers keep, so that no backup need have it. */
export interface DerivedTables {
  /** Of which food there is a report in which period (migration 0010), and what all of them say (0012). */
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
