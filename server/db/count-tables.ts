import type { Generated } from 'kysely';
import type { z } from 'zod';
import type { ketersediaanPangan } from '#contract/resources/ketersediaan-pangan.ts';

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

type Stok = z.output<typeof ketersediaanPangan.input>;
type StokKey = 'periode_ketersediaan_pangan_id' | 'pangan_id';

/** The figures of a balance, summed over all sub-districts; prices as their mean. */
type Sums = { [Figure in Exclude<keyof Stok, StokKey | 'kecamatan_id'>]: Generated<number> };

/** Other tables that triggers maintain; backups leave them out. */
export interface DerivedTables {
  /** Which food has reports in which period (migration 0010), and their sums (0012). */
  rekap_ketersediaan_pangan: Pick<Stok, StokKey> &
    Sums & {
      id: Generated<number>;
      revisi: Generated<number>;
      created_at: Generated<string>;
      updated_at: Generated<string>;
      jumlah_kecamatan: Generated<number>;
    };
}
