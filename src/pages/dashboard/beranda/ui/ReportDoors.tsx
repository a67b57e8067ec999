import { Baby, ChevronRight, Landmark, Sprout, Tags, Wheat } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSite } from '@/shared/config';
import { routes } from '@/shared/routes';
import css from './report-doors.module.css';

/** The five rooms of a petugas (spec section 6). */
export function ReportDoors() {
  const { wilayah } = useSite();
  const doors = [
    ['Harga Pangan', routes.dashboardHargaPangan, Tags],
    [`Harga Pangan ${wilayah}`, routes.dashboardHargaPanganKutaiBarat, Landmark],
    ['Ketersediaan Pangan', routes.dashboardKetersediaanPangan, Wheat],
    ['Luas Tanam', routes.dashboardLuasLahan, Sprout],
    ['Timbang Balita', routes.dashboardTimbangBalita, Baby],
  ] as const;
  return (
    <nav className={css['pintu-pintu']} aria-label="Laporan">
      {doors.map(([label, to, Icon]) => (
        <Link key={to} className={css['pintu']} to={to}>
          <span className={css['ikon']}>
            <Icon aria-hidden size={24} />
          </span>
          {label}
          <ChevronRight aria-hidden size={20} className={css['panah']} />
        </Link>
      ))}
    </nav>
  );
}
