import { namaSitus } from '#contract/formulas/situs/situs.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes } from '#contract/routes.ts';
import { useNeed } from '@/shared/api';
import { useSite } from '@/shared/config';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Skeletons } from '@/shared/ui/Skeletons';
import { useFailureToast } from '@/shared/ui/toaster';
import { Screen } from '@/widgets/app-shell';
import type { Katalog } from '../api/data-terbuka';
import { asDatasets } from '../model/files';
import { katalogNeed } from '../model/needs';
import css from './data.module.css';
import { TabelCard } from './TabelCard';

/** Everything that may be taken away and used, for people; `/api/data` tells programs the same. */
export function DataPage() {
  const { wilayah } = useSite();
  const { data, error, retry, isLoading } = useNeed(katalogNeed);
  useFailureToast(error, 'Gagal mendapatkan daftar data terbuka');
  return (
    <Screen
      title="Data Terbuka"
      description={regional`Harga, ketersediaan pangan, dan laporan Kabupaten ${wilayah} untuk diunduh sebagai XLSX, CSV, dan JSON.`}
      share={routes.data}
    >
      {data && <Isi katalog={data.katalog} />}
      {isLoading && (
        <ul className={css['daftar']}>
          <Skeletons count={4} className={css['rangka'] ?? ''} />
        </ul>
      )}
      {error && <ErrorState error={error} onRetry={retry} />}
    </Screen>
  );
}

function Isi({ katalog }: { katalog: Katalog }) {
  const { origin, wilayah, situs, isInside } = useSite();
  const { lisensi, sumber, tabel } = katalog;
  return (
    <>
      <section className={css['syarat']} aria-label="Syarat pemakaian">
        <p>
          Siapa pun boleh mengunduh, memakai, dan membagikan data ini menurut lisensi{' '}
          <a href={lisensi.url} rel="license noreferrer">
            {lisensi.nama}
          </a>
          . Sebutkan sumbernya: {namaSitus(situs)}, {regional`Kabupaten ${wilayah}`}.
        </p>
        {sumber.map(({ untuk, nama, url }) => (
          <p key={url}>
            {untuk}:{' '}
            <a href={url} rel="noreferrer">
              {nama}
            </a>
            .
          </p>
        ))}
        <p>
          Etalase dan lahan petani tidak ada di sini karena memuat nama dan nomor telepon orang.{' '}
          {isInside ? (
            'Untuk program, aplikasi yang terpasang punya katalog sebagai JSON dan penjelasan API; demo ini tidak, karena tidak punya server.'
          ) : (
            <>
              Untuk program: <a href="/api/data">katalog sebagai JSON</a> dan <a href="/api/docs">penjelasan API</a>.
            </>
          )}
        </p>
        <p>
          Catatan perubahan, 29 November 2026: berkas setahun memuat setiap minggu menurut tahun dalam namanya, yaitu
          tahun hari Kamisnya, seperti laporan kewaspadaan. Minggu ke-1 Januari 2026 (29 Desember 2025 – 4 Januari 2026)
          sebelumnya ada dalam berkas 2025.
        </p>
      </section>
      <ul className={css['daftar']}>
        {tabel.map((one) => (
          <li key={one.nama}>
            <TabelCard tabel={one} />
          </li>
        ))}
      </ul>
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write quotes as entities, which a script does not read; `<` is escaped, so that no text can end it.
        dangerouslySetInnerHTML={{
          __html: JSON.stringify(asDatasets(katalog, origin, wilayah)).replaceAll('<', '\\u003c'),
        }}
      />
    </>
  );
}
