import { useQuery } from '@apollo/client/react';
import { laporanKantor } from '@/entities/kelengkapan';
import { useTanda } from '@/entities/skpg';
import { asUser, quietly } from '@/shared/api';
import { useSite } from '@/shared/config';
import { tanggal } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Notice } from '@/shared/ui/Notice';
import { Skeletons } from '@/shared/ui/Skeletons';
import { OfficeScreen } from '@/widgets/office-shell';
import { BERANDA_KANTOR } from '../api/beranda-kantor';
import { openOf } from '../model/due';
import css from './beranda.module.css';
import kartu from './kartu.module.css';
import { LaporanCard } from './LaporanCard';
import { Ruang } from './Ruang';
import { Temuan } from './Temuan';

const TandaDini = lazyPart(async () => (await import('@/widgets/papan-skpg')).TandaDini);

/** The office's first screen: what is due, what is worth a look, and the rooms. */
export function BerandaPage() {
  const { wilayah } = useSite();
  const { data, error, refetch } = useQuery(BERANDA_KANTOR, { context: asUser, fetchPolicy: 'cache-and-network' });
  const tanda = useTanda();
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
          {tanda.length > 0 && <TandaDini bulan={tanda} />}
          <Temuan due={due} />
        </>
      )}
      <Ruang />
    </OfficeScreen>
  );
}
