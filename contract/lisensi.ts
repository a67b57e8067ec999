/** Under which licence the public data may be used. */
export interface Lisensi {
  nama: string;
  url: string;
}

/** Licences that are known by their names alone; the first holds unless another is set. */
export const lisensiDikenal = [
  { nama: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/deed.id' },
  { nama: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/deed.id' },
  { nama: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/deed.id' },
  { nama: 'ODbL 1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
] as const satisfies readonly Lisensi[];
