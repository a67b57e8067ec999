import { useQuery } from '@apollo/client/react';
import type { JenisPeriode } from '#contract/limits.ts';
import { REKAP_KECAMATAN, rekapKecamatan } from '@/entities/wilayah';
import { angka, tanggal } from '@/shared/lib/format';

/**
 * The quiet second line of each sub-district: how much it reported last, and when that was written.
 *
 * @returns by the sub-district's id; nothing while it is not known, or where the server cannot tell
 */
export function useRekap(jenis: JenisPeriode, satuan: string): ReadonlyMap<number, string> {
  const { data } = useQuery(REKAP_KECAMATAN, { variables: rekapKecamatan(jenis) });
  const lines = new Map<number, string>();
  for (const { kecamatan_id, jumlah, diperbarui } of data?.page?.data ?? []) {
    // Another server may answer rows of its own.
    if (typeof jumlah !== 'number') continue;
    const since = diperbarui && tanggal(diperbarui.slice(0, 10));
    lines.set(kecamatan_id, since ? `${angka(jumlah, satuan)} · per ${since}` : 'Belum ada data');
  }
  return lines;
}
