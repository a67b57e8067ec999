import type { Kecamatan } from '#contract/resources/kecamatan.ts';
import { slugKecamatan } from '#contract/routes.ts';
import { type PageAddress, type Read, useInfiniteList } from '@/shared/api';
import { stored, useStored, withFields } from '@/shared/lib/browser';
import { allKecamatan } from '../api/kecamatan';

type Named = Pick<Kecamatan, 'id' | 'nama_kecamatan'>;

/** The sub-district that was opened last on a screen (spec section 3, locally persisted values). */
export const rememberedKecamatan = (name: string) =>
  stored(name, withFields({ kecamatanId: 'number', kecamatanName: 'string' }));

export type RememberedKecamatan = ReturnType<typeof rememberedKecamatan>;

/** Those of pages whose directory is a page apart. */
export const kecamatanDibuka = {
  ketersediaanPangan: rememberedKecamatan('detailKecamatanKetersediaanPangan'),
  laporan: rememberedKecamatan('detailKecamatan'),
};

export const kecamatanBySlug = (kecamatan: readonly Named[], slug: string): Named | undefined =>
  kecamatan.find(({ nama_kecamatan }) => slugKecamatan(nama_kecamatan) === slugKecamatan(slug));

/** The sub-district that a page's address names; undefined where there is none of that name. */
export async function kecamatanAt(read: Read, { params }: PageAddress): Promise<Named | undefined> {
  const answer = await read(allKecamatan);
  return kecamatanBySlug(answer?.page?.data ?? [], params['kecamatan'] ?? '');
}

/** The same on screen. What was remembered is a shortcut while the directory is on its way. */
export function useKecamatan(slug: string, memory: RememberedKecamatan) {
  const { rows, isLoading, error, retry } = useInfiniteList(allKecamatan);
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

/** 'mook-manaar' → 'Mook Manaar': a title for an address whose place is not known yet. */
export const judulSlug = (slug: string): string =>
  slug
    .slice(0, 80)
    .replaceAll('-', ' ')
    .replace(/(^|\s)\S/g, (first) => first.toUpperCase());
