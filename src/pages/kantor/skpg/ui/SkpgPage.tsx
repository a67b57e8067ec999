import { namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import { aspekSkpg, indikatorSkpg, namaAspek } from '#contract/formulas/skpg/label.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { kantor } from '#contract/kantor-routes.ts';
import type { KerjaSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { peranOf, useUser } from '@/entities/session';
import { kataNilai } from '@/entities/skpg';
import { useActOverlay } from '@/shared/lib/browser';
import { ButtonLink } from '@/shared/ui/Button';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Skeletons } from '@/shared/ui/Skeletons';
import { OfficeScreen } from '@/widgets/office-shell';
import { Ambang, Kurva, PetaAspek, Ringkas, Tabel, Tanda, Terlipat } from '@/widgets/papan-skpg';
import { useKerja } from '../model/use-kerja';
import { AsalSheet } from './AsalSheet';
import { Keadaan } from './Keadaan';
import { NaskahSunting } from './NaskahSunting';
import { Pilihan } from './Pilihan';
import { SkorSheet } from './SkorSheet';
import css from './skpg.module.css';
import { Tindakan } from './Tindakan';

/** A month of the alert report on the desk: read, traced, written, printed and published. */
export function SkpgPage() {
  const { kerja, error, retry, ...choice } = useKerja();
  return (
    <OfficeScreen title="SKPG">
      <Pilihan papan={kerja?.papan} {...choice} />
      {error && <ErrorState error={error} onRetry={retry} />}
      {!kerja && !error && (
        <ul>
          <Skeletons count={3} className={css['bayangan'] ?? ''} />
        </ul>
      )}
      {kerja && <Isi kerja={kerja} />}
    </OfficeScreen>
  );
}

function Isi({ kerja }: { kerja: KerjaSkpg }) {
  const { papan } = kerja;
  const isOffice = ['admin', 'superadmin'].includes(peranOf(useUser()) ?? '');
  const traced = useActOverlay('asal');
  const ukuran = indikatorSkpg.find((one) => one === traced.act);
  const dinilai = ([...aspekSkpg, 'komposit'] as const).find((one) => one === traced.act);
  return (
    <div className={css['isi']}>
      <Ringkas papan={papan} />
      <Keadaan kerja={kerja} isOffice={isOffice} />
      <Tindakan kerja={kerja} isOffice={isOffice} />
      <Tanda tanda={papan.tanda} />
      <NaskahSunting bagian="narasi" judul={`Narasi ${namaBulanTahun(papan)}`} kerja={kerja} mayWrite={isOffice} />
      <PetaAspek papan={papan} Bagian={Terlipat} />
      <Terlipat judul={regional('Kecamatan demi kecamatan')}>
        <Tabel
          papan={papan}
          label={({ kecamatan_id, nama, aspek, komposit }, of, shown) => (
            <button
              type="button"
              className={css['angka']}
              aria-haspopup="dialog"
              aria-label={`${nama}, ${of === 'komposit' ? 'gabungan' : namaAspek[of]} ${kataNilai((of === 'komposit' ? komposit : aspek[of]) ?? komposit)}: lihat cara menilainya`}
              onClick={() => traced.open(of, kecamatan_id ?? 0)}
            >
              {shown}
            </button>
          )}
          figure={({ kecamatan_id, nama }, ukuran, words) => (
            <button
              type="button"
              className={css['angka']}
              aria-haspopup="dialog"
              aria-label={`${nama}, ${words}: lihat asalnya`}
              onClick={() => traced.open(ukuran, kecamatan_id ?? 0)}
            >
              {words}
            </button>
          )}
        />
      </Terlipat>
      <Terlipat judul="Dua belas bulan terakhir">
        <Kurva papan={papan} />
      </Terlipat>
      <NaskahSunting bagian="rekomendasi" judul="Rekomendasi" kerja={kerja} mayWrite={isOffice} />
      <Terlipat judul="Ambang">
        <Ambang papan={papan} />
        {isOffice && (
          <ButtonLink look="tenang" to={`${kantor.dataAcuan('ambang-skpg')}?skema=${papan.skema}`}>
            Ubah atau konfirmasi ambang
          </ButtonLink>
        )}
      </Terlipat>
      {dinilai && <SkorSheet papan={papan} of={dinilai} kecamatan_id={traced.id || null} onClose={traced.close} />}
      {ukuran && <AsalSheet papan={papan} ukuran={ukuran} kecamatan_id={traced.id || null} onClose={traced.close} />}
    </div>
  );
}
