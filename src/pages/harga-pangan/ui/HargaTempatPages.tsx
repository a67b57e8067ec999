import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { routes, slugKecamatan, withPeriode } from '#contract/routes.ts';
import { HargaPanganCard, HargaPanganHead, type HargaPanganKutaiBarat, hargaRows } from '@/entities/harga-pangan';
import { useKecamatan } from '@/entities/wilayah';
import { mediaUrl } from '@/shared/api';
import { useSite } from '@/shared/config';
import { SearchField } from '@/shared/ui/SearchField';
import { Screen } from '@/widgets/app-shell';
import { type FeedWords, PlaceFeed, type PlaceReport, useReport } from '@/widgets/place-feed';
import { chosenKecamatan, hargaDi, hargaSeKabupaten } from '../model/needs';
import { HargaSheetMore, useMoreAhead } from './HargaSheetMore';

export function HargaKecamatanPage() {
  const { wilayah } = useSite();
  const kecamatan = useKecamatan(useParams()['kecamatan'] ?? '', chosenKecamatan);
  const report = useReport(hargaDi, kecamatan);
  const { place, judul } = kecamatan;
  return (
    <Screen
      title={judul}
      name={`Harga pangan di ${judul}`}
      description={`Harga eceran dan grosir bahan pangan di Kecamatan ${judul}, Kabupaten ${wilayah}, minggu demi minggu.`}
      image={place && mediaUrl(`/media/bagikan/harga-pangan/${encodeURIComponent(slugKecamatan(judul))}.png`)}
      share={place && withPeriode(routes.hargaPanganDi(judul), report.periode.periodeId)}
    >
      <HargaFeed
        tempat={judul}
        id={place?.id ?? 0}
        report={report}
        to={(komoditi) => routes.hargaKomoditi(judul, komoditi)}
      />
    </Screen>
  );
}

export function HargaKutaiBaratPage() {
  const { wilayah } = useSite();
  const report = useReport(hargaSeKabupaten, null);
  const judul = `Kabupaten ${wilayah}`;
  return (
    <Screen
      title={`Harga ${judul}`}
      name={`Harga pangan ${judul}`}
      description={`Harga eceran dan grosir bahan pangan untuk seluruh ${judul}, minggu demi minggu.`}
      image={mediaUrl('/media/bagikan/harga-pangan/kabupaten.png')}
      share={withPeriode(routes.hargaPanganKutaiBarat, report.periode.periodeId)}
    >
      <HargaFeed tempat={judul} id="kabupaten" report={report} to={routes.hargaKomoditiKutaiBarat} />
    </Screen>
  );
}

interface HargaFeedProps {
  /** Where the prices hold: a sub-district or the whole regency. */
  tempat: string;
  id: number | 'kabupaten';
  report: PlaceReport<HargaPanganKutaiBarat>;
  /** A commodity's own page there, by its name. */
  to: (komoditi: string) => string;
}

const words: FeedWords = {
  none: 'Tidak ada data harga pangan di kecamatan ini',
  unchosen: 'Pilih periode harga pangan terlebih dahulu',
  noPeriode: 'Pilih periode harga pangan terlebih dahulu',
  periodeFailed: 'Gagal mendapatkan data periode harga pangan',
  failed: (what, rows) => (rows.length === 0 ? `Gagal mendapatkan ${what} harga pangan` : undefined),
};

/** Prices of one place in one period; a card opens its detail. */
function HargaFeed({ tempat, id, report, to }: HargaFeedProps) {
  const [wanted, setWanted] = useState('');
  useMoreAhead();
  const { periodes, periodeId } = report.periode;
  // The newest is what the page shows by itself.
  const pageOf = ({ nama_komoditi }: HargaPanganKutaiBarat) =>
    withPeriode(to(nama_komoditi), periodeId === periodes.at(-1)?.id ? 0 : periodeId);
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
      card={(harga, onOpen) => <HargaPanganCard harga={harga} to={pageOf(harga)} onOpen={onOpen} />}
      detail={(harga) => ({
        title: 'Detail Harga Pangan',
        head: <HargaPanganHead harga={harga} />,
        rows: hargaRows(harga, tempat),
        more: (
          <HargaSheetMore
            komoditi={harga.komoditis}
            tempat={id}
            nama={tempat}
            periodeId={harga.periode_harga_pangan_id}
            to={pageOf(harga)}
          />
        ),
      })}
      search={{ field, matches: ({ nama_komoditi }) => nama_komoditi.toLowerCase().includes(wanted.toLowerCase()) }}
    />
  );
}
