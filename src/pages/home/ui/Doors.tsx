import { Link } from 'react-router-dom';
import { routes } from '@/shared/routes';
import css from './doors.module.css';
import etalase from './pintu/etalase.svg';
import hargaPangan from './pintu/harga-pangan.svg';
import kegiatan from './pintu/kegiatan.svg';
import ketersediaanPangan from './pintu/ketersediaan-pangan.svg';
import laporan from './pintu/laporan.svg';
import luasLahan from './pintu/luas-lahan.svg';

const doors = [
  ['Etalase', 'Hasil tani warga', routes.etalase, etalase],
  ['Harga Pangan', 'Setiap kecamatan', routes.hargaPangan, hargaPangan],
  ['Ketersediaan Pangan', 'Kebutuhan dan stok', routes.ketersediaanPangan, ketersediaanPangan],
  ['Luas Lahan dan Perkiraan Panen', 'Siapa panen, kapan', routes.luasLahan, luasLahan],
  ['Kegiatan Dinas', 'Kabar dari lapangan', routes.kegiatan, kegiatan],
  ['Laporan', 'Balita dan luas tanam', routes.laporan, laporan],
] as const;

/** The six ways on from home. */
export function Doors() {
  return (
    <nav aria-label="Layanan" className={css['pintu']}>
      {doors.map(([label, hint, to, icon]) => (
        <Link key={to} to={to} className={css['kartu']}>
          <img src={icon} alt="" width={48} height={48} loading="lazy" />
          <span className={css['nama']}>{label}</span>
          <span className={css['petunjuk']}>{hint}</span>
        </Link>
      ))}
    </nav>
  );
}
