import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { routes, slugKecamatan, withPeriode } from '#contract/routes.ts';
import { HargaPanganCard, HargaPanganHead, type HargaPanganKutaiBarat, hargaRows } from '@/entities/harga-pangan';
import { useKecamatan } from '@/entities/wilayah';
import { mediaUrl } from '@/shared/api';
import { useSite } from '@/shared/config';
import type { WayOn } from '@/shared/ui/Button';
import { SearchField } from '@/shared/ui/SearchField';
import { Screen } from '@/widgets/app-shell';
import { type FeedWords, PlaceFeed, type PlaceReport, useReport } from '@/widgets/place-feed';
import { type Arrangement, arranged, useArrangement, withArrangement } from '../model/arrangement';
import { chosenKecamatan, hargaDi, hargaSeKabupaten } from '../model/needs';
import { ArrangeHarga } from './ArrangeHarga';

export function HargaKecamatanPage() {
  const { wilayah } = useSite();
  const kecamatan = useKecamatan(useParams()['kecamatan'] ?? '', chosenKecamatan);
  const report = useReport(hargaDi, kecamatan);
  const { arrangement } = useArrangement();
  const { place, judul } = kecamatan;
  return (
    <Screen
      title={judul}
      name={`Harga pangan di ${judul}`}
      description={`Harga eceran dan grosir bahan pangan di Kecamatan ${judul}, Kabupaten ${wilayah}, minggu demi minggu.`}
      image={place && mediaUrl(`/media/bagikan/harga-pangan/${encodeURIComponent(slugKecamatan(judul))}.png`)}
      share={place && withArrangement(withPeriode(routes.hargaPanganDi(judul), report.periode.periodeId), arrangement)}
    >
      <HargaFeed tempat={judul} report={report} />
    </Screen>
  );
}

export function HargaKutaiBaratPage() {
  const { wilayah } = useSite();
  const report = useReport(hargaSeKabupaten, null);
  const { arrangement } = useArrangement();
  const judul = `Kabupaten ${wilayah}`;
  return (
    <Screen
      title={`Harga ${judul}`}
      name={`Harga pangan ${judul}`}
      description={`Harga eceran dan grosir bahan pangan untuk seluruh ${judul}, minggu demi minggu.`}
      image={mediaUrl('/media/bagikan/harga-pangan/kabupaten.png')}
      share={withArrangement(withPeriode(routes.hargaPanganKutaiBarat, report.periode.periodeId), arrangement)}
    >
      <HargaFeed tempat={judul} report={report} />
    </Screen>
  );
}

interface HargaFeedProps {
  /** Where the prices hold: a sub-district or the whole regency. */
  tempat: string;
  report: PlaceReport<HargaPanganKutaiBarat>;
}

const words: FeedWords = {
  none: 'Tidak ada data harga pangan di kecamatan ini',
  unchosen: 'Pilih periode harga pangan terlebih dahulu',
  noPeriode: 'Pilih periode harga pangan terlebih dahulu',
  periodeFailed: 'Gagal mendapatkan data periode harga pangan',
  failed: (what, rows) => (rows.length === 0 ? `Gagal mendapatkan ${what} harga pangan` : undefined),
};

/** What is said where no price is shown. */
function noneOf(wanted: string, isFound: boolean, { isOnlyBerubah }: Arrangement): string {
  if (wanted && !isFound) return `Tidak ada komoditi bernama "${wanted}"`;
  if (isOnlyBerubah && isFound) {
    return wanted
      ? `Tidak ada harga "${wanted}" yang berubah dari periode sebelumnya`
      : 'Tidak ada harga yang berubah dari periode sebelumnya';
  }
  return words.none;
}

/** Prices of one place in one period; a card opens its detail. */
function HargaFeed({ tempat, report }: HargaFeedProps) {
  const [wanted, setWanted] = useState('');
  const { pathname, search } = useLocation();
  const arranging = useArrangement();
  const { arrangement } = arranging;
  const matches = ({ nama_komoditi }: HargaPanganKutaiBarat) =>
    nama_komoditi.toLowerCase().includes(wanted.toLowerCase());
  const isFound = report.list.rows.some(matches);
  const wayOn = (): WayOn => {
    if (wanted && !isFound) return ['Lihat semua komoditi', () => setWanted('')];
    if (!isFound) return ['Lihat semua kecamatan', routes.hargaPangan];
    return ['Lihat yang tidak berubah juga', pathname + without(search, 'berubah')];
  };
  const field = (
    <form onSubmit={(event) => event.preventDefault()}>
      <SearchField placeholder="Cari komoditi" value={wanted} onChange={(event) => setWanted(event.target.value)} />
    </form>
  );
  return (
    <PlaceFeed
      report={report}
      words={{ ...words, none: noneOf(wanted, isFound, arrangement) }}
      wayOn={wayOn()}
      card={(harga, onOpen) => <HargaPanganCard harga={harga} onOpen={onOpen} />}
      detail={(harga) => ({
        title: 'Detail Harga Pangan',
        head: <HargaPanganHead harga={harga} />,
        rows: hargaRows(harga, tempat),
      })}
      arrange={{
        field: <ArrangeHarga {...arranging} />,
        of: (rows) => arranged(arrangement, rows),
      }}
      search={{ field, matches }}
    />
  );
}

/** A query without one of its parameters. */
function without(search: string, name: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(name);
  return rest.size > 0 ? `?${rest}` : '';
}
