import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { alamatBanding, MINGGU_BIASA, type Pilihan } from '#contract/pilihan.ts';
import { useKecamatanSaya } from '@/entities/wilayah';
import { useNeed } from '@/shared/api';
import { reported } from '../model/needs';
import { quickStarts } from '../model/proposals';
import css from './bandingkan.module.css';

/** What to begin with, where nothing is chosen. */
export function QuickStarts({ semua }: { semua: readonly Pilihan[] }) {
  const saya = useKecamatanSaya();
  const { data } = useNeed(reported);
  const melapor = (data?.page?.data ?? [])
    .filter(({ jumlah }) => jumlah)
    .sort((one, other) => (other.jumlah ?? 0) - (one.jumlah ?? 0))
    .map(({ kecamatan_id }) => kecamatan_id);
  const starts = quickStarts({ semua, melapor, saya });
  return (
    <section className={css['mulai']} aria-labelledby="mulai-dari">
      <p>Pilih sampai lima harga, dan lihat naik-turunnya berdampingan.</p>
      {starts.length > 0 && (
        <>
          <h2 id="mulai-dari">Mulai dari sini</h2>
          <ul>
            {starts.map(({ judul, isi, kunci }) => (
              <li key={judul}>
                <Link to={alamatBanding(kunci, MINGGU_BIASA)} className={css['awal']}>
                  <span>
                    <strong>{judul}</strong>
                    <small className={css['isi']}>{isi}</small>
                  </span>
                  <ChevronRight aria-hidden size={20} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
