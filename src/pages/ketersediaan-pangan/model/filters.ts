/** Rows a load (spec section 9). */
const limit = 50;

export const stokDi = (kecamatan_id: number, periode_ketersediaan_pangan_id: number) => ({
  kecamatan_id,
  periode_ketersediaan_pangan_id,
  limit,
});

export const stokKabupaten = (periode_ketersediaan_pangan_id: number) => ({
  rekap: 'kabupaten' as const,
  periode_ketersediaan_pangan_id,
  limit,
});
