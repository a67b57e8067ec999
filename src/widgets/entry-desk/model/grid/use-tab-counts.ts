import { useApolloClient } from '@apollo/client/react';
import { useDeferredValue } from 'react';
import { type Laporan, type LaporanShape, pendingRows, type Tempat } from '@/entities/laporan';
import type { ListNeed } from '@/shared/api';
import { useOutbox, type Waiting, withPending } from '@/shared/write';

/**
 * How much of each place is entered, by its id: '12/36'. Of what this device knows already: nothing is asked for it, and a
 * place that was not read yet says nothing.
 */
export function useTabCounts<Shape extends LaporanShape>(
  laporan: Laporan<Shape>,
  periodeId: number,
  tempat: readonly Tempat[],
): ReadonlyMap<number, string> {
  const client = useApolloClient();
  // Typing goes first.
  const items = useDeferredValue(useOutbox().items);
  const known = <Row>({ query, variables }: ListNeed<Row>): readonly Row[] | null => {
    const page = client.readQuery({ query, variables })?.page;
    return page && page.data.length >= page.total ? page.data : null;
  };
  return new Map(
    tempat.flatMap((one) => {
      const [stored, subjects] = [known(laporan.all(periodeId, one.id)), known(laporan.allSubjects(one.id))];
      if (!stored || !subjects) return [];
      // What was sent since the list was read stands in both, and counts once.
      const list = { ...pendingRows(laporan, periodeId, [one]), readAt: 0 };
      const rows = withPending(stored, items, list).filter(({ menunggu }) => !menunggu || isComing(menunggu));
      const filled = new Set(rows.map((row) => laporan.keyOf(row))).size;
      return [[one.id, `${filled}/${laporan.choices(subjects).length}`] as const];
    }),
  );
}

const isComing = ({ apa, isParked }: Waiting): boolean => apa === 'ubah' || (apa === 'tambah' && !isParked);
