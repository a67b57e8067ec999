/** How products are told apart while they wait. */
export const produkLabel = ({ judul }: { judul: string }): string => `Produk ${judul}`;
export const ubahProdukLabel = ({ judul }: { judul: string }): string => `Ubah produk ${judul}`;
