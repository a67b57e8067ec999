import { KetersediaanPanganCard, type Stok, stokRows } from '@/entities/ketersediaan-pangan';
import { routes } from '@/shared/routes';
import { type FeedWords, PlaceFeed, type PlaceReport } from '@/widgets/place-feed';
import css from './stok-feed.module.css';

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
export const StokFeed = <Row extends Stok & { id: number }>({ report, more }: StokFeedProps<Row>) => (
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
