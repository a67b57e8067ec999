import { TriangleAlert } from 'lucide-react';
import type { Isian, IsianRow, LaporanShape } from '@/entities/laporan';
import { Button } from '@/shared/ui/Button';
import css from './summary.module.css';

interface DoubtsProps<Shape extends LaporanShape> {
  isian: Isian<Shape>;
  onCheck: (row: IsianRow<Shape>) => void;
}

/** Lists the figures that still wait for an answer: nothing of their rows is sent before. */
export function Doubts<Shape extends LaporanShape>({ isian, onCheck }: DoubtsProps<Shape>) {
  const doubtful = isian.rows.filter(({ doubts }) => Object.keys(doubts).length > 0);
  if (doubtful.length === 0) return null;
  return (
    <section className={css['ragu']} aria-labelledby="isian-ragu">
      <h4 id="isian-ragu">
        <TriangleAlert aria-hidden size={20} />
        Periksa angka yang meragukan, belum dikirim
      </h4>
      <ul>
        {doubtful.map((row) => (
          <li key={row.key}>
            <p>
              <strong>{row.nama}</strong> {Object.values(row.doubts).join('. ')}
            </p>
            <div>
              <Button look="tenang" aria-label={`Perbaiki ${row.nama}`} onClick={() => onCheck(row)}>
                Perbaiki
              </Button>
              <Button look="tenang" aria-label={`Benar, ${row.nama}`} onClick={() => isian.confirm([row.key])}>
                Benar
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Button onClick={() => isian.confirm(doubtful.map(({ key }) => key))}>Ya, benar semua</Button>
    </section>
  );
}
