import { useState } from 'react';
import type { KoreksiSaya } from '#contract/resources/koreksi.ts';
import type { Laporan, LaporanShape } from '@/entities/laporan';
import { saat } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { useSave } from '@/shared/write';
import { KOREKSI_DIBACA } from '../api/koreksi-dibaca';
import { changesOf } from '../model/acts';
import css from './koreksi-dinas.module.css';

type Report = Pick<Laporan<LaporanShape>, 'tabel' | 'names' | 'figures' | 'subjectHeader'>;

export interface KoreksiDinasProps {
  rows: readonly KoreksiSaya[];
  total: number;
  laporan: readonly Report[];
}

/** So many are shown until all are asked for. */
const FEW = 3;

const acts: Partial<Record<KoreksiSaya['perbuatan'], string>> = { hapus: 'Dihapus', pulihkan: 'Dipulihkan' };

/** Shows an officer the office's unread corrections of his rows: before and after, reason, author, time. */
export function KoreksiDinas({ rows, total, laporan }: KoreksiDinasProps) {
  const [isWhole, setWhole] = useState(false);
  const save = useSave(KOREKSI_DIBACA, { failed: 'Belum tercatat sudah dibaca', refresh: ['koreksiSaya'] });
  const [isBusy, setBusy] = useState(false);
  const last = rows.at(-1)?.id ?? 0;
  const newest = rows.toReversed();
  const markRead = async () => {
    setBusy(true);
    await save({ input: { sampai: last } });
    setBusy(false);
  };
  const visibleRows = isWhole ? newest : newest.slice(0, FEW);
  return (
    <section aria-label="Koreksi dinas" className={css['koreksi']}>
      <h2>Dinas mengoreksi {total} baris laporan Anda</h2>
      <ul>
        {visibleRows.map((row) => (
          <Row key={row.id} row={row} report={laporan.find(({ tabel }) => tabel === row.tabel)} />
        ))}
      </ul>
      <div className={css['tombol']}>
        {visibleRows.length < rows.length && (
          <Button look="tenang" onClick={() => setWhole(true)}>
            Lihat {rows.length - visibleRows.length} lainnya
          </Button>
        )}
        <Button look="tenang" disabled={isBusy} onClick={() => void markRead()}>
          Sudah saya baca
        </Button>
      </div>
    </section>
  );
}

function Row({ row, report }: { row: KoreksiSaya; report: Report | undefined }) {
  const { perbuatan, waktu, alasan, nama_lengkap, nama, nama_kecamatan, nama_periode } = row;
  const act = acts[perbuatan];
  return (
    <li>
      <strong>{[nama, nama_kecamatan].filter(Boolean).join(', ')}</strong>
      <small>{[report?.names[1], nama_periode].filter(Boolean).join(' · ')}</small>
      {act && <p>{act}</p>}
      {report &&
        changesOf(report, row).map(({ label, before, after }) => (
          <p key={label}>
            {label}: {before} → {after}
          </p>
        ))}
      {alasan && <p>Alasan: {alasan}</p>}
      <small>
        Oleh {nama_lengkap ?? 'pengelola server'}, <time dateTime={waktu}>{saat(Date.parse(waktu))}</time>
      </small>
    </li>
  );
}
