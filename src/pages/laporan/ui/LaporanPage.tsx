import { Baby, ChevronRight, Sprout } from 'lucide-react';
import { Link } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes } from '#contract/routes.ts';
import { useSite } from '@/shared/config';
import { Screen } from '@/widgets/app-shell';
import css from './laporan.module.css';

const reports = [
  ['Timbang Balita', 'Berapa balita ditimbang dan naik berat badannya', routes.timbangBalita, Baby],
  ['Luas Tanam', 'Berapa hektar ditanami dan berapa yang puso', routes.luasTanam, Sprout],
] as const;

export function LaporanPage() {
  const { wilayah } = useSite();
  return (
    <Screen
      title="Laporan"
      description={regional`Laporan penimbangan balita, luas tanam, dan kewaspadaan pangan di Kabupaten ${wilayah}.`}
    >
      <ul className={css['daftar']}>
        {reports.map(([label, hint, to, Icon]) => (
          <li key={to}>
            <Link to={to} className={css['kartu']}>
              <span className={css['ikon']}>
                <Icon aria-hidden size={28} />
              </span>
              <span className={css['kata']}>
                <span className={css['nama']}>{label}</span>
                <span className={css['petunjuk']}>{hint}</span>
              </span>
              <ChevronRight aria-hidden size={20} />
            </Link>
          </li>
        ))}
      </ul>
      <p className={css['jalan']}>
        Penilaian dinas setiap bulan ada di <Link to={routes.skpg}>Kewaspadaan Pangan</Link>.
      </p>
      <p className={css['jalan']}>
        Semua laporan dapat diunduh di <Link to={routes.data}>Data Terbuka</Link>.
      </p>
    </Screen>
  );
}
