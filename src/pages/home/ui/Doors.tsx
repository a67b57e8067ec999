import { ChartLine, MapPinned } from 'lucide-react';
import { Link } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
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
          <span className={css['petunjuk']}>{regional(hint)}</span>
        </Link>
      ))}
    </nav>
  );
}

const ways = [
  ['Peta', 'Harga dan panen di peta', routes.peta, MapPinned],
  ['Bandingkan', 'Dari minggu ke minggu', routes.bandingkan, ChartLine],
] as const;

/** Other ways to see the same figures, and to take them along. */
export function Ways() {
  return (
    <nav aria-label="Cara lain melihat data">
      <ul className={css['cara']}>
        {ways.map(([label, hint, to, Sign]) => (
          <li key={to}>
            <Link to={to} className={`${card} ${css['jalan']}`}>
              <Sign aria-hidden size={28} />
              <span>
                <span className={css['sebutan']}>{label}</span>
                <span className={css['petunjuk']}>{hint}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={routes.data} className={css['data']}>
        Semua angka di sini boleh diunduh: data terbuka
      </Link>
    </nav>
  );
}
