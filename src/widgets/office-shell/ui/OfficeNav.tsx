import { Link, useLocation } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { useSite } from '@/shared/config';
import { Logo } from '@/shared/ui/Logo';
import css from './office-nav.module.css';
import { RoomLinks } from './RoomLinks';

/** The office's rooms in words, at the side of a desk; a phone has them in its drawer. */
export function OfficeNav() {
  const { wilayah } = useSite();
  const { pathname } = useLocation();
  return (
    <nav className={css['samping']} aria-label="Kantor">
      <p className={css['merek']}>
        <Logo className={css['logo']} />
        <span>
          Kantor
          <small>Kabupaten {wilayah}</small>
        </span>
      </p>
      <RoomLinks pathname={pathname} />
      <ul className={css['keluar']}>
        <li>
          <Link to={routes.dashboard}>Dashboard</Link>
        </li>
        <li>
          <Link to={routes.home}>Beranda warga</Link>
        </li>
      </ul>
    </nav>
  );
}
