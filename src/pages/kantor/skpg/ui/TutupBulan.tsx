import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { hitungan } from '#contract/formulas/kelengkapan.ts';
import { type Bulan, namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import { jenisPeriode } from '#contract/limits.ts';
import type { PeriodeTerbuka } from '#contract/summaries/skpg/penutupan.ts';
import { hitunganWords, judulLaporan } from '@/entities/kelengkapan';
import { staleWithPeriode } from '@/entities/periode';
import { asUser, quietly } from '@/shared/api';
import { useSite } from '@/shared/config';
import { Button } from '@/shared/ui/Button';
import { Disclosure } from '@/shared/ui/disclosure';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Skeletons } from '@/shared/ui/Skeletons';
import { Sheet } from '@/shared/ui/sheet';
import { useOnce, useSave } from '@/shared/write';
import { PENUTUPAN, TUTUP_BULAN } from '../api/skpg';
import css from './skpg.module.css';

interface TutupBulanProps {
  papan: Bulan;
  onClose: () => void;
}

/** Closes all periods of a month that have ended, after naming their incomplete places. */
export function TutupBulan({ papan: { tahun, bulan }, onClose }: TutupBulanProps) {
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery(PENUTUPAN, {
    variables: { filter: { tahun, bulan } },
    context: asUser,
    fetchPolicy: 'network-only',
  });
  const close = useOnce(
    useSave(TUTUP_BULAN, {
      done: 'Bulan ditutup',
      failed: 'Gagal menutup bulan',
      refresh: ['kerja', 'penutupan', ...jenisPeriode.flatMap(staleWithPeriode)],
    }),
  );
  const periode = data?.penutupan.periode ?? [];
  const endedPeriodes = periode.filter((one) => one.sudah_berakhir);

  const closeAll = async () => {
    if (!data || isBusy) return;
    setBusy(true);
    const outcome = await close({ input: { tahun, bulan, sidik: data.penutupan.sidik } });
    setBusy(false);
    if (outcome.error) void quietly(refetch)();
    else onClose();
  };

  return (
    <Sheet title={`Tutup ${namaBulanTahun({ tahun, bulan })}`} onClose={onClose}>
      <div className={css['asal']}>
        <p>Sesudah itu tidak ada isian yang diterima, sampai periodenya dibuka lagi di Data acuan.</p>
        {error && !data && <ErrorState error={error} onRetry={quietly(refetch)} />}
        {!data && !error && (
          <ul>
            <Skeletons count={3} className={css['bayangan'] ?? ''} />
          </ul>
        )}
        {data && (
          <>
            <ul className={css['penutupan']}>
              {periode.map((one) => (
                <li key={`${one.jenis} ${one.id}`}>
                  <Terbuka periode={one} />
                </li>
              ))}
            </ul>
            <Button disabled={endedPeriodes.length === 0 || isBusy} aria-busy={isBusy} onClick={() => void closeAll()}>
              {endedPeriodes.length === 0 ? 'Tidak ada yang dapat ditutup' : `Tutup ${endedPeriodes.length} periode`}
            </Button>
          </>
        )}
      </div>
    </Sheet>
  );
}

/** A period, and report by report the places that are not complete; more than a few are folded away. */
function Terbuka({ periode: { jenis, nama_periode, sudah_berakhir, kurang } }: { periode: PeriodeTerbuka }) {
  const { wilayah } = useSite();
  const laporan = [...Map.groupBy(kurang, (one) => one.jenis)];
  return (
    <>
      <strong>
        {judulLaporan(jenis, wilayah)}, {nama_periode}
      </strong>
      {!sudah_berakhir && <small>Belum berakhir, tetap terbuka</small>}
      {sudah_berakhir && laporan.length === 0 && <small>Lengkap</small>}
      {sudah_berakhir &&
        laporan.map(([one, places]) => (
          <Disclosure key={one} title={`${judulLaporan(one, wilayah)}: ${places.length} tempat belum lengkap`}>
            <ul>
              {places.map(({ nama, terisi, diharapkan }) => (
                <li key={nama}>
                  {nama}: {hitunganWords({ terisi, diharapkan }, hitungan[one].satuan)}
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
    </>
  );
}
