import type { JenisPeriode } from '#contract/limits.ts';
import { allKecamatan, KECAMATAN_LIST, REKAP_KECAMATAN, rekapKecamatan } from '@/entities/wilayah';
import { ask, type PageLoad } from '@/shared/api';

/** What a page with a directory asks for: the places, and what each has reported of this kind. */
export const loadDirectoryOf =
  (jenis: JenisPeriode): PageLoad =>
  async (client) => {
    await Promise.all([ask(client, KECAMATAN_LIST, allKecamatan), ask(client, REKAP_KECAMATAN, rekapKecamatan(jenis))]);
    return 200;
  };
