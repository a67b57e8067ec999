import type { Figure, IsianRow } from '@/entities/laporan';
import { Button } from '@/shared/ui/Button';
import { Sheet } from '@/shared/ui/sheet';
import { shownText } from '../../model/grid/change';
import css from './isi.module.css';

interface BigChangesProps {
  /** Those with figures that may be slips. */
  rows: readonly IsianRow[];
  figures: readonly Figure[];
  onMeant: () => void;
  onCheck: () => void;
  /** They stay on this device, and are not sent. */
  onLeave: () => void;
}

/** Asks once more about all that may be a slip of the fingers: nothing of it is sent before it is answered. */
export function BigChanges({ rows, figures, onMeant, onCheck, onLeave }: BigChangesProps) {
  const doubted = rows.flatMap((row) =>
    figures.flatMap(({ name, label }) => {
      const sentence = row.doubts[name];
      const figure = shownText(row.texts[name] ?? '');
      return sentence ? [{ id: `${row.key}/${name}`, what: `${row.nama}, ${label}: ${figure}`, sentence }] : [];
    }),
  );
  return (
    <Sheet title="Periksa angka yang jauh berubah" onClose={onCheck}>
      <p>Belum dikirim. Baris ini tersimpan di perangkat ini sampai dijawab.</p>
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
        <Button look="tenang" onClick={onLeave}>
          Tinggalkan dulu
        </Button>
        <Button onClick={onMeant}>Ya, benar semua</Button>
      </div>
    </Sheet>
  );
}
