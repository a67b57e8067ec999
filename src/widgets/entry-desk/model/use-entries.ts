import { type Entries, type Laporan, type LaporanShape, pendingRows, type Tempat } from '@/entities/laporan';
import { useTugas, useUser } from '@/entities/session';
import { byName, useWholeList } from '@/shared/api';
import { useOutbox, withPending } from '@/shared/write';

/** The sub-district that a form has chosen, and how to choose another (`useState`). */
export type Chosen = readonly [kecamatanId: number, choose: (id: number) => void];

/** The places whose rows a table shows: the chosen one; without a choice all in which the officer works, or none. */
export function useTempat({ mine }: { mine?: object | undefined }, chosen: Tempat | null): readonly Tempat[] {
  const tugas = useTugas();
  if (chosen) return [chosen];
  return mine ? tugas : [];
}

/**
 * The user's own rows of a period as a table shows them, what waits on this device among them. A table of several places
 * has all that he has entered, also where he works no more: only the server tells those, and without signal nobody needs
 * them.
 *
 * @param periodeId 0 while none is known
 */
export function useOwnRows<Shape extends LaporanShape>(
  laporan: Laporan<Shape>,
  periodeId: number,
  chosen: Tempat | null,
  { tempat, filled, subjects }: Pick<Entries<Shape>, 'tempat' | 'filled' | 'subjects'>,
) {
  const user = useUser();
  const outbox = useOutbox();
  const { mine } = laporan;
  const elsewhere = useWholeList(
    mine && !chosen && user && periodeId ? mine.all(periodeId, user.id) : null,
    mine?.context && { context: mine.context },
  );
  const own = filled.rows.filter(({ user_id }) => user_id === user?.id);
  const others = elsewhere.rows.filter((row) => !tempat.some(({ id }) => id === row.kecamatan_id));
  const stored = mine ? byName([...own, ...others], mine.order) : own;
  const list = { ...pendingRows(laporan, periodeId, tempat, subjects.rows), readAt: filled.readAt };
  return {
    rows: withPending(stored, outbox.items, list),
    /** One of them as it will be once all is sent. */
    withWaiting: (row: Shape['Row']) => withPending([row], outbox.items, list).find(({ id }) => id === row.id),
    /** What waits is not known yet. */
    isReading: outbox.isLoading,
    isLoading: filled.isLoading || outbox.isLoading,
  };
}

/**
 * Says where and when a row is from, as the outbox calls it: 'Melak, 16 – 22 November 2026'.
 *
 * @param tempat the places that are on screen; the officer's own are known besides
 */
export function useWhere(tempat: readonly Tempat[], periode: { nama_periode: string } | undefined) {
  const places = [...tempat, ...useTugas()];
  const nameOf = (kecamatanId: unknown) => places.find(({ id }) => id === Number(kecamatanId))?.nama_kecamatan;
  return { nameOf, of: (kecamatanId: unknown) => `${nameOf(kecamatanId) ?? ''}, ${periode?.nama_periode ?? ''}` };
}
