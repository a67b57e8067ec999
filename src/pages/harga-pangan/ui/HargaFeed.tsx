import { useEffect, useState } from 'react';
import { HargaPanganCard, HargaPanganHead, type HargaPanganKutaiBarat } from '@/entities/harga-pangan';
import { type PeriodeChoice, PickPeriode, wayToNewest } from '@/features/pick-periode';
import type { InfiniteList } from '@/shared/api';
import { useOverlay } from '@/shared/lib/browser';
import { whenCalm } from '@/shared/lib/timing';
import { routes } from '@/shared/routes';
import { DetailDialog } from '@/shared/ui/detail-dialog';
import type { WayOn } from '@/shared/ui/empty-state';
import { SearchField } from '@/shared/ui/search-field';
import { preloadSheet } from '@/shared/ui/sheet';
import { toast } from '@/shared/ui/toaster';
import { PeriodeFeed } from '@/widgets/periode-feed';
import { hargaRows } from '../model/harga-rows';

interface HargaFeedProps {
  /** Where the prices hold: a sub-district or the whole regency. */
  tempat: string;
  periode: PeriodeChoice;
  list: InfiniteList<HargaPanganKutaiBarat>;
}

/** Prices of one place in one period; a card opens its detail. */
export function HargaFeed({ tempat, periode, list }: HargaFeedProps) {
  const [wanted, setWanted] = useState('');
  const detail = useOverlay();
  const opened = list.rows.find(({ id }) => id === detail.opened);
  const matching = list.rows.filter(({ nama_komoditi }) => nama_komoditi.toLowerCase().includes(wanted.toLowerCase()));

  useEffect(() => whenCalm(preloadSheet), []);
  useEffect(() => {
    if (periode.error) toast.error('Gagal mendapatkan data periode harga pangan');
  }, [periode.error]);
  const failure = list.rows.length === 0 && !periode.error ? list.error : undefined;
  // A detail that was open when its page was read anew.
  const what = detail.opened === null ? 'data' : 'detail';
  useEffect(() => {
    if (failure) toast.error(`Gagal mendapatkan ${what} harga pangan`);
  }, [failure, what]);

  const wayOn = (): WayOn => {
    if (!periode.periodeId) return wayToNewest(periode) ?? ['Ke beranda', routes.home];
    return wanted ? ['Lihat semua komoditi', () => setWanted('')] : ['Lihat semua kecamatan', routes.hargaPangan];
  };

  return (
    <>
      <PeriodeFeed
        picker={
          <>
            <PickPeriode {...periode} />
            <form onSubmit={(event) => event.preventDefault()}>
              <SearchField
                placeholder="Cari komoditi"
                value={wanted}
                onChange={(event) => setWanted(event.target.value)}
              />
            </form>
          </>
        }
        list={{ ...list, rows: matching }}
        empty={emptyWords(periode.periodeId, wanted)}
        wayOn={wayOn()}
        skeletons={5}
        card={(harga) => <HargaPanganCard harga={harga} onOpen={() => detail.open(harga.id)} />}
      />
      {opened && (
        <DetailDialog
          title="Detail Harga Pangan"
          head={<HargaPanganHead harga={opened} />}
          rows={hargaRows(opened, tempat)}
          onClose={detail.close}
        />
      )}
    </>
  );
}

const emptyWords = (periodeId: number, wanted: string): string => {
  if (!periodeId) return 'Pilih periode harga pangan terlebih dahulu';
  return wanted ? `Tidak ada komoditi bernama "${wanted}"` : 'Tidak ada data harga pangan di kecamatan ini';
};
