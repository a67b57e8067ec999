import { useState } from 'react';
import { grouped } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import type { Import } from '../model/use-import';
import css from './import.module.css';

interface SaveBarProps {
  run: Import;
  /** How many rows are to be stored. */
  count: number;
  /** How many cannot be taken. */
  refused: number;
  /** The number of doubtful rows. */
  far: number;
  onClose: () => void;
}

/** Below the preview: what will be stored, how far it is, and what has become of it. */
export function SaveBar({ run, count, refused, far, onClose }: SaveBarProps) {
  const [isAsked, setAsked] = useState(false);
  const { progress, stored } = run;
  if (progress) {
    return (
      <div data-bilah className={css['bawah']}>
        <label className={css['kemajuan']}>
          {grouped(progress.done)} dari {grouped(progress.all)} data tersimpan di perangkat
          <progress max={progress.all} value={progress.done} />
        </label>
        <Button look="tenang" onClick={run.cancel}>
          Berhenti
        </Button>
      </div>
    );
  }
  if (stored) {
    const isAll = stored.done === stored.all;
    return (
      <div data-bilah className={css['bawah']}>
        <Notice status={isAll ? 'success' : 'warning'}>
          {isAll
            ? `${grouped(stored.done)} data tersimpan di perangkat, dan dikirim saat ada sambungan.`
            : `${grouped(stored.done)} dari ${grouped(stored.all)} data tersimpan di perangkat. Sisanya belum.`}
          {refused > 0 && ` ${grouped(refused)} baris belum diambil karena perlu diperbaiki.`}
        </Notice>
        {(!isAll || count > 0) && (
          <Button look="tenang" onClick={() => void run.save()}>
            Lanjutkan
          </Button>
        )}
        <Button onClick={onClose}>Selesai</Button>
      </div>
    );
  }
  const save = () => {
    setAsked(false);
    void run.save();
  };
  return (
    <div data-bilah className={css['bawah']}>
      {run.refused && (
        <Notice status="error" role="alert">
          {run.refused}
        </Notice>
      )}
      {isAsked && (
        <Notice role="alert">
          {grouped(far)} data meragukan. Periksa lewat saringan Perlu dijawab. Sudah benar semuanya?
        </Notice>
      )}
      <Button look="tenang" onClick={run.drop}>
        Pilih berkas lain
      </Button>
      {isAsked ? (
        <Button disabled={run.isReading} onClick={save}>
          Ya, simpan {grouped(count)} data
        </Button>
      ) : (
        <Button disabled={count === 0 || run.isReading} onClick={() => (far > 0 ? setAsked(true) : save())}>
          Simpan {grouped(count)} data
        </Button>
      )}
    </div>
  );
}
