import { useEffect } from 'react';
import { KetersediaanPanganCard, type RekapKetersediaanPangan } from '@/entities/ketersediaan-pangan';
import { type PeriodeChoice, PickPeriode, wayToNewest } from '@/features/pick-periode';
import type { InfiniteList } from '@/shared/api';
import { useOverlay } from '@/shared/lib/browser';
import { whenCalm } from '@/shared/lib/timing';
import { routes } from '@/shared/routes';
import { DetailDialog } from '@/shared/ui/detail-dialog';
import { preloadSheet } from '@/shared/ui/sheet';
import { toast } from '@/shared/ui/toaster';
import { PeriodeFeed } from '@/widgets/periode-feed';
import { stokRows } from '../model/stok-rows';
import css from './stok-feed.module.css';

const semuaKecamatan = ['Lihat semua kecamatan', routes.ketersediaanPangan] as const;
const keBeranda = ['Ke beranda', routes.home] as const;

type Stok = Omit<RekapKetersediaanPangan, 'jumlah_kecamatan' | 'dari_kecamatan'>;

interface StokFeedProps<Row extends Stok> {
  periode: PeriodeChoice;
  list: InfiniteList<Row>;
  /** A further row of the detail. */
  more?: (row: Row) => readonly [label: string, value: string];
}

/** Foods of one place in one period; a card opens its balance. */
export function StokFeed<Row extends Stok>({ periode, list, more }: StokFeedProps<Row>) {
  const detail = useOverlay();
  const opened = list.rows.find(({ id }) => id === detail.opened);
  useEffect(() => whenCalm(preloadSheet), []);
  // A detail that was open when its page was read anew.
  const what = detail.opened === null ? 'data' : 'detail';
  useEffect(() => {
    if (periode.error) toast.error('Error mengambil data periode ketersediaan pangan detail');
    else if (list.error) toast.error(`Gagal mendapatkan ${what} ketersediaan pangan`);
  }, [periode.error, list.error, what]);

  return (
    <>
      <h2 className={css['judul']}>Daftar Pangan</h2>
      <PeriodeFeed
        picker={<PickPeriode {...periode} />}
        list={list}
        empty={periode.periodeId ? 'Tidak Ada Data Ketersediaan Pangan' : 'Pilih Periode Terlebih Dahulu'}
        wayOn={periode.periodeId ? semuaKecamatan : (wayToNewest(periode) ?? keBeranda)}
        skeletons={5}
        card={(stok) => <KetersediaanPanganCard stok={stok} onOpen={() => detail.open(stok.id)} />}
      />
      {opened && (
        <DetailDialog
          title="Detail Ketersediaan Pangan"
          rows={[...stokRows(opened), ...(more ? [more(opened)] : [])]}
          onClose={detail.close}
        />
      )}
    </>
  );
}
