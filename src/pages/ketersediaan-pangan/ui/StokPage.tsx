import { useParams } from 'react-router-dom';
import { routes, withPeriode } from '#contract/routes.ts';
import {
  KetersediaanPanganCard,
  type RekapKetersediaanPangan,
  type Stok,
  stokRows,
} from '@/entities/ketersediaan-pangan';
import { useKecamatan } from '@/entities/wilayah';
import { useSite } from '@/shared/config';
import { Screen } from '@/widgets/app-shell';
import { type FeedWords, PlaceFeed, type PlaceReport, useReport } from '@/widgets/place-feed';
import { chosenKecamatan, isKabupaten, stokDi, stokSeKabupaten } from '../model/needs';
import css from './stok-feed.module.css';

/** One address, two tables: the regency's sums, or what a sub-district reported. */
export function StokPage() {
  const slug = useParams()['kecamatan'] ?? '';
  const { wilayah } = useSite();
  return isKabupaten(slug, wilayah) ? <StokKabupaten /> : <StokKecamatan slug={slug} />;
}

/** How much of the regency the sums stand for (rulings 17). */
const sumber = ({ jumlah_kecamatan, dari_kecamatan }: RekapKetersediaanPangan) =>
  ['Sumber data', `${jumlah_kecamatan} dari ${dari_kecamatan} kecamatan`] as const;

function StokKabupaten() {
  const { wilayah } = useSite();
  const report = useReport(stokSeKabupaten, null);
  const judul = `Kabupaten ${wilayah}`;
  return (
    <Screen
      title={judul}
      name={`Ketersediaan pangan ${judul}`}
      description={`Kebutuhan, ketersediaan, dan neraca pangan seluruh ${judul}.`}
      share={withPeriode(routes.ketersediaanPanganDi(judul), report.periode.periodeId)}
    >
      <StokFeed report={report} more={sumber} />
    </Screen>
  );
}

function StokKecamatan({ slug }: { slug: string }) {
  const { wilayah } = useSite();
  const kecamatan = useKecamatan(slug, chosenKecamatan);
  const report = useReport(stokDi, kecamatan);
  const { place, judul } = kecamatan;
  return (
    <Screen
      title={judul}
      name={`Ketersediaan pangan di ${judul}`}
      description={`Kebutuhan, ketersediaan, dan neraca pangan di Kecamatan ${judul}, Kabupaten ${wilayah}.`}
      share={place && withPeriode(routes.ketersediaanPanganDi(judul), report.periode.periodeId)}
    >
      <StokFeed report={report} />
    </Screen>
  );
}

interface StokFeedProps<Row extends Stok & { id: number }> {
  report: PlaceReport<Row>;
  /** A further row of the detail. */
  more?: (row: Row) => readonly [label: string, value: string];
}

const words: FeedWords = {
  none: 'Tidak Ada Data Ketersediaan Pangan',
  unchosen: 'Pilih Periode Terlebih Dahulu',
  noPeriode: 'Pilih Periode Terlebih Dahulu',
  periodeFailed: 'Error mengambil data periode ketersediaan pangan detail',
  failed: (what) => `Gagal mendapatkan ${what} ketersediaan pangan`,
};

/** Foods of one place in one period; a card opens its balance. */
const StokFeed = <Row extends Stok & { id: number }>({ report, more }: StokFeedProps<Row>) => (
  <>
    {!report.isUnknown && <h2 className={css['judul']}>Daftar Pangan</h2>}
    <PlaceFeed
      report={report}
      words={words}
      wayOn={['Lihat semua kecamatan', routes.ketersediaanPangan]}
      card={(stok, onOpen) => <KetersediaanPanganCard stok={stok} onOpen={onOpen} />}
      detail={(stok) => ({
        title: 'Detail Ketersediaan Pangan',
        rows: [...stokRows(stok), ...(more ? [more(stok)] : [])],
      })}
    />
  </>
);
