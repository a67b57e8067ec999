import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes, withPeriode } from '#contract/routes.ts';
import { slugsKomoditi } from '#contract/slug-komoditi.ts';
import { HargaPanganCard, HargaPanganHead, type HargaPanganKutaiBarat, hargaRows } from '@/entities/harga-pangan';
import type { WayOn } from '@/shared/ui/Button';
import { SearchField } from '@/shared/ui/SearchField';
import { type FeedWords, PlaceFeed, type PlaceReport } from '@/widgets/place-feed';
import { type Arrangement, arranged, useArrangement } from '../model/arrangement';
import { ArrangeHarga } from './ArrangeHarga';
import { HargaSheetMore, useMoreAhead } from './HargaSheetMore';

interface HargaFeedProps {
  /** Where the prices hold: a sub-district or the whole regency. */
  tempat: string;
  id: number | 'kabupaten';
  report: PlaceReport<HargaPanganKutaiBarat>;
  /** A commodity's own page there, by what addresses call it. */
  to: (komoditi: string) => string;
}

const words: FeedWords = {
  get none() {
    return regional('Tidak ada data harga pangan di kecamatan ini');
  },
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
export function HargaFeed({ tempat, id, report, to }: HargaFeedProps) {
  const [wanted, setWanted] = useState('');
  const { pathname, search } = useLocation();
  const arranging = useArrangement();
  const { arrangement } = arranging;
  const matches = ({ nama_komoditi }: HargaPanganKutaiBarat) =>
    nama_komoditi.toLowerCase().includes(wanted.toLowerCase());
  const isFound = report.list.rows.some(matches);
  const wayOn = (): WayOn => {
    if (wanted && !isFound) return ['Lihat semua komoditi', () => setWanted('')];
    if (!isFound) return [regional('Lihat semua kecamatan'), routes.hargaPangan];
    return ['Lihat yang tidak berubah juga', pathname + without(search, 'berubah')];
  };
  useMoreAhead();
  const { periodes, periodeId } = report.periode;
  const { rows } = report.list;
  const slugs = useMemo(
    () => slugsKomoditi(rows.map(({ komoditi_id: id, nama_komoditi }) => ({ id, nama_komoditi }))),
    [rows],
  );
  const slugOf = (harga: HargaPanganKutaiBarat) => slugs.get(harga.komoditi_id) ?? harga.nama_komoditi;
  // The newest is what the page shows by itself.
  const pageOf = (harga: HargaPanganKutaiBarat) =>
    withPeriode(to(slugOf(harga)), periodeId === periodes.at(-1)?.id ? 0 : periodeId);
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
      card={(harga, onOpen) => <HargaPanganCard harga={harga} to={pageOf(harga)} onOpen={onOpen} />}
      detail={(harga) => ({
        title: 'Detail Harga Pangan',
        head: <HargaPanganHead harga={harga} />,
        rows: hargaRows(harga, tempat),
        more: (
          <HargaSheetMore
            komoditi={harga.komoditis}
            slug={slugOf(harga)}
            tempat={id}
            nama={tempat}
            periodeId={harga.periode_harga_pangan_id}
            to={pageOf(harga)}
          />
        ),
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
