import type { Bentuk, BentukWilayah } from '#contract/summaries/bentuk-kecamatan.ts';

/** The name under which shapes stand among a database's facts (table `keterangan`): with them they are backed up. */
export const shapesFact = 'bentuk';

/** What shapes are kept of: the ministry's code, and the name for a kecamatan that was added by hand. */
export interface Spot {
  kode: string | null;
  nama: string;
}

export interface StoredShapes extends Omit<BentukWilayah, 'bentuk'> {
  bentuk: (Spot & Pick<Bentuk, 'd' | 'x' | 'y' | 'ruang'>)[];
}

/** Names are the same however they are written: 'Kec. SANG-SANG', 'sang sang'. */
export const plainName = (nama: string): string =>
  nama
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^\s*kec(amatan)?\b\.?/, '')
    .replace(/[^a-z0-9]/g, '');

/** By what a shape finds its kecamatan again: the code, which outlives a new name. */
export const spotOf = ({ kode, nama }: Spot): string => kode ?? plainName(nama);
