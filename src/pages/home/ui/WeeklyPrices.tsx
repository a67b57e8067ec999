import { Link } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { type HargaPanganKutaiBarat, PerubahanChip, perubahan } from '@/entities/harga-pangan';
import { useInfiniteList, useNeed } from '@/shared/api';
import { rupiah } from '@/shared/lib/format';
import { Photo } from '@/shared/ui/photo';
import { Skeletons } from '@/shared/ui/Skeletons';
import { pricesOf, thisWeek } from '../model/needs';
import css from './weekly-prices.module.css';

const SHOWN = 5;

/** The five regency prices that moved most; nothing where there is nothing to tell. */
export function WeeklyPrices() {
  const newest = useNeed(thisWeek);
  const periode = newest.data?.page?.data[0];
  const prices = useInfiniteList(periode ? pricesOf(periode.id) : null);
  const moved = movedMost(prices.rows, SHOWN);
  const isLoading = newest.isLoading || prices.isLoading;
  if (moved.length === 0 && !isLoading) return null;
  return (
    <section className={css['bagian']} aria-labelledby="harga-minggu-ini">
      <div className={css['atas']}>
        <h2 id="harga-minggu-ini">Harga minggu ini</h2>
        <Link to={routes.hargaPanganKutaiBarat} className={css['semua']}>
          Lihat semua
        </Link>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what does not fit (axe: scrollable-region-focusable) */}
      <ul className={css['deret']} tabIndex={0} aria-labelledby="harga-minggu-ini">
        {isLoading && <Skeletons count={SHOWN} shape="logo" className={`${css['butir']} ${css['bayangan']}`} />}
        {moved.map((harga) => (
          <li key={harga.id} className={css['butir']}>
            <span className={css['logo']}>
              <Photo url={harga.komoditis.logo_komoditi_url} alt="" sizes="40px" ratio={[40, 40]} />
            </span>
            <span className={css['nama']}>{harga.nama_komoditi}</span>
            <span className={css['harga']}>{rupiah(harga.harga_eceran)}</span>
            <PerubahanChip harga={harga} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The prices that moved most against the period before, up or down, largest first. */
const movedMost = (harga: readonly HargaPanganKutaiBarat[], count: number): HargaPanganKutaiBarat[] =>
  harga
    .map((row) => ({ row, persen: perubahan(row.harga_eceran, row.harga_eceran_sebelumnya)?.persen ?? 0 }))
    .filter(({ persen }) => persen > 0)
    .sort((one, other) => other.persen - one.persen)
    .slice(0, count)
    .map(({ row }) => row);
