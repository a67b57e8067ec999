import { Link } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes, withPeriode } from '#contract/routes.ts';
import { slugsKomoditi } from '#contract/slug-komoditi.ts';
import { type HargaPanganKutaiBarat, PerubahanChip } from '@/entities/harga-pangan';
import { useSite } from '@/shared/config';
import { rupiah } from '@/shared/lib/format';
import { Photo } from '@/shared/ui/photo';
import { Skeletons } from '@/shared/ui/Skeletons';
import { movedBothWays, movedMost } from '../model/moved';
import { useWeek } from '../model/use-week';
import css from './weekly-prices.module.css';

const SHOWN = 5;

/**
 * What moved most this week: in one's own place what rose and what fell, else the regency's five. The regency's, which the
 * server has rendered, stand until the own prices are there, in the same shape. Where nobody has reported yet, the week
 * before answers, and says so. Nothing where there is nothing to tell.
 */
export function WeeklyPrices() {
  const { wilayah } = useSite();
  const { rows, saya, older, isLoading } = useWeek();
  const moved = saya ? movedBothWays(rows, SHOWN) : movedMost(rows, SHOWN);
  if (moved.length === 0 && !isLoading && !saya) return null;
  const slugs = slugsKomoditi(rows.map(({ komoditi_id: id, nama_komoditi }) => ({ id, nama_komoditi })));
  const all = saya ? routes.hargaPanganDi(saya.nama_kecamatan) : routes.hargaPanganKutaiBarat;
  return (
    <section className={css['bagian']} aria-labelledby="harga-minggu-ini">
      <div className={css['atas']}>
        <div>
          <h2 id="harga-minggu-ini">{older ? 'Harga terakhir' : 'Harga minggu ini'}</h2>
          <p className={css['tempat']}>
            {saya ? regional`Kecamatan ${saya.nama_kecamatan}` : regional`Kabupaten ${wilayah}`}
            {older && ` · ${older.nama_periode}`}
          </p>
        </div>
        <Link to={withPeriode(all, older?.id ?? 0)} className={css['semua']}>
          Lihat semua
        </Link>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what does not fit (axe: scrollable-region-focusable) */}
      <ul className={css['deret']} tabIndex={0} aria-labelledby="harga-minggu-ini">
        {isLoading && <Skeletons count={SHOWN} shape="logo" className={`${css['butir']} ${css['bayangan']}`} />}
        {moved.map((harga, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: own prices take the places of the regency's: one that is in both must not move
          <li key={at} className={css['butir']}>
            <Moved
              harga={harga}
              to={wayTo(slugs.get(harga.komoditi_id) ?? harga.nama_komoditi, saya ? saya.nama_kecamatan : null)}
            />
          </li>
        ))}
        {saya && moved.length === 0 && !isLoading && (
          <li className={`${css['butir']} ${css['tetap']}`}>
            {rows.length > 0 && !older
              ? 'Tidak ada harga yang berubah minggu ini.'
              : 'Harga minggu ini belum dilaporkan.'}
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
