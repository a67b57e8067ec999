import { Link } from 'react-router-dom';
import { namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes } from '#contract/routes.ts';
import { daftarSkpg, LabelSkpg } from '@/entities/skpg';
import { useNeed } from '@/shared/api';
import { useSite } from '@/shared/config';
import { tanggal } from '@/shared/lib/format';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Skeletons } from '@/shared/ui/Skeletons';
import { Screen } from '@/widgets/app-shell';
import css from './skpg.module.css';

/** The months that have been published, the newest first. */
export function DaftarPage() {
  const { wilayah } = useSite();
  const { data, error, retry, isLoading } = useNeed(daftarSkpg);
  const terbitan = data?.skpg?.terbitan;
  return (
    <Screen
      title="Kewaspadaan Pangan"
      name={`Kewaspadaan Pangan dan Gizi ${wilayah}`}
      description={regional`Laporan bulanan sistem kewaspadaan pangan dan gizi (SKPG) Kabupaten ${wilayah}: ketersediaan, akses, dan pemanfaatan pangan setiap kecamatan.`}
    >
      <p className={css['pengantar']}>
        {regional('Setiap bulan dinas menilai ketersediaan, akses, dan pemanfaatan pangan di setiap kecamatan.')}
      </p>
      {isLoading && (
        <ul>
          <Skeletons count={4} className={css['bayangan']} />
        </ul>
      )}
      {error && <ErrorState error={error} onRetry={retry} />}
      {data && !terbitan?.length && <EmptyState>Belum ada laporan yang terbit</EmptyState>}
      {terbitan && terbitan.length > 0 && (
        <ul className={css['daftar']}>
          {terbitan.map(({ tahun, bulan, ke, tanggal: hari, komposit, ditarik }) => (
            <li key={`${tahun}-${bulan}`}>
              <Link to={routes.skpgBulan({ tahun, bulan })}>
                <strong>{namaBulanTahun({ tahun, bulan })}</strong>
                {ditarik ? (
                  <small>Ditarik {tanggal(ditarik)}</small>
                ) : (
                  <>
                    <LabelSkpg nilai={{ keadaan: komposit ? 'ada' : 'belum tersedia', nilai: null, label: komposit }} />
                    <small>
                      Terbit {tanggal(hari)}
                      {ke > 1 && `, revisi ke-${ke - 1}`}
                    </small>
                  </>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Screen>
  );
}
