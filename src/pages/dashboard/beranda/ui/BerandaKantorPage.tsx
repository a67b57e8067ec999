import { Building2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import css from './beranda.module.css';
import { Welcome } from './Welcome';

/** The dashboard of admin and superadmin: greeted as the specification says, with one card more (rulings 33). */
export const BerandaKantorPage = () => (
  <Welcome>
    <div className={css['kartu-kartu']}>
      <section className={css['kartu']} aria-label="Kantor">
        <Link className={css['pintu']} to={routes.kantor}>
          <span className={css['ikon']}>
            <Building2 aria-hidden size={28} />
          </span>
          <strong>Buka Kantor</strong>
          <span className={css['sisa']}>Kelengkapan laporan, koreksi, data acuan, akun, dan cetak</span>
        </Link>
      </section>
    </div>
  </Welcome>
);
