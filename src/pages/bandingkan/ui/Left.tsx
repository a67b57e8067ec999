import { GARIS_TERBANYAK } from '#contract/pilihan.ts';
import type { PerbandinganHarga } from '@/entities/harga-pangan';
import { listed } from '../model/lines';
import css from './bandingkan.module.css';

/** What of the address is not compared, and why. */
export function Left({ berlebih, tidak_dikenal }: Pick<PerbandinganHarga, 'berlebih' | 'tidak_dikenal'>) {
  if (berlebih.length + tidak_dikenal.length === 0) return null;
  const over = berlebih.map(({ nama_komoditi, nama_tempat }) => `${nama_komoditi} di ${nama_tempat}`);
  return (
    <div role="note" className={css['catatan']}>
      {tidak_dikenal.length > 0 && (
        <p>
          Tidak ditemukan, jadi tidak ikut dibandingkan: {listed(tidak_dikenal.map((entry) => `"${entry}"`))}. Mungkin
          namanya sudah berubah.
        </p>
      )}
      {over.length > 0 && (
        <p>
          Paling banyak {GARIS_TERBANYAK} harga dibandingkan. Tidak ikut: {listed(over)}.
        </p>
      )}
    </div>
  );
}
