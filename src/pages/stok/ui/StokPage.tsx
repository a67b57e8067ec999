import { useParams } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes, withPeriode } from '#contract/routes.ts';
import {
  KetersediaanPanganCard,
  type RekapKetersediaanPangan,
  riwayatKetersediaan,
  type Stok,
  stokRows,
} from '@/entities/ketersediaan-pangan';
import { kecamatanDibuka, useKecamatan } from '@/entities/wilayah';
import { useNeed } from '@/shared/api';
import { useSite } from '@/shared/config';
import { Screen } from '@/widgets/app-shell';
import { type FeedWords, PlaceFeed, type PlaceReport, useReport } from '@/widgets/place-feed';
import { isKabupaten, stokDi, stokSeKabupaten } from '../model/needs';
import { PanganTrend, StokTrend } from './PanganTrend';
import css from './stok-feed.module.css';

/** One address, two tables: the regency's sums, or what a sub-district reported. */
export function StokPage() {
  const slug = useParams()['kecamatan'] ?? '';
  const { wilayah } = useSite();
  return isKabupaten(slug, wilayah) ? <StokKabupaten /> : <StokKecamatan slug={slug} />;
}

/** How much of the regency the sums stand for (rulings 17). */
const sumber = ({ jumlah_kecamatan, dari_kecamatan }: RekapKetersediaanPangan) =>
  ['Sumber data', regional`${jumlah_kecamatan} dari ${dari_kecamatan} kecamatan`] as const;

function StokKabupaten() {
  const { wilayah } = useSite();
  const report = useReport(stokSeKabupaten, null);
  const judul = regional`Kabupaten ${wilayah}`;
  return (
    <Screen
      title={judul}
      name={`Ketersediaan pangan ${judul}`}
      description={`Kebutuhan, ketersediaan, dan neraca pangan seluruh ${judul}.`}
      share={withPeriode(routes.ketersediaanPanganDi(judul), report.periode.periodeId)}
    >
      <StokFeed report={report} kecamatanId={undefined} more={sumber} />
    </Screen>
  );
}

function StokKecamatan({ slug }: { slug: string }) {
  const { wilayah } = useSite();
  const kecamatan = useKecamatan(slug, kecamatanDibuka.ketersediaanPangan);
  const report = useReport(stokDi, kecamatan);
  const { place, judul } = kecamatan;
  return (
    <Screen
      title={judul}
      name={`Ketersediaan pangan di ${judul}`}
      description={regional`Kebutuhan, ketersediaan, dan neraca pangan di Kecamatan ${judul}, Kabupaten ${wilayah}.`}
      share={place && withPeriode(routes.ketersediaanPanganDi(judul), report.periode.periodeId)}
    >
      <StokFeed report={report} kecamatanId={place?.id} />
    </Screen>
  );
}

interface StokFeedProps<Row extends Stok & { id: number }> {
  report: PlaceReport<Row>;
  /** Absent: the whole regency, or a place that is not known yet. */
  kecamatanId: number | undefined;
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

/** Foods of one place in one period, and how it went for a year; a card opens its balance. */
function StokFeed<Row extends Stok & { id: number }>({ report, kecamatanId, more }: StokFeedProps<Row>) {
  const { periodeId } = report.periode;
  const isKnown = more !== undefined || kecamatanId !== undefined;
  const { data } = useNeed(isKnown ? riwayatKetersediaan(kecamatanId) : null);
  return (
    <>
      {!report.isUnknown && <h2 className={css['judul']}>Daftar Pangan</h2>}
      <PlaceFeed
        report={report}
        words={words}
        wayOn={[regional('Lihat semua kecamatan'), routes.ketersediaanPangan]}
        card={(stok, onOpen) => <KetersediaanPanganCard stok={stok} onOpen={onOpen} />}
        detail={(stok) => ({
          title: 'Detail Ketersediaan Pangan',
          rows: [...stokRows(stok), ...(more ? [more(stok)] : [])],
          more: <PanganTrend riwayat={data?.riwayat} panganId={stok.pangans.id} periodeId={periodeId} />,
        })}
      >
        {isKnown && <StokTrend kecamatanId={kecamatanId} periodeId={periodeId} />}
      </PlaceFeed>
    </>
  );
}
