import type { Laporan, LaporanShape, Tempat } from '@/entities/laporan';
import type { Periode } from '@/entities/periode';
import { useUser } from '@/entities/session';
import { TakeFile } from '@/features/take-file';
import { addressOf } from '@/shared/api';
import type { Column } from '@/shared/ui/data-table';
import type { WithPending } from '@/shared/write';

interface EntryFilesProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  /** Null while none is known. */
  periode: Pick<Periode, 'id' | 'nama_periode'> | null;
  /** Null where the table shows several places, or none is chosen. */
  chosen: Tempat | null;
  rows: readonly WithPending<Shape['Row']>[];
  /** The table's own. */
  columns: readonly Column<WithPending<Shape['Row']>>[];
}

/** The officer's own rows of a period, as a file and on paper. */
export function EntryFiles<Shape extends LaporanShape>({
  laporan,
  periode,
  chosen,
  rows,
  columns,
}: EntryFilesProps<Shape>) {
  const user = useUser();
  const { isWide, names } = laporan;
  const place = chosen && !isWide ? [['Kecamatan', chosen.nama_kecamatan] as const] : [];
  const lembar = {
    title: names[1],
    facts: [...place, ['Periode', periode?.nama_periode ?? ''] as const],
    columns: columns.filter(({ look }) => look !== 'aksi'),
    rows,
    signer: 'Petugas',
  };
  return (
    <TakeFile
      address={user && periode ? addressOfOwn(laporan, periode.id, chosen, user.id) : null}
      lembar={lembar}
      unsent={rows.filter(({ menunggu }) => menunggu).length}
    />
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
