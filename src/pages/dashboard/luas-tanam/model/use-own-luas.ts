import { limits } from '#contract/limits.ts';
import { allTanam, LUAS_TANAM_LIST } from '@/entities/luas-tanam';
import { useUser } from '@/entities/session';
import { desaDi } from '@/entities/wilayah';
import { pendingLuas } from '@/features/manage-luas-tanam';
import { asUser, byName, listNeed, useWholeList, useWholeLists } from '@/shared/api';
import { useOutbox, withPending } from '@/shared/write';

const limit = limits.page.max;

/**
 * An officer's planted areas of a month, from the lists of his sub-districts, which were fetched ahead; what waits on
 * this device is among them. 0 while no month is chosen.
 */
export function useOwnLuas(periodeId: number) {
  const user = useUser();
  const tugas = (user?.pengguna_kecamatan ?? []).map(({ kecamatans }) => kecamatans);
  const places = periodeId ? tugas : [];
  const stored = useWholeLists(places.map(({ id }) => allTanam(periodeId, id)));
  const desa = useWholeLists(places.map(({ id }) => desaDi(id)));
  // What he entered where he works no more: only the server tells, and without signal nobody needs it.
  const elsewhere = useWholeList(
    periodeId ? listNeed(LUAS_TANAM_LIST, { periode_luas_tanam_id: periodeId, userid: true, limit }) : null,
    { context: asUser },
  );
  const outbox = useOutbox();

  const here = { ...pendingLuas({ periodeId, kecamatan: tugas, desa: desa.rows }), readAt: stored.readAt };
  const own = stored.rows.filter(({ user_id }) => user_id === user?.id);
  const others = elsewhere.rows.filter((row) => !tugas.some(({ id }) => id === row.kecamatan_id));
  const rows = byName([...own, ...others], ({ nama_desa_kelurahan, kelurahan_id, komoditi }) => [
    nama_desa_kelurahan,
    kelurahan_id,
    komoditi,
  ]);
  return {
    rows: periodeId ? withPending(rows, outbox.items, here) : [],
    /** One of them as it will be once all is sent. */
    withWaiting: (row: (typeof rows)[number]) => withPending([row], outbox.items, here).find(({ id }) => id === row.id),
    /** What waits is not known yet. */
    isReading: outbox.isLoading,
    isLoading: stored.isLoading || outbox.isLoading,
    error: stored.error,
    retry: stored.retry,
  };
}
