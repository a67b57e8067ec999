import { Link } from 'react-router-dom';
import { namaUkuran } from '#contract/formulas/skpg/label.ts';
import { skema as skemas } from '#contract/formulas/skpg/skema.ts';
import { routes } from '#contract/routes.ts';
import type { KerjaSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { saat } from '@/shared/lib/format';
import { Disclosure } from '@/shared/ui/disclosure';
import { Notice } from '@/shared/ui/Notice';
import css from './skpg.module.css';

/** Whether the month is open still, whether it is published, and what has changed since. */
export function Keadaan({ kerja: { papan, terbitan } }: { kerja: KerjaSkpg }) {
  const { berjalan, periode_terbuka } = papan;
  return (
    <div className={css['keadaan']}>
      {(berjalan || periode_terbuka.length > 0) && (
        <Notice>
          {berjalan ? 'Bulan ini belum berakhir.' : `${periode_terbuka.length} periode bulan ini belum ditutup.`}{' '}
          Angkanya masih dapat berubah.
        </Notice>
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
            <Disclosure title={`${terbitan.berubah.length} angka berubah sejak terbit`}>
              <ul className={css['ambang']}>
                {terbitan.berubah.map(({ nama, ukuran, dari, ke }) => (
                  <li key={`${nama} ${ukuran}`}>
                    {nama}, {namaUkuran[ukuran]}: {dari} menjadi {ke}
                  </li>
                ))}
              </ul>
            </Disclosure>
          )}
        </>
      )}
    </div>
  );
}
