import { limits } from '#contract/limits.ts';
import { allKetersediaan, KETERSEDIAAN_PANGAN_LIST } from '@/entities/ketersediaan-pangan';
import { allPangan } from '@/entities/pangan';
import type { Periode } from '@/entities/periode';
import { useUser } from '@/entities/session';
import { pendingStok } from '@/features/manage-ketersediaan-pangan';
import { byName, listNeed, useWholeList, useWholeLists } from '@/shared/api';
import { useOutbox, withPending } from '@/shared/write';

const limit = limits.page.max;

/**
 * An officer's balances of a period, from the lists of his sub-districts, which were fetched ahead; what waits on this
 * device is among them.
 *
 * @param periode null while it is on its way
 * @param kecamatan the one that is chosen; null means all in which he works
 */
export function useStokDi(
  kecamatan: { id: number; nama_kecamatan: string } | null,
  periode: Periode | null,
  sebelumnya: Periode | null,
) {
  const user = useUser();
  const tugas = kecamatan ? [kecamatan] : (user?.pengguna_kecamatan ?? []).map(({ kecamatans }) => kecamatans);
  const of = (one: Periode | null) => (one ? tugas.map(({ id }) => allKetersediaan(one.id, id)) : []);
  const filled = useWholeLists(of(periode));
  const before = useWholeLists(of(sebelumnya));
  const pangan = useWholeList(allPangan);
  const outbox = useOutbox();
  // What he entered where he works no more: only the server tells, and without signal nobody needs it.
  const elsewhere = useWholeList(
    kecamatan || !user || !periode
      ? null
      : listNeed(KETERSEDIAAN_PANGAN_LIST, { periode_ketersediaan_pangan_id: periode.id, user_id: user.id, limit }),
  );

  const here = pendingStok({ periodeId: periode?.id ?? 0, kecamatan: tugas, pangan: pangan.rows });
  const own = filled.rows.filter(({ user_id }) => user_id === user?.id);
  const others = elsewhere.rows.filter((row) => !tugas.some(({ id }) => id === row.kecamatan_id));
  const stored = byName([...own, ...others], ({ pangans, kecamatan_id }) => [pangans.nama_pangan, kecamatan_id]);
  const isLoading = filled.isLoading || outbox.isLoading || !periode;
  return {
    /** Whoever wrote them. */
    filled,
    before: before.rows,
    // Sorted by name, those of a list that comes later would push the others apart.
    own: isLoading ? [] : withPending(stored, outbox.items, { ...here, readAt: filled.readAt }),
    isLoading,
  };
}
