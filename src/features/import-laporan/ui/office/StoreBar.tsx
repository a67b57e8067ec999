import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { grouped } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { hasDoubts } from '../../model/judged';
import { reasonFault, rowsToWrite } from '../../model/office/choices';
import { targetKey } from '../../model/office/judge-many';
import type { CheckedRow } from '../../model/office/sent-rows';
import type { OfficeImport } from '../../model/office/use-office-import';
import css from '../import.module.css';

interface StoreBarProps {
  run: OfficeImport;
  rows: readonly CheckedRow[];
  refused: number;
  onShow: (filter: 'tolak' | 'jauh', period: string) => void;
  /** Leads to the field of the reason. */
  onReason: () => void;
}

/** Below the preview: what will be stored, and why it cannot be yet. */
export function StoreBar({ run, rows, refused, onShow, onReason }: StoreBarProps) {
  const [isAsked, setAsked] = useState(false);
  const { choices, isStoring, fault } = run;
  const isReading = run.isReading || run.isChecking;
  const rowsToStore = rowsToWrite(rows, choices);
  const targets = new Map(rowsToStore.flatMap(({ target }) => (target ? [[targetKey(target), target] as const] : [])));
  const openedCount = [...targets.values()].filter(({ is }) => is === 'baru').length;
  const doubtCount = rowsToStore.filter(hasDoubts).length;
  const reason = reasonFault(rowsToStore, choices);
  const hindrance = hindranceOf(rowsToStore, targets.size, reason);
  const isBlocked = rowsToStore.length === 0 || hindrance !== null || run.unchecked !== null || isReading || isStoring;
  const store = () => {
    setAsked(false);
    void run.store();
  };
  const says = fault ?? hindrance;
  const what = `Simpan ${grouped(rowsToStore.length)} data`;
  return (
    <div data-bilah className={css['bawah']}>
      {says ? (
        <Notice
          status={fault ? 'error' : 'warning'}
          role={fault ? 'alert' : 'status'}
          {...(!fault && reason !== undefined && { wayOn: ['Tulis alasan', onReason] as const })}
        >
          {says}
        </Notice>
      ) : isAsked ? (
        <Notice
          status="warning"
          role="alert"
          action={
            <Button look="tenang" onClick={() => onShow('jauh', '')}>
              Lihat yang perlu dijawab
            </Button>
          }
        >
          {grouped(doubtCount)} data meragukan, jauh dari periode sebelumnya atau janggal. Sudah benar semuanya?
        </Notice>
      ) : (
        <p role="status">
          {isStoring
            ? `Menyimpan ${grouped(rowsToStore.length)} data …`
            : isReading
              ? 'Memeriksa …'
              : [
                  `${grouped(rowsToStore.length)} data di ${grouped(targets.size)} periode`,
                  openedCount > 0 && `${grouped(openedCount)} periode dibuka`,
                  refused > 0 && `${grouped(refused)} baris perlu diperbaiki`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
        </p>
      )}
      <Button look="tenang" disabled={isStoring} onClick={run.drop}>
        Berkas lain
      </Button>
      {isAsked ? (
        <Button disabled={isBlocked} onClick={store}>
          Ya, {what.charAt(0).toLowerCase()}
          {what.slice(1)}
        </Button>
      ) : (
        <Button disabled={isBlocked} onClick={() => (doubtCount > 0 ? setAsked(true) : store())}>
          {what}
        </Button>
      )}
    </div>
  );
}

function hindranceOf(rows: readonly CheckedRow[], periods: number, reason: string | undefined): string | null {
  const { baris, periode } = limits.imporLaporan;
  if (rows.length > baris || periods > periode) {
    const size = `${grouped(rows.length)} data di ${grouped(periods)} periode dipilih`;
    return `${size}. Paling banyak ${grouped(baris)} data dan ${grouped(periode)} periode sekali simpan: ambil sebagian periode dulu, lalu sisanya.`;
  }
  return reason === undefined ? null : `${reason}, untuk angka yang diganti.`;
}
