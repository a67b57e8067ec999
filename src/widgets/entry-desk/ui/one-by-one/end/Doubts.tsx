import { TriangleAlert } from 'lucide-react';
import type { Isian, IsianRow, LaporanShape } from '@/entities/laporan';
import { Button } from '@/shared/ui/Button';
import css from './summary.module.css';

interface DoubtsProps<Shape extends LaporanShape> {
  isian: Isian<Shape>;
  onCheck: (row: IsianRow<Shape>) => void;
}

/** All figures that are far from the period before, asked about once. */
export function Doubts<Shape extends LaporanShape>({ isian, onCheck }: DoubtsProps<Shape>) {
  const doubtful = isian.rows.filter(({ doubts }) => Object.keys(doubts).length > 0);
  const [first] = doubtful;
  if (!first) return null;
  return (
    <section className={css['ragu']} aria-labelledby="isian-ragu">
      <h4 id="isian-ragu">
        <TriangleAlert aria-hidden size={20} />
        Periksa angka yang jauh dari periode lalu
      </h4>
      <ul>
        {doubtful.map(({ key, nama, doubts }) => (
          <li key={key}>
            <strong>{nama}</strong> {Object.values(doubts).join('. ')}
          </li>
        ))}
      </ul>
      <div>
        <Button look="tenang" onClick={() => onCheck(first)}>
          Periksa
        </Button>
        <Button onClick={() => isian.confirm(doubtful.map(({ key }) => key))}>Ya, benar semua</Button>
      </div>
    </section>
  );
}
