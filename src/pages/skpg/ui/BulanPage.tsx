import { useParams } from 'react-router-dom';
import { namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import { skema as skemas } from '#contract/formulas/skpg/skema.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes } from '#contract/routes.ts';
import type { PapanSkpg } from '#contract/summaries/skpg/papan.ts';
import type { PenarikanSkpg, TerbitanSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { terbitanSkpgOf } from '@/entities/skpg';
import { useNeed } from '@/shared/api';
import { useSite } from '@/shared/config';
import { tanggal } from '@/shared/lib/format';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Skeletons } from '@/shared/ui/Skeletons';
import { Screen } from '@/widgets/app-shell';
import { Ambang, Kurva, Naskah, Perubahan, PetaAspek, Ringkas, Tabel } from '@/widgets/papan-skpg';
import { bulanOf, isUnpublished } from '../model/needs';
import css from './skpg.module.css';

/** A published month: what it says, and where, how it was judged, and what a revision has changed. */
export function BulanPage() {
  const { origin, wilayah } = useSite();
  const bulan = bulanOf(useParams());
  const { data, error: failure, retry } = useNeed(bulan && terbitanSkpgOf(bulan));
  const isNone = bulan === null || isUnpublished(failure) || data?.terbitan === null;
  const error = isNone ? undefined : failure;
  const terbitan = data?.terbitan;
  const papan = terbitan?.papan;
  const ditarik = papan === null ? terbitan?.penarikan : null;
  const nama = bulan ? namaBulanTahun(bulan) : '';
  return (
    <Screen
      title={nama || 'Kewaspadaan Pangan'}
      name={`Kewaspadaan pangan ${wilayah}, ${nama}`}
      description={
        terbitan?.narasi[0]?.teks ?? regional`Laporan kewaspadaan pangan dan gizi Kabupaten ${wilayah} untuk ${nama}.`
      }
      image={
        papan && bulan ? `${origin}/media/bagikan/skpg/${bulan.tahun}-${bulan.bulan}.png?ke=${terbitan.ke}` : undefined
      }
      share={papan && bulan && routes.skpgBulan(bulan)}
    >
      {terbitan && papan && <Isi terbitan={terbitan} papan={papan} />}
      {ditarik && <Ditarik penarikan={ditarik} />}
      {!isNone && !data && !error && (
        <ul>
          <Skeletons count={3} className={css['bayangan']} />
        </ul>
      )}
      {error && <ErrorState error={error} onRetry={retry} />}
      {isNone && <EmptyState wayOn={['Lihat bulan lain', routes.skpg]}>Laporan bulan ini belum terbit</EmptyState>}
    </Screen>
  );
}

/** Replaces a withdrawn report: the date and the reason. Search engines are told to forget it. */
const Ditarik = ({ penarikan: { tanggal: hari, alasan } }: { penarikan: PenarikanSkpg }) => (
  <>
    <meta name="robots" content="noindex" />
    <EmptyState wayOn={['Lihat bulan lain', routes.skpg]}>
      Laporan bulan ini ditarik dinas pada {tanggal(hari)}. Alasannya: {alasan}
    </EmptyState>
  </>
);

interface IsiProps {
  terbitan: TerbitanSkpg;
  papan: PapanSkpg;
}

function Isi({ terbitan: { narasi, rekomendasi, perubahan, penarikan, ...about }, papan }: IsiProps) {
  const { ke, catatan } = about;
  return (
    <article className={css['laporan']}>
      <header className={css['kepala']}>
        <p>Laporan kewaspadaan pangan dan gizi {regional`Kabupaten ${papan.wilayah}`}</p>
        <Ringkas papan={papan} />
        <p>
          {skemas[papan.skema].nama}. Terbit {tanggal(about.tanggal)}
          {ke > 1 && `, revisi ke-${ke - 1}`}. Angkanya tetap seperti saat terbit.
        </p>
        {papan.periode_tanpa_tanggal && (
          <p>{papan.periode_tanpa_tanggal.length} periode tanpa tanggal tidak dihitung di dalamnya.</p>
        )}
        {(papan.berjalan || papan.periode_terbuka.length > 0) && <p>Saat terbit bulannya masih menerima laporan.</p>}
      </header>
      <Naskah paragraf={narasi} />
      <PetaAspek papan={papan} />
      <section aria-label={regional('Kecamatan demi kecamatan')}>
        <h2>{regional('Kecamatan demi kecamatan')}</h2>
        <Tabel papan={papan} />
      </section>
      <section aria-label="Dua belas bulan terakhir">
        <h2>Dua belas bulan terakhir</h2>
        <Kurva papan={papan} />
      </section>
      <section aria-label="Rekomendasi">
        <h2>Rekomendasi</h2>
        <Naskah paragraf={rekomendasi} isNumbered />
      </section>
      <section aria-label="Cara menilai">
        <h2>Cara menilai</h2>
        <Ambang papan={papan} />
      </section>
      {ke > 1 && (
        <section aria-label="Yang berubah">
          <h2>Yang berubah sejak terbitan sebelumnya</h2>
          {penarikan && (
            <p>
              Terbitan sebelumnya ditarik pada {tanggal(penarikan.tanggal)}. Alasannya: {penarikan.alasan}
            </p>
          )}
          <p>{catatan}</p>
          {perubahan.length === 0 ? (
            <p>Tidak ada angka atau kalimat yang berubah.</p>
          ) : (
            <Perubahan perubahan={perubahan} />
          )}
        </section>
      )}
    </article>
  );
}
