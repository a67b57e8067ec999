import { Link } from 'react-router-dom';
import { namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import { routes } from '#contract/routes.ts';
import type { BulanTanda } from '@/entities/skpg';
import { TandaList } from './Tanda';
import css from './tanda.module.css';

/** What has turned to the worse, on the first screen of whoever works there. */
export const TandaDini = ({ bulan }: { bulan: readonly BulanTanda[] }) => (
  <section aria-label="Tanda dini" className={css['dini']}>
    {bulan.map((one) => (
      <div key={`${one.tahun} ${one.bulan}`}>
        <h2>Memburuk pada {namaBulanTahun(one)}</h2>
        <TandaList tanda={one.tanda} />
        <Link to={`${routes.kantorSkpg}?tahun=${one.tahun}&bulan=${one.bulan}`}>Lihat papan SKPG</Link>
      </div>
    ))}
  </section>
);
