/** Rows a load (spec section 9). */
const LIMIT = 50;

export const hargaDi = (kecamatan_id: number, periode_harga_pangan_id: number) => ({
  kecamatan_id,
  periode_harga_pangan_id,
  limit: LIMIT,
});

export const hargaKutaiBarat = (periode_harga_pangan_id: number) => ({ periode_harga_pangan_id, limit: LIMIT });
