/** Rows a load (spec section 9). */
const limit = 50;

export const timbangDi = (kecamatan_id: number, periode_timbang_balita_id: number) => ({
  kecamatan_id,
  periode_timbang_balita_id,
  limit,
});

export const tanamDi = (kecamatan_id: number, periode_luas_tanam_id: number) => ({
  kecamatan_id,
  periode_luas_tanam_id,
  limit,
});
