/** Pictures that somebody added in the demo; on this device and nowhere else. */
export const ADDED_PICTURES = 'gambar-ditambah';

/** Pictures of the seed, as they were fetched. */
export const SEED_PICTURES = 'gambar-contoh';
