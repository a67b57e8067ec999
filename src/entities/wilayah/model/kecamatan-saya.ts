import { useEffect, useState } from 'react';
import type { Kecamatan } from '#contract/resources/kecamatan.ts';
import { stored, useStored, withFields } from '@/shared/lib/browser';

type Named = Pick<Kecamatan, 'id' | 'nama_kecamatan'>;

/** The sub-district that the reader chose as his own: it stands first wherever places do. Kept on the device only. */
export const kecamatanSaya = stored('kecamatanSaya', withFields({ id: 'number', nama_kecamatan: 'string' }));

/** The same on screen; null where none is chosen, on the server, and while a page hydrates. */
export const useKecamatanSaya = () => useStored(kecamatanSaya);

/**
 * What a place that was chosen some time ago is among those that there are: a name stays what people mean, whatever its
 * id; an id with another name was renamed.
 *
 * @returns undefined where it is no more
 */
export function sameToday(saya: Named, all: readonly Named[]): Named | undefined {
  const called = all.find(({ nama_kecamatan }) => nama_kecamatan === saya.nama_kecamatan);
  const { id, nama_kecamatan } = called ?? all.find((row) => row.id === saya.id) ?? {};
  return id === undefined || nama_kecamatan === undefined ? undefined : { id, nama_kecamatan };
}

/**
 * Follows a renamed place, and forgets one that was removed.
 *
 * @param all every sub-district; empty while they are not known
 * @returns the name of the place that was forgotten here, null without one
 */
export function useSayaFollows(all: readonly Named[]): string | null {
  const saya = useKecamatanSaya();
  const [gone, setGone] = useState<string | null>(null);
  const today = saya && all.length > 0 ? sameToday(saya, all) : saya;
  const isOld = saya !== null && (today?.id !== saya.id || today?.nama_kecamatan !== saya.nama_kecamatan);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each difference, which is gone with it
  useEffect(() => {
    if (!isOld) return;
    if (today) return kecamatanSaya.write(today);
    setGone(saya?.nama_kecamatan ?? null);
    kecamatanSaya.remove();
  }, [isOld]);
  return saya ? null : gone;
}

/** The rows with that of one's own place first. */
export function ownFirst<Row extends { id: number }>(rows: readonly Row[], saya: Named | null): readonly Row[] {
  const own = saya && rows.find(({ id }) => id === saya.id);
  return own ? [own, ...rows.filter((row) => row !== own)] : rows;
}
