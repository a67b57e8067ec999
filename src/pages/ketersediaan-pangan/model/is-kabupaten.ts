/** The pinned entry's address is 'kabupaten-{slug}' (rulings 17); no sub-district's name begins so. */
export const isKabupaten = (slug: string): boolean => slug.startsWith('kabupaten-');
