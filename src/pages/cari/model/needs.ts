import { limits } from '#contract/limits.ts';
import { kecamatanSaya } from '@/entities/wilayah';
import { cariNeed } from '@/features/search-all';
import type { Needs } from '@/shared/api';

/** What an address searches for; longer ones are cut, as the box cuts them. */
export const kataOf = (query: URLSearchParams): string =>
  (query.get('kata') ?? '').trim().slice(0, limits.search).trim();

/** @param kecamatanId whose prices are shown; those of the regency without it */
export const hasilOf = (kata: string, kecamatanId?: number) => cariNeed(kata, kecamatanId, limits.cari.max);

export const cariNeeds: Needs = async (read, { query }) => {
  const kata = kataOf(query);
  if (kata) await read(hasilOf(kata, kecamatanSaya.read()?.id));
  return 200;
};
