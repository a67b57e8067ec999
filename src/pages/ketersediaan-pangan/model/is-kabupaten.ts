import { slugKecamatan } from '#contract/slug.ts';

/** The pinned entry's address is 'kabupaten-{slug}' (rulings 17), of this region and no other. */
export const isKabupaten = (slug: string, wilayah: string): boolean =>
  slug.toLowerCase() === slugKecamatan(`Kabupaten ${wilayah}`);
