import { useQuery } from '@apollo/client/react';
import { laporanKantor } from '@/entities/kelengkapan';
import { useTanda } from '@/entities/skpg';
import { asUser, quietly } from '@/shared/api';
import { useSite } from '@/shared/config';
import { tanggal } from '@/shared/lib/format';
import { Disclosure } from '@/shared/ui/disclosure';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Skeletons } from '@/shared/ui/Skeletons';
import { OfficeScreen } from '@/widgets/office-shell';
import { BERANDA_KANTOR } from '../api/beranda-kantor';
import { openOf, reportWords } from '../model/due';
import css from './beranda.module.css';
import { Langkah } from './Langkah';
import { LaporanCard } from './LaporanCard';
import { Kelompok } from './Lipat';
import { Ruang } from './Ruang';
import { Memburuk, Meragukan } from './Temuan';

/** The office's first screen: late reports, doubtful figures, bad turns; all else one tap below. */
export function BerandaPage() {
  const { wilayah } = useSite();
  const { data, error, refetch } = useQuery(BERANDA_KANTOR, { context: asUser, fetchPolicy: 'cache-and-network' });
  const tanda = useTanda();
  const due = data?.berandaKantor;
  const lateCount = laporanKantor.filter(
    ([jenis]) => due && reportWords(openOf(due.laporan, jenis), due.hari_ini).isLate,
  ).length;
  const isReporting = due?.langkah.some(({ langkah, ada }) => langkah === 'laporan' && ada > 0);
  const hasPeriods = due?.langkah.some(({ langkah, ada }) => langkah === 'periode' && ada > 0);
  return (
    <OfficeScreen title="Beranda kantor">
      {!due && error && <ErrorState error={error} onRetry={quietly(refetch)} />}
      {!due && !error && (
        <ul className={css['kolom']}>
          <Skeletons count={3} className={css['rangka'] ?? ''} />
        </ul>
      )}
      {due && (
        <>
          {!isReporting && <Langkah langkah={due.langkah} isFolded={false} />}
          <div className={css['kolom']}>
            {hasPeriods && (
              <Kelompok
                title="Laporan"
                note={
                  <p className={css['hari']}>
                    {lateCount > 0 && <strong>{lateCount} terlambat</strong>} {tanggal(due.hari_ini)}
                  </p>
                }
              >
                {laporanKantor.map(([jenis, title]) => (
                  <LaporanCard
                    key={jenis}
                    jenis={jenis}
                    title={title(wilayah)}
                    terbuka={openOf(due.laporan, jenis)}
                    hariIni={due.hari_ini}
                  />
                ))}
              </Kelompok>
            )}
            {isReporting && (
              <div className={css['temuan']}>
                <Meragukan due={due} />
                <Memburuk due={due} tanda={tanda} />
                <Langkah langkah={due.langkah} isFolded />
              </div>
            )}
          </div>
          {!due.kantor_bersurat && (
            <p className={css['surat']}>
              Server ini belum dapat mengirim surat, jadi petugas diingatkan lewat WhatsApp atau telepon. Pengelola
              komputernya dapat mengatur SMTP_URL.
            </p>
          )}
        </>
      )}
      {error && !due ? (
        <Ruang />
      ) : (
        <div className={css['semua']}>
          <Disclosure title="Ruang kantor">
            <Ruang />
          </Disclosure>
        </div>
      )}
    </OfficeScreen>
  );
}
