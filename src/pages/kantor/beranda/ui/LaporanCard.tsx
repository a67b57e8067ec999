import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { JenisLaporan } from '#contract/limits.ts';
import type { LaporanTerbuka } from '#contract/summaries/beranda-kantor.ts';
import { kelengkapanAddress } from '@/entities/kelengkapan';
import kartu from './kartu.module.css';
import css from './laporan-card.module.css';
import { PeriodeTerbuka } from './PeriodeTerbuka';

interface LaporanCardProps {
  jenis: JenisLaporan;
  title: string;
  Icon: LucideIcon;
  terbuka: readonly LaporanTerbuka[];
  /** The year to which the matrix opens where no period is open. */
  tahun: string;
}

/** One of the reports: its open periods, the newest first, and the way to its year. */
export function LaporanCard({ jenis, title, Icon, terbuka, tahun }: LaporanCardProps) {
  const year = terbuka[0]?.periode.mulai.slice(0, 4) ?? tahun;
  return (
    <article className={`${kartu['kartu']} ${css['laporan']}`} aria-label={title}>
      <Link to={kelengkapanAddress(jenis, year)} className={css['pintu']}>
        <Icon aria-hidden size={24} />
        <h2>{title}</h2>
        <ChevronRight aria-hidden size={20} />
      </Link>
      {terbuka.length === 0 && <p className={css['kosong']}>Tidak ada periode yang terbuka</p>}
      {terbuka.map((one) => (
        <PeriodeTerbuka key={one.periode.periode_id} laporan={one} title={title} />
      ))}
    </article>
  );
}
