import { TriangleAlert, X } from 'lucide-react';
import { Button } from '@/shared/ui/Button';
import type { Report } from '../../config/reports';
import type { PlannedRow } from '../../model/corrections';
import css from './sekaligus.module.css';

interface PreviewProps {
  laporan: Report;
  rows: readonly PlannedRow[];
  isDeleting: boolean;
  onLeaveOut: (id: number) => void;
}

/** Each selected row before and after the act; faulty and doubtful rows stand first. */
export function Preview({ laporan, rows, isDeleting, onLeaveOut }: PreviewProps) {
  const rank = ({ fault, isDoubtful }: PlannedRow) => (fault ? 0 : isDoubtful ? 1 : 2);
  return (
    <ol className={css['pratinjau']} aria-label="Hasilnya">
      {rows
        .toSorted((one, other) => rank(one) - rank(other))
        .map(({ row, changes, fault }) => {
          const nama = laporan.nameOf(row, []) ?? '';
          const where = row.nama_kecamatan ? `${nama}, ${row.nama_kecamatan}` : nama;
          return (
            <li key={row.id}>
              <p className={css['nama']}>
                <strong>{where}</strong>
                <Button
                  look="ikon"
                  aria-label={`Keluarkan ${where}`}
                  title="Keluarkan dari pilihan"
                  onClick={() => onLeaveOut(row.id)}
                >
                  <X aria-hidden size={20} />
                </Button>
              </p>
              {(isDeleting ? figuresOf(laporan, row) : changes.map((one) => changeLine(laporan, one))).map(
                ({ label, text, question }) => (
                  <p key={label}>
                    {label}: {text}
                    {question && (
                      <small className={css['tanya']}>
                        <TriangleAlert aria-hidden size={16} /> {question}
                      </small>
                    )}
                  </p>
                ),
              )}
              {!isDeleting && changes.length === 0 && <p className={css['tetap']}>Tidak berubah</p>}
              {fault && <p className={css['galat']}>Tidak dapat disimpan: {fault}</p>}
            </li>
          );
        })}
    </ol>
  );
}

interface Line {
  label: string;
  text: string;
  question?: string | undefined;
}

function changeLine(
  { figures }: Report,
  { name, label, before, after, question }: PlannedRow['changes'][number],
): Line {
  const show = figures.find((figure) => figure.name === name)?.show ?? String;
  return { label, text: `${show(before)} → ${show(after)}`, question };
}

const figuresOf = ({ figures }: Report, row: object): Line[] =>
  figures.map(({ name, label, show }) => ({ label, text: show(Number(Reflect.get(row, name))) }));
