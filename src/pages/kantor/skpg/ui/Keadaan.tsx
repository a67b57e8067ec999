import { Link } from 'react-router-dom';
import { skema as skemas } from '#contract/formulas/skpg/skema.ts';
import { kantor } from '#contract/kantor-routes.ts';
import { routes } from '#contract/routes.ts';
import type { KerjaSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { saat } from '@/shared/lib/format';
import { Disclosure } from '@/shared/ui/disclosure';
import { Notice } from '@/shared/ui/Notice';
import { Perubahan } from '@/widgets/papan-skpg';
import css from './skpg.module.css';

/** Whether the month is open still, whether it is published, and what has changed since. */
export function Keadaan({ kerja: { papan, terbitan, narasi, rekomendasi } }: { kerja: KerjaSkpg }) {
  const { berjalan, periode_terbuka, komoditi } = papan;
  const tanpaKomoditi = Object.keys(komoditi).filter((name) => komoditi[name as keyof typeof komoditi] === null);
  const usang = [...narasi, ...rekomendasi].filter((one) => one.usang).length;
  return (
    <div className={css['keadaan']}>
      {(berjalan || periode_terbuka.length > 0) && (
        <Notice>
          {berjalan ? 'Bulan ini belum berakhir.' : `${periode_terbuka.length} periode bulan ini belum ditutup.`}{' '}
          Angkanya masih dapat berubah.
        </Notice>
      )}
      {tanpaKomoditi.length > 0 && (
        <Notice>
          Komoditi yang harganya dinilai belum dipilih: {tanpaKomoditi.join(', ')}. Pilih pada ambangnya di{' '}
          <Link to={kantor.dataAcuan('ambang-skpg')}>Ambang SKPG</Link>.
        </Notice>
      )}
      {usang > 0 && (
        <Notice>{usang} kalimat dinas ditulis sebelum angkanya berubah. Baca lagi dan simpan, atau kembalikan.</Notice>
      )}
      {!terbitan && <p>Belum terbit.</p>}
      {terbitan && (
        <>
          <p>
            <Link to={routes.skpgBulan(papan)}>
              {terbitan.ke === 1 ? 'Terbit' : `Revisi ke-${terbitan.ke - 1} terbit`}
            </Link>{' '}
            {saat(Date.parse(terbitan.diterbitkan_pada))} menurut {skemas[terbitan.skema].nama}.
          </p>
          {terbitan.berubah.length > 0 && (
            <Disclosure title={`${terbitan.berubah.length} hal berubah sejak terbit`}>
              <Perubahan perubahan={terbitan.berubah} />
            </Disclosure>
          )}
        </>
      )}
    </div>
  );
}
