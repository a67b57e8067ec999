import {
  ChartColumn,
  ChartLine,
  House,
  LogIn,
  Map as MapIcon,
  Newspaper,
  Sprout,
  Store,
  Tags,
  Warehouse,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { useUser } from '@/entities/session';
import { useSite } from '@/shared/config';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Logo } from '@/shared/ui/Logo';
import { useDestination } from '../model/directions';
import css from './desk-nav.module.css';

const DeskUserNav = lazyPart(async () => (await import('./DeskUserNav')).DeskUserNav);

/** Every public destination, and which addresses belong to it. */
const entries = [
  ['Beranda', routes.home, House, /^\/$/],
  ['Etalase', routes.etalase, Store, /^\/(etalase|detail-produk)\b/],
  ['Harga Pangan', routes.hargaPangan, Tags, /^\/harga-pangan/],
  ['Bandingkan Harga', routes.bandingkan, ChartLine, /^\/bandingkan/],
  ['Ketersediaan Pangan', routes.ketersediaanPangan, Warehouse, /^\/ketersediaan-pangan/],
  ['Luas Lahan dan Perkiraan Panen', routes.luasLahan, Sprout, /^\/luas-lahan/],
  ['Peta', routes.peta, MapIcon, /^\/peta\b/],
  ['Kegiatan Dinas', routes.kegiatan, Newspaper, /^\/(detail-)?activity/],
  ['Laporan', routes.laporan, ChartColumn, /^\/laporan/],
] as const;

const account = /^\/(login|register|forgot-password|change-password)/;

/**
 * All destinations in words, at the side of a desk and first in tab order. Its styles alone decide where it shows:
 * `hidden` holds wherever they say nothing else.
 */
export function DeskNav() {
  const pathname = useDestination();
  const { wilayah } = useSite();
  const user = useUser();
  return (
    <nav hidden className={css['samping']} aria-label="Utama">
      <p className={css['merek']}>
        <Logo className={css['logo']} />
        <span>
          Lumbung
          <small>Kabupaten {wilayah}</small>
        </span>
      </p>
      <ul>
        {entries.map(([label, to, Icon, owns]) => (
          <li key={to}>
            <Link to={to} className={css['butir']} aria-current={owns.test(pathname) ? 'page' : undefined}>
              <Icon aria-hidden size={20} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {user ? (
        <DeskUserNav />
      ) : (
        <Link to={routes.login} className={css['masuk']} aria-current={account.test(pathname) ? 'page' : undefined}>
          <LogIn aria-hidden size={20} />
          Login
        </Link>
      )}
    </nav>
  );
}
