import { Mail } from 'lucide-react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { Button } from '@/shared/ui/Button';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Notice } from '@/shared/ui/Notice';
import type { CalonFilter } from '../api/pengingat';
import { mayGetLetter } from '../model/told';
import { useReminders } from '../model/use-reminders';
import { Officer } from './Officer';
import css from './remind-petugas.module.css';

/** The officers whose places are not complete in a period, and the ways to remind them: letters, WhatsApp, a call. */
export function Reminders(filter: CalonFilter) {
  const { found, error, retry, sendingTo, remind } = useReminders(filter);
  if (!found && error) return <ErrorState error={error} onRetry={retry} />;
  if (!found) {
    return (
      <p role="status" aria-busy="true" className={css['menunggu']}>
        Memuat petugas…
      </p>
    );
  }
  const { petugas, tanpa_petugas, kantor_bersurat, periode } = found;
  const due = petugas.filter(mayGetLetter).map(({ user_id }) => user_id);
  const maySend = kantor_bersurat && periode.sudah_mulai && !periode.ditutup;
  return (
    <div className={css['pengingat']}>
      {petugas.length === 0 && tanpa_petugas.length === 0 && <p>Semua tempat sudah lengkap.</p>}
      {!kantor_bersurat && petugas.length > 0 && (
        <Notice>Server ini belum dapat mengirim surat. Pakai WhatsApp atau telepon.</Notice>
      )}
      {tanpa_petugas.length > 0 && (
        <Notice>
          Belum ada petugas untuk {tanpa_petugas.join(', ')}
          {regional('. Beri kecamatan tugas kepada seorang petugas.')}
        </Notice>
      )}
      {due.length > 1 && maySend && (
        <Button disabled={sendingTo.length > 0} onClick={() => void remind(due)}>
          <Mail aria-hidden size={20} />
          {sendingTo.length > 1 ? 'Mengirim…' : `Kirim surat ke ${due.length} petugas`}
        </Button>
      )}
      <ul className={css['daftar']} aria-label="Petugas yang belum melengkapi">
        {petugas.map((one) => (
          <li key={one.user_id}>
            <Officer
              petugas={one}
              satuan={found.satuan}
              isSending={sendingTo.includes(one.user_id)}
              onRemind={mayGetLetter(one) && maySend ? () => void remind([one.user_id]) : undefined}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
