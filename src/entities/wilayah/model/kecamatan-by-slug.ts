import type { Kecamatan } from '#contract/resources/kecamatan.ts';
import { slugKecamatan } from '#contract/slug.ts';

type Named = Pick<Kecamatan, 'id' | 'nama_kecamatan'>;

/** The sub-district that an address names. */
export const kecamatanBySlug = (kecamatan: readonly Named[], slug: string): Named | undefined =>
  kecamatan.find(({ nama_kecamatan }) => slugKecamatan(nama_kecamatan) === slug.toLowerCase());
