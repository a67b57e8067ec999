import { Link } from 'react-router-dom';
import { routes } from '#contract/routes.ts';
import { card } from '@/shared/ui/card';
import css from './doors.module.css';
import pictures from './pintu.svg';

/** Label, hint, address, and the view of `pintu.svg` with its picture: one file holds all six. */
const doors = [
  ['Etalase', 'Hasil tani warga', routes.etalase, 'etalase'],
  ['Harga Pangan', 'Setiap kecamatan', routes.hargaPangan, 'harga-pangan'],
  ['Ketersediaan Pangan', 'Kebutuhan dan stok', routes.ketersediaanPangan, 'ketersediaan-pangan'],
  ['Luas Lahan dan Perkiraan Panen', 'Siapa panen, kapan', routes.luasLahan, 'luas-lahan'],
  ['Kegiatan Dinas', 'Kabar dari lapangan', routes.kegiatan, 'kegiatan'],
  ['Laporan', 'Balita dan luas tanam', routes.laporan, 'laporan'],
] as const;

/** The six ways on from home. */
export function Doors() {
  return (
    <nav aria-label="Layanan" className={css['pintu']}>
      {doors.map(([label, hint, to, picture]) => (
        <Link key={to} to={to} className={`${card} ${css['kartu']}`}>
          <img src={`${pictures}#${picture}`} alt="" width={56} height={56} loading="lazy" />
          <span className={css['nama']}>{label}</span>
          <span className={css['petunjuk']}>{hint}</span>
        </Link>
      ))}
    </nav>
  );
}
