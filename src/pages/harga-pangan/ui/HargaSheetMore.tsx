import { useEffect, useState } from 'react';
import { lazyPart } from '@/shared/lib/lazy-part';
import { whenCalm } from '@/shared/lib/timing';
import { ButtonLink } from '@/shared/ui/Button';

const HargaMore = lazyPart(async () => (await import('@/widgets/harga-komoditi')).HargaMore);

/** Fetches the curve's code ahead, so that it is also drawn when the signal has gone since. */
export const useMoreAhead = (): void => useEffect(() => whenCalm(HargaMore.preload), []);

interface HargaSheetMoreProps {
  komoditi: { id: number; nama_komoditi: string };
  slug: string;
  /** Where the price holds: a sub-district's id, or the regency. */
  tempat: number | 'kabupaten';
  nama: string;
  periodeId: number;
  /** The commodity's own page. */
  to: string;
}

/** What a price's sheet shows below its facts: the way to the commodity's page, and what the numbers say. */
export function HargaSheetMore({ komoditi, slug, tempat, nama, periodeId, to }: HargaSheetMoreProps) {
  const [isMissing, setMissing] = useState(false);
  const waiting = <Waiting />;
  return (
    <div style={column}>
      <ButtonLink look="tenang" to={to}>
        Buka halaman {komoditi.nama_komoditi}
      </ButtonLink>
      {isMissing ? (
        <p>Riwayat dan perbandingan harga tampil begitu ada sambungan internet.</p>
      ) : (
        <HargaMore
          asked={{ komoditi_id: komoditi.id, tempat, periodeId, isOfList: true }}
          slug={slug}
          tempat={nama}
          waiting={waiting}
          fallback={waiting}
          onMissing={() => setMissing(true)}
        />
      )}
    </div>
  );
}

/** As high as what follows: the curve with its reading and dates, its figures, and a row for each place. */
const HEIGHTS = ['calc(8.5rem + clamp(11rem, 30vw, 17rem))', '10.5rem', 'calc(6rem + 18 * (var(--sentuh) + 1px))'];

// A sheet is drawn by the browser alone, so its styles may stand here and travel in no page.
const column = { display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: 12 } as const;
const shade = { animation: 'var(--kilau)', background: 'var(--bayangan)', borderRadius: 'var(--sudut-isian)' } as const;

function Waiting() {
  return (
    <div role="status" aria-busy="true" aria-label="Memuat riwayat harga" style={column}>
      {HEIGHTS.map((height) => (
        <span key={height} style={{ ...shade, height }} />
      ))}
    </div>
  );
}
