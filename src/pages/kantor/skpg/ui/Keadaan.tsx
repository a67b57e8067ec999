import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { skema as skemas } from '#contract/formulas/skpg/skema.ts';
import { kantor } from '#contract/kantor-routes.ts';
import { routes } from '#contract/routes.ts';
import type { KerjaSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { useNamedOverlay } from '@/shared/lib/browser';
import { saat } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { Disclosure } from '@/shared/ui/disclosure';
import { Notice } from '@/shared/ui/Notice';
import { UndatedNotice } from '@/widgets/office-shell';
import { Perubahan } from '@/widgets/papan-skpg';
import css from './skpg.module.css';
import { TutupBulan } from './TutupBulan';

interface KeadaanProps {
  kerja: KerjaSkpg;
  isOffice: boolean;
}

/** Whether the month is open still, whether it is published, and what has changed since. */
export function Keadaan({ kerja, isOffice }: KeadaanProps) {
  const { papan, terbitan, narasi, rekomendasi, belum_ditutup } = kerja;
  const tutup = useNamedOverlay('tutup-bulan');
  const { berjalan, periode_terbuka, periode_tanpa_tanggal, komoditi } = papan;
  const tanpaKomoditi = Object.keys(komoditi).filter((name) => komoditi[name as keyof typeof komoditi] === null);
  const terbuka = Math.max(periode_terbuka.length, belum_ditutup);
  const usang = [...narasi, ...rekomendasi].filter((one) => one.usang).length;
  return (
    <div className={css['keadaan']}>
      {(berjalan || terbuka > 0) && (
        <Notice
          action={
            isOffice &&
            !berjalan &&
            belum_ditutup > 0 && (
              <Button look="tenang" aria-haspopup="dialog" onClick={tutup.open}>
                <Lock aria-hidden size={18} /> Tutup bulan ini
              </Button>
            )
          }
        >
          {berjalan ? 'Bulan ini belum berakhir.' : `${terbuka} periode bulan ini belum ditutup.`}
          {(berjalan || periode_terbuka.length > 0) && ' Angkanya masih dapat berubah.'}
        </Notice>
      )}
      {tutup.isOpen && <TutupBulan papan={papan} onClose={tutup.close} />}
      <UndatedNotice periodes={periode_tanpa_tanggal}>
        Isi tanggalnya di <Link to={kantor.dataAcuan('periode-harga-pangan')}>Data acuan</Link>.
      </UndatedNotice>
      {tanpaKomoditi.length > 0 && (
        <Notice>
          Komoditi yang harganya dinilai belum dipilih: {tanpaKomoditi.join(', ')}.
          {isOffice && (
            <>
              {' '}
              Pilih pada ambangnya di{' '}
              <Link to={`${kantor.dataAcuan('ambang-skpg')}?skema=${papan.skema}`}>Ambang SKPG</Link>.
            </>
          )}
        </Notice>
      )}
      {usang > 0 && (
        <Notice>{usang} kalimat dinas ditulis sebelum angkanya berubah. Baca lagi dan simpan, atau kembalikan.</Notice>
      )}
      {!terbitan && <p>Belum terbit.</p>}
      {terbitan?.penarikan && (
        <Notice>
          <Link to={routes.skpgBulan(papan)}>{terbitan.ke === 1 ? 'Terbitannya' : `Revisi ke-${terbitan.ke - 1}`}</Link>{' '}
          ditarik {saat(Date.parse(terbitan.penarikan.ditarik_pada))}. Alasannya: {terbitan.penarikan.alasan}
        </Notice>
      )}
      {terbitan && !terbitan.penarikan && (
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
