import { useLocation } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { SideNav } from '@/widgets/app-shell/@x/office-shell';
import css from './office-nav.module.css';
import { RoomLink } from './RoomLink';
import { RoomLinks } from './RoomLinks';

/** The office's rooms in words, at the side of a desk; a phone has them in its drawer. */
export function OfficeNav() {
  const { pathname } = useLocation();
  return (
    <SideNav label="Kantor" name="Kantor">
      <div className={css['samping']}>
        <RoomLinks pathname={pathname} />
        <ul className={css['keluar']}>
          <RoomLink to={routes.dashboard}>Dashboard</RoomLink>
          <RoomLink to={routes.home}>Beranda warga</RoomLink>
        </ul>
      </div>
    </SideNav>
  );
}
