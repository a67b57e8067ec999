import type { Figure, IsianRow } from '@/entities/laporan';
import { Button } from '@/shared/ui/Button';
import { Sheet } from '@/shared/ui/sheet';
import css from './isi.module.css';

interface BigChangesProps {
  /** Those with figures that are far from the period before. */
  rows: readonly IsianRow[];
  figures: readonly Figure[];
  onMeant: () => void;
  onCheck: () => void;
}

/** Asks once about all that may be a slip of the fingers. */
export function BigChanges({ rows, figures, onMeant, onCheck }: BigChangesProps) {
  const doubted = rows.flatMap((row) =>
    figures.flatMap(({ name, label }) => {
      const sentence = row.doubts[name];
      return sentence ? [{ id: `${row.key}/${name}`, what: `${row.nama}, ${label}`, sentence }] : [];
    }),
  );
  return (
    <Sheet title="Periksa angka yang jauh berubah" onClose={onCheck}>
      <ul className={css['ragu']}>
        {doubted.map(({ id, what, sentence }) => (
          <li key={id}>
            <strong>{what}</strong>
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
      <div className={css['jawaban']}>
        <Button look="tenang" onClick={onCheck}>
          Periksa lagi
        </Button>
        <Button onClick={onMeant}>Ya, benar semua</Button>
      </div>
    </Sheet>
  );
}
