import { useState } from 'react';
import { HargaPanganCard, HargaPanganHead, type HargaPanganKutaiBarat, hargaRows } from '@/entities/harga-pangan';
import { routes } from '@/shared/routes';
import { SearchField } from '@/shared/ui/SearchField';
import { type FeedWords, PlaceFeed, type PlaceReport } from '@/widgets/place-feed';

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

/** Prices of one place in one period; a card opens its detail. */
export function HargaFeed({ tempat, report }: HargaFeedProps) {
  const [wanted, setWanted] = useState('');
  const field = (
    <form onSubmit={(event) => event.preventDefault()}>
      <SearchField placeholder="Cari komoditi" value={wanted} onChange={(event) => setWanted(event.target.value)} />
    </form>
  );
  return (
    <PlaceFeed
      report={report}
      words={wanted ? { ...words, none: `Tidak ada komoditi bernama "${wanted}"` } : words}
      wayOn={wanted ? ['Lihat semua komoditi', () => setWanted('')] : ['Lihat semua kecamatan', routes.hargaPangan]}
      card={(harga, onOpen) => <HargaPanganCard harga={harga} onOpen={onOpen} />}
      detail={(harga) => ({
        title: 'Detail Harga Pangan',
        head: <HargaPanganHead harga={harga} />,
        rows: hargaRows(harga, tempat),
      })}
      search={{ field, matches: ({ nama_komoditi }) => nama_komoditi.toLowerCase().includes(wanted.toLowerCase()) }}
    />
  );
}
