/** What both period tables say (spec section 2, Food-price period list). */
export const words = {
  description: 'Pilih periode untuk mengisi harga pangan.',
  search: 'Cari Periode Harga Pangan',
  empty: 'Tidak Ada Data Periode Harga Pangan',
  failed: 'Gagal mendapatkan data periode harga pangan',
};
