import { ChevronRight, X } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Peta, TempatPeta } from '#contract/summaries/peta.ts';
import { kataTempat, ukuranOf } from '../config/ukuran';
import { useOpenPanel } from '../model/use-open-panel';
import css from './panel.module.css';

interface PanelProps {
  tempat: TempatPeta;
  peta: Peta;
  /** The address without it. */
  close: string;
}

/**
 * The figures of one sub-district, and where to read on. Where there is room it stays in sight at the lower edge while its
 * map is: there it is also for whoever has no script.
 */
export function Panel({ tempat, peta, close }: PanelProps) {
  const id = useId();
  const panel = useOpenPanel(tempat.kecamatan_id);
  const { rincian, jalan } = ukuranOf[peta.ukuran];
  const { nama_kecamatan: nama } = tempat;

  return (
    <section ref={panel} className={css['panel']} aria-labelledby={id}>
      <div className={css['kepala']}>
        <div>
          <h3 id={id} tabIndex={-1}>
            {nama}
          </h3>
          <p>{kataTempat(tempat, peta).join(' · ')}</p>
        </div>
        <Link to={close} replace preventScrollReset className={css['tutup']} aria-label={`Tutup ${nama}`}>
          <X aria-hidden size={22} />
        </Link>
      </div>
      {tempat.angka !== null && (
        <dl className={css['rincian']}>
          {rincian(tempat, peta).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul>
        {jalan(nama, peta).map(([label, to]) => (
          <li key={to}>
            <Link to={to} className={css['jalan']}>
              {label}
              <ChevronRight aria-hidden size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
