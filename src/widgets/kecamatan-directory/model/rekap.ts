import type { JenisPeriode } from '#contract/limits.ts';
import { allKecamatan, rekapKecamatan } from '@/entities/wilayah';
import { type Needs, useNeed } from '@/shared/api';
import { angka, hari } from '@/shared/lib/format';

/** The needs of a page with a directory: the places, and what each has reported of a kind. */
export const directoryNeeds =
  (jenis: JenisPeriode): Needs =>
  async (read) => {
    await Promise.all([read(allKecamatan), read(rekapKecamatan(jenis))]);
    return 200;
  };

/**
 * The quiet second line of each sub-district: how much it reported last, and when that was written.
 *
 * @returns by the sub-district's id; nothing while it is not known, or where the server cannot tell
 */
export function useRekap(jenis: JenisPeriode, satuan: string): ReadonlyMap<number, string> {
  const { data } = useNeed(rekapKecamatan(jenis));
  const lines = new Map<number, string>();
  for (const { kecamatan_id, jumlah, diperbarui } of data?.page?.data ?? []) {
    // Another server may answer rows of its own.
    if (typeof jumlah !== 'number') continue;
    const since = diperbarui && hari(Date.parse(diperbarui));
    lines.set(kecamatan_id, since ? `${angka(jumlah, satuan)} · per ${since}` : 'Belum ada data');
  }
  return lines;
}
