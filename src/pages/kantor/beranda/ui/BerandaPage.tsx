import { useQuery } from '@apollo/client/react';
import { laporanKantor } from '@/entities/kelengkapan';
import { asUser, quietly } from '@/shared/api';
import { useSite } from '@/shared/config';
import { tanggal } from '@/shared/lib/format';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Notice } from '@/shared/ui/Notice';
import { Skeletons } from '@/shared/ui/Skeletons';
import { OfficeScreen } from '@/widgets/office-shell';
import { TandaDini } from '@/widgets/papan-skpg';
import { BERANDA_KANTOR } from '../api/beranda-kantor';
import { openOf } from '../model/due';
import css from './beranda.module.css';
import kartu from './kartu.module.css';
import { LaporanCard } from './LaporanCard';
import { Ruang } from './Ruang';
import { Temuan } from './Temuan';

/** The office's first screen: what is due, what is worth a look, and the rooms. */
export function BerandaPage() {
  const { wilayah } = useSite();
  const { data, error, refetch } = useQuery(BERANDA_KANTOR, { context: asUser, fetchPolicy: 'cache-and-network' });
  const due = data?.berandaKantor;
  return (
    <OfficeScreen title="Beranda kantor">
      {!due && error && <ErrorState error={error} onRetry={quietly(refetch)} />}
      {!due && !error && (
        <ul className={kartu['kolom']}>
          <Skeletons count={laporanKantor.length} className={css['rangka'] ?? ''} />
        </ul>
      )}
      {due && (
        <>
          <p className={css['hari']}>Hari ini {tanggal(due.hari_ini)}</p>
          {!due.kantor_bersurat && (
            <Notice className={css['pesan']}>
              Server ini belum dapat mengirim surat, jadi petugas diingatkan lewat WhatsApp atau telepon. Pengelola
              komputernya dapat mengatur SMTP_URL.
            </Notice>
          )}
          <section aria-label="Laporan yang ditunggu" className={kartu['kolom']}>
            {laporanKantor.map(([jenis, title, Icon]) => (
              <LaporanCard
                key={jenis}
                jenis={jenis}
                title={title(wilayah)}
                Icon={Icon}
                terbuka={openOf(due.laporan, jenis)}
                tahun={due.hari_ini.slice(0, 4)}
              />
            ))}
          </section>
          <TandaDini />
          <Temuan due={due} />
        </>
      )}
      <Ruang />
    </OfficeScreen>
  );
}
