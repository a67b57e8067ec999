import type { ReactNode } from 'react';
import { type Entries, type Laporan, type LaporanShape, type Tempat, useKept } from '@/entities/laporan';
import { isClosed, type Periode } from '@/entities/periode';
import { useUser } from '@/entities/session';
import { ImportLaporan } from '@/features/import-laporan';
import { TakeFile } from '@/features/take-file';
import { addressOf } from '@/shared/api';
import type { Column } from '@/shared/ui/data-table';
import type { WithPending } from '@/shared/write';
import { printedTable } from '../model/printed-table';
import css from './entry-desk.module.css';
import { IsiButton } from './IsiButton';

interface EntryToolsProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  /** Null while none is known. */
  periode: Periode | null;
  sebelumnya: Periode | null;
  /** Null where the table shows several places, or none is chosen. */
  chosen: Tempat | null;
  /** Null where the table shows several places, and asks for none of their names. */
  entries: Entries<Shape> | null;
  rows: readonly WithPending<Shape['Row']>[];
  /** The table's own. */
  columns: readonly Column<WithPending<Shape['Row']>>[];
  /** Leads to all of a place at once; undefined while none is chosen. */
  onIsi: (() => void) | undefined;
  /** The way to a single row. */
  children: ReactNode;
}

/** What is done with an officer's rows of a period: one is added, or all at once, from a file, into one and on paper. */
export function EntryTools<Shape extends LaporanShape>(props: EntryToolsProps<Shape>) {
  const { laporan, periode, sebelumnya, chosen, entries, rows, columns, onIsi, children } = props;
  const user = useUser();
  const kept = useKept(laporan, { userId: user?.id ?? 0, periodeId: periode?.id ?? 0, tempatId: chosen?.id });
  return (
    <div className={css['alat']}>
      {children}
      <IsiButton onClick={isClosed(periode) ? undefined : onIsi} kept={kept} />
      <ImportLaporan
        laporan={laporan}
        periode={isClosed(periode) ? null : periode}
        sebelumnya={sebelumnya}
        place={chosen?.id ?? 0}
      />
      <TakeFile
        address={user && periode ? addressOfOwn(laporan, periode.id, chosen, user.id) : null}
        lembar={printedTable(laporan, { periode, chosen, entries, rows, columns })}
        unsent={rows.filter(({ menunggu }) => menunggu).length}
      />
    </div>
  );
}

/** The list's address, narrowed to what somebody has entered himself. */
function addressOfOwn<Shape extends LaporanShape>(
  { all, mine }: Laporan<Shape>,
  periodeId: number,
  chosen: Tempat | null,
  userId: number,
): string | null {
  const need = chosen ? all(periodeId, chosen.id) : mine?.all(periodeId, userId);
  if (!need) return null;
  const address = new URL(addressOf(need));
  address.searchParams.set('user_id', String(userId));
  return address.href;
}
