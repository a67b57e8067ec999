import { Link } from 'react-router-dom';
import type { JenisLaporan } from '#contract/limits.ts';
import type { LaporanTerbuka } from '#contract/summaries/beranda-kantor.ts';
import { kelengkapanAddress } from '@/entities/kelengkapan';
import { reportWords } from '../model/due';
import { Lipat } from './Lipat';
import css from './laporan-card.module.css';
import { PeriodeTerbuka } from './PeriodeTerbuka';

interface LaporanCardProps {
  jenis: JenisLaporan;
  title: string;
  terbuka: readonly LaporanTerbuka[];
  hariIni: string;
}

/** A report in one row; behind it its open periods, the newest first, and the way to its year. */
export function LaporanCard({ jenis, title, terbuka, hariIni }: LaporanCardProps) {
  const year = terbuka[0]?.periode.tahun ?? hariIni.slice(0, 4);
  const { says, isLate } = reportWords(terbuka, hariIni);
  return (
    <Lipat title={title} says={says} isAlarming={isLate}>
      {terbuka.map((one) => (
        <PeriodeTerbuka key={one.periode.periode_id} laporan={one} title={title} />
      ))}
      <Link to={kelengkapanAddress(jenis, year)} className={css['pintu']}>
        Kelengkapan {title} {year}
      </Link>
    </Lipat>
  );
}
