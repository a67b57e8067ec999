import { type ReactNode, useEffect } from 'react';
import { type PeriodeChoice, PickPeriode, wayToNewest } from '@/features/pick-periode';
import type { InfiniteList } from '@/shared/api';
import { useOverlay } from '@/shared/lib/browser';
import { whenCalm } from '@/shared/lib/timing';
import { routes } from '@/shared/routes';
import { DetailDialog } from '@/shared/ui/detail-dialog';
import { preloadSheet } from '@/shared/ui/sheet';
import { toast } from '@/shared/ui/toaster';
import { villageList } from '@/shared/ui/village-card';
import { PeriodeFeed } from '@/widgets/periode-feed';

interface LaporanFeedProps<Row> {
  periode: PeriodeChoice;
  list: InfiniteList<Row>;
  /** Where the report's sub-districts are listed. */
  directory: string;
  judulDetail: string;
  /** What is said when the periods cannot be read. */
  periodeGagal: string;
  /** The detail of a village, in the spec's order. */
  rows: (row: Row) => readonly (readonly [label: string, value: ReactNode])[];
  /** What the figures of the rows are called, and what they mean. */
  head: ReactNode;
  card: (row: Row, onOpen: () => void) => ReactNode;
}

/** Villages of a sub-district in one period; a card opens its figures. */
export function LaporanFeed<Row extends { id: number }>({
  periode,
  list,
  directory,
  judulDetail,
  periodeGagal,
  rows,
  head,
  card,
}: LaporanFeedProps<Row>) {
  const detail = useOverlay();
  const opened = list.rows.find(({ id }) => id === detail.opened);
  useEffect(() => whenCalm(preloadSheet), []);
  useEffect(() => {
    if (periode.error) toast.error(periodeGagal);
    // Both lists share the words of the weighing list (spec section 8).
    else if (list.error) toast.error('Gagal mendapatkan data timbang balita');
  }, [periode.error, periodeGagal, list.error]);

  return (
    <>
      <PeriodeFeed
        picker={<PickPeriode {...periode} />}
        list={list}
        empty={emptyWords(periode)}
        wayOn={periode.periodeId ? ['Lihat semua kecamatan', directory] : (wayToNewest(periode) ?? keBeranda)}
        skeletons={20}
        shape="teks"
        table={{ head, className: villageList }}
        card={(row) => card(row, () => detail.open(row.id))}
      />
      {opened && <DetailDialog title={judulDetail} rows={rows(opened)} onClose={detail.close} />}
    </>
  );
}

const keBeranda = ['Ke beranda', routes.home] as const;

const emptyWords = ({ periodes, periodeId }: PeriodeChoice): string => {
  if (periodes.length === 0) return 'Tidak Ada Periode';
  return periodeId ? 'Tidak Ada Data' : 'Pilih Periode';
};
