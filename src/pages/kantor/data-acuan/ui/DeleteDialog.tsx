import { useState } from 'react';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { Notice } from '@/shared/ui/Notice';
import { Sheet } from '@/shared/ui/sheet';
import { useSave } from '@/shared/write';
import { UBAH } from '../api/writes';
import type { Acuan, AcuanRow } from '../model/acuan';
import { quiet } from '../model/quiet';
import css from './acuan.module.css';

interface DeleteDialogProps<Row extends AcuanRow> {
  acuan: Acuan<Row>;
  row: Row;
  onClose: () => void;
  /** Another act is done with the row instead. */
  onAct: (name: string) => void;
}

/** Asks, then deletes. What is still used stays: what uses it is said, with the ways to that. */
export function DeleteDialog<Row extends AcuanRow>({ acuan, row, onClose, onAct }: DeleteDialogProps<Row>) {
  const { jenis, satu, nama, judul, pemakai, acts = {} } = acuan;
  const [refused, setRefused] = useState<string | null>(null);
  const remove = useSave(UBAH, {
    done: `${judul} dihapus`,
    failed: `Gagal menghapus ${satu}`,
    refresh: acuan.refresh,
  });
  const confirm = async () => {
    const { id, revisi } = row;
    const { error, ...outcome } = await remove({ jenis, id, input: { _method: 'delete' } }, { revisi, form: quiet });
    if (!error) onClose();
    else setRefused(('says' in outcome && outcome.says) || error.message);
  };

  if (refused === null) {
    return (
      <ConfirmDialog
        title={`Hapus ${satu}`}
        text={`Hapus ${nama(row)}? Ini tidak dapat dibatalkan.`}
        confirm="Hapus"
        onConfirm={confirm}
        onClose={onClose}
      />
    );
  }
  return (
    <Sheet title={`${nama(row)} tidak dihapus`} onClose={onClose}>
      <div className={css['bagian']}>
        <Notice role="alert">{refused}</Notice>
        <div className={css['tombol']}>
          {Object.entries(acts).map(([name, { label, isFor = () => true }]) =>
            isFor(row) ? (
              <Button key={name} onClick={() => onAct(name)}>
                {label} {nama(row)}
              </Button>
            ) : null,
          )}
          {pemakai?.(row).map(([label, to]) => (
            <ButtonLink key={to} look="tenang" to={to}>
              {label}
            </ButtonLink>
          ))}
          <Button look="tenang" onClick={onClose}>
            Tutup
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
