/** A sub-district's slug: lowercased, runs of white space become one hyphen (spec section 2, /harga-pangan). */
export const slugKecamatan = (nama: string): string => nama.trim().toLowerCase().replace(/\s+/g, '-');

/** A product's slug: lowercased, spaces to hyphens, repeated hyphens collapsed and trimmed (spec section 2, /etalase). */
export const slugProduk = (judul: string): string =>
  judul.toLowerCase().replace(/\s/g, '-').replace(/-+/g, '-').replace(/^-|-$/g, '');
