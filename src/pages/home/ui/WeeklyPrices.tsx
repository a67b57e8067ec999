import { Link } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { type HargaPanganKutaiBarat, PerubahanChip } from '@/entities/harga-pangan';
import { useKecamatanSaya } from '@/entities/wilayah';
import { useNeed } from '@/shared/api';
import { useSite } from '@/shared/config';
import { rupiah } from '@/shared/lib/format';
import { Photo } from '@/shared/ui/photo';
import { Skeletons } from '@/shared/ui/Skeletons';
import { movedBothWays, movedMost } from '../model/moved';
import { pricesIn, pricesOf, thisWeek } from '../model/needs';
import css from './weekly-prices.module.css';

const SHOWN = 5;

/**
 * What moved most this week: in one's own place what rose and what fell, else the regency's five. The regency's, which the
 * server has rendered, stand until the own prices are there, in the same shape. Nothing where there is nothing to tell.
 */
export function WeeklyPrices() {
  const { wilayah } = useSite();
  const saya = useKecamatanSaya();
  const newest = useNeed(thisWeek);
  const periode = newest.data?.page?.data[0];
  const own = useNeed(periode && saya ? pricesIn(periode.id, saya.id) : null);
  // Who has a place of his own is not made to wait for the regency's, which are shown if they are there.
  const rendered = useNeed(periode ? pricesOf(periode.id) : null, 'cache-only');
  const asked = useNeed(periode && (!saya || own.error) ? pricesOf(periode.id) : null);
  const regency = asked.data ?? rendered.data;
  const ownRows = saya && own.data?.page?.data;
  const moved = ownRows ? movedBothWays(ownRows, SHOWN) : movedMost(regency?.page?.data ?? [], SHOWN);
  const isLoading = !ownRows && !regency && (newest.isLoading || own.isLoading || asked.isLoading);
  if (moved.length === 0 && !isLoading && !ownRows) return null;
  return (
    <section className={css['bagian']} aria-labelledby="harga-minggu-ini">
      <div className={css['atas']}>
        <div>
          <h2 id="harga-minggu-ini">Harga minggu ini</h2>
          <p className={css['tempat']}>{ownRows ? `Kecamatan ${saya.nama_kecamatan}` : `Kabupaten ${wilayah}`}</p>
        </div>
        <Link
          to={ownRows ? routes.hargaPanganDi(saya.nama_kecamatan) : routes.hargaPanganKutaiBarat}
          className={css['semua']}
        >
          Lihat semua
        </Link>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what does not fit (axe: scrollable-region-focusable) */}
      <ul className={css['deret']} tabIndex={0} aria-labelledby="harga-minggu-ini">
        {isLoading && <Skeletons count={SHOWN} shape="logo" className={`${css['butir']} ${css['bayangan']}`} />}
        {moved.map((harga, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: own prices take the places of the regency's: one that is in both must not move
          <li key={at} className={css['butir']}>
            <Moved harga={harga} to={wayTo(harga.nama_komoditi, ownRows ? saya.nama_kecamatan : null)} />
          </li>
        ))}
        {ownRows && moved.length === 0 && (
          <li className={`${css['butir']} ${css['tetap']}`}>
            {ownRows.length > 0 ? 'Tidak ada harga yang berubah minggu ini.' : 'Harga minggu ini belum dilaporkan.'}
          </li>
        )}
      </ul>
    </section>
  );
}

const wayTo = (komoditi: string, kecamatan: string | null) =>
  kecamatan ? routes.hargaKomoditi(kecamatan, komoditi) : routes.hargaKomoditiKutaiBarat(komoditi);

/** A commodity with its price and how that moved, which leads to its own page. */
const Moved = ({ harga, to }: { harga: HargaPanganKutaiBarat; to: string }) => (
  <Link to={to} className={css['isi']}>
    <span className={css['logo']}>
      <Photo url={harga.komoditis.logo_komoditi_url} alt="" sizes="40px" ratio={[40, 40]} />
    </span>
    <span className={css['nama']}>{harga.nama_komoditi}</span>
    <span className={css['harga']}>{rupiah(harga.harga_eceran)}</span>
    <PerubahanChip harga={harga} />
  </Link>
);
