import { useMemo, useState } from 'react';
import { meet, type PlacedBlock, placeBlock, type Target } from '@/shared/lib/figures';
import { angka } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { FullScreen } from '@/shared/ui/full-screen';
import { Notice } from '@/shared/ui/Notice';
import type { AskedPaste } from '../../../model/grid/use-clipboard';
import { BlockTable } from './BlockTable';
import { Missed } from './Missed';
import css from './paste.module.css';

interface PastePreviewProps {
  paste: AskedPaste;
  /** The names of the rows are called so: 'Komoditi'. */
  subjectHeader: string;
  onConfirm: (placed: PlacedBlock) => void;
  onClose: () => void;
  /** Has the focus again: the cell that the block was pasted at. */
  focusAfter: () => HTMLElement | null;
}

/** A pasted block whose columns are not certain: nothing of it is stored before somebody has said which is which. */
export function PastePreview({ paste, subjectHeader, onConfirm, onClose, focusAfter }: PastePreviewProps) {
  const { plan, sheet, unread } = paste;
  const [targets, setTargets] = useState(plan.targets);
  const placed = useMemo(() => placeBlock(plan, sheet, targets), [plan, sheet, targets]);
  const choose = (column: number, target: Target) =>
    setTargets((before) =>
      before.map((other, at) => {
        if (at === column) return target;
        // Lines that name their figure and lines that do not may be of one figure.
        const isOther = other !== target || (target !== 'nama' && !meet(plan.body, column, at));
        return isOther ? other : null;
      }),
    );
  const count = placed.typed.length;
  return (
    <FullScreen title="Periksa sebelum ditempel" isCalm onClose={onClose} focusAfter={focusAfter}>
      <div className={css['badan']}>
        <Notice>{plan.doubt} Pilih isi tiap kolom. Belum ada yang disimpan.</Notice>
        <BlockTable
          plan={plan}
          targets={targets}
          taken={new Set(placed.typed.map(({ line }) => line))}
          labels={[subjectHeader, ...sheet.columns.map(({ names }) => names[0] ?? '')]}
          onChoose={choose}
        />
        <Missed placed={placed} plan={plan} unread={unread} />
      </div>
      <footer className={css['kaki']}>
        <p role="status">
          {count > 0 ? `${angka(count)} angka akan dimasukkan` : 'Belum ada kolom angka yang dipilih'}
        </p>
        <Button look="tenang" onClick={onClose}>
          Batal
        </Button>
        <Button disabled={count === 0} onClick={() => onConfirm(placed)}>
          Masukkan {count > 0 && angka(count)} angka
        </Button>
      </footer>
    </FullScreen>
  );
}
