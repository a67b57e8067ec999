import { useApolloClient } from '@apollo/client/react';
import { type Laporan, type LaporanShape, pendingRows, type Tempat } from '@/entities/laporan';
import { useOutbox, withPending } from '@/shared/write';

/**
 * How many rows each place has, by its id, as far as this device knows: nothing is asked for it, and a place that was not
 * read yet says nothing.
 */
export function useTabCounts<Shape extends LaporanShape>(
  laporan: Laporan<Shape>,
  periodeId: number,
  tempat: readonly Tempat[],
): ReadonlyMap<number, number> {
  const client = useApolloClient();
  const { items } = useOutbox();
  return new Map(
    tempat.flatMap((one) => {
      const { query, variables } = laporan.all(periodeId, one.id);
      const page = client.readQuery({ query, variables })?.page;
      if (!page || page.data.length < page.total) return [];
      const list = { ...pendingRows(laporan, periodeId, [one]), readAt: 0 };
      const rows = withPending(page.data, items, list).filter(({ menunggu }) => menunggu?.apa !== 'hapus');
      return [[one.id, new Set(rows.map((row) => laporan.keyOf(row))).size] as const];
    }),
  );
}
