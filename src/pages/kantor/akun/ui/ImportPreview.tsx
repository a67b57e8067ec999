import { kolomPetugas } from '#contract/limits.ts';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import type { BarisPetugas, Complaint, SheetRow } from '../model/sheet';
import css from './import-preview.module.css';

interface ImportPreviewProps {
  rows: readonly SheetRow[];
  complaints: readonly Complaint[];
  isBusy: boolean;
  onSave: () => void;
}

const fields = Object.keys(kolomPetugas) as (keyof BarisPetugas)[];

/** What was read, before anything is stored; after a refusal what is wrong with it, where the file has it. */
export function ImportPreview({ rows, complaints, isBusy, onSave }: ImportPreviewProps) {
  const wrong = new Set(complaints.map(({ nomor, kolom }) => `${nomor} ${kolom}`));
  const bad = new Set(complaints.map(({ nomor }) => nomor)).size;
  return (
    <>
      {complaints.length > 0 && (
        <Notice
          status="error"
          role="alert"
          action={
            <ul className={css['keluhan']}>
              {complaints.map(({ nomor, kolom, pesan }) => (
                <li key={`${nomor} ${kolom} ${pesan}`}>
                  {nomor > 0 && `Baris ${nomor}${kolom && `, kolom ${kolom}`}: `}
                  {pesan}
                </li>
              ))}
            </ul>
          }
        >
          {bad} baris salah, dan belum ada yang diundang. Perbaiki di berkasnya, lalu pilih lagi.
        </Notice>
      )}
      <p role="status">{rows.length} petugas terbaca.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={css['gulir']} aria-label="Isi berkas" tabIndex={0}>
        <table className={css['tabel']}>
          <thead>
            <tr>
              <th scope="col">Baris</th>
              {fields.map((field) => (
                <th key={field} scope="col">
                  {kolomPetugas[field]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ nomor, isi }) => (
              <tr key={nomor}>
                <th scope="row">{nomor}</th>
                {fields.map((field) => (
                  <td key={field} data-salah={wrong.has(`${nomor} ${kolomPetugas[field]}`) || undefined}>
                    {isi[field] || '-'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Button disabled={isBusy} onClick={onSave}>
        Undang {rows.length} petugas
      </Button>
    </>
  );
}
