import { useInfiniteList } from '@/shared/api';
import { type Stored, useStored } from '@/shared/lib/browser';
import { KECAMATAN_LIST } from '../api/kecamatan-list';
import { allKecamatan } from './all-kecamatan';
import { judulSlug } from './judul-slug';
import { kecamatanBySlug } from './kecamatan-by-slug';
import type { RememberedKecamatan } from './remembered-kecamatan';

/** The sub-district that an address names. What was remembered is a shortcut while the directory is on its way. */
export function useKecamatan(slug: string, memory: Stored<RememberedKecamatan>) {
  const { rows, isLoading, error, retry } = useInfiniteList(KECAMATAN_LIST, allKecamatan.filter);
  const remembered = useStored(memory);
  const shortcut =
    isLoading && remembered ? [{ id: remembered.kecamatanId, nama_kecamatan: remembered.kecamatanName }] : [];
  const place = kecamatanBySlug(rows, slug) ?? kecamatanBySlug(shortcut, slug);
  return {
    place,
    judul: place?.nama_kecamatan ?? judulSlug(slug),
    /** The directory is there, and has no such place. */
    isUnknown: !place && !isLoading && !error,
    isLoading: !place && isLoading,
    error: place ? undefined : error,
    retry,
  };
}
