import type {
  HargaPangan as HargaRow,
  HargaPanganKutaiBarat as KutaiBaratRow,
} from '#contract/resources/harga-pangan.ts';

type Timestamps = 'created_at' | 'updated_at';

export type HargaPangan = Omit<HargaRow, Timestamps>;
export type HargaPanganKutaiBarat = Omit<KutaiBaratRow, Timestamps>;

export interface HargaPanganFilter {
  kecamatan_id: number;
  periode_harga_pangan_id: number;
  user_id?: number;
  limit: number;
}

export type HargaPanganKutaiBaratFilter = Omit<HargaPanganFilter, 'kecamatan_id'>;
