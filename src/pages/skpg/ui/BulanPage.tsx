import { useParams } from 'react-router-dom';
import { namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import { skema as skemas } from '#contract/formulas/skpg/skema.ts';
import { routes } from '#contract/routes.ts';
import type { TerbitanSkpg } from '#contract/summaries/skpg/terbitan.ts';
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
  const nama = bulan ? namaBulanTahun(bulan) : '';
  return (
    <Screen
      title={nama || 'Kewaspadaan Pangan'}
      name={`Kewaspadaan pangan ${wilayah}, ${nama}`}
      description={
        terbitan?.narasi[0]?.teks ?? `Laporan kewaspadaan pangan dan gizi Kabupaten ${wilayah} untuk ${nama}.`
      }
      image={
        terbitan && bulan
          ? `${origin}/media/bagikan/skpg/${bulan.tahun}-${bulan.bulan}.png?ke=${terbitan.ke}`
          : undefined
      }
      share={terbitan && bulan && routes.skpgBulan(bulan)}
    >
      {terbitan && <Isi terbitan={terbitan} />}
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

function Isi({ terbitan: { papan, narasi, rekomendasi, perubahan, ...about } }: { terbitan: TerbitanSkpg }) {
  const { ke, catatan } = about;
  return (
    <article className={css['laporan']}>
      <header className={css['kepala']}>
        <p>Laporan kewaspadaan pangan dan gizi Kabupaten {papan.wilayah}</p>
        <Ringkas papan={papan} />
        <p>
          {skemas[papan.skema].nama}. Terbit {tanggal(about.tanggal)}
          {ke > 1 && `, revisi ke-${ke - 1}`}. Angkanya tetap seperti saat terbit.
        </p>
        {(papan.berjalan || papan.periode_terbuka.length > 0) && <p>Saat terbit bulannya masih menerima laporan.</p>}
      </header>
      <Naskah paragraf={narasi} />
      <PetaAspek papan={papan} />
      <section aria-label="Kecamatan demi kecamatan">
        <h2>Kecamatan demi kecamatan</h2>
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
