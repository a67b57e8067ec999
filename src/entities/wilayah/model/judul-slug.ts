/** 'mook-manaar' → 'Mook Manaar': a title for an address whose place is not known yet. */
export const judulSlug = (slug: string): string =>
  slug
    .slice(0, 80)
    .replaceAll('-', ' ')
    .replace(/(^|\s)\S/g, (first) => first.toUpperCase());
