import { type Asked, ask, type PageAddress } from '@/shared/api';
import { KECAMATAN_LIST } from '../api/kecamatan-list';
import { allKecamatan } from './all-kecamatan';
import { kecamatanBySlug } from './kecamatan-by-slug';

/** The sub-district that an address names, before its page is shown: the loaders' half of `useKecamatan`. */
export async function loadKecamatan(client: Asked, { params }: PageAddress) {
  const data = await ask(client, KECAMATAN_LIST, allKecamatan);
  return kecamatanBySlug(data?.page?.data ?? [], params['kecamatan'] ?? '');
}
