import type { HasilImpor } from '#contract/acts/impor.ts';
import type { Keluhan } from '#contract/envelope.ts';
import { RepairCell } from '@/features/import-laporan';
import { angka } from '@/shared/lib/format';
import { textOf } from '@/shared/office-file';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import type { KolomImpor } from '../../model/acuan';
import type { FileRow } from '../../model/file-row';
import { RowsTable } from './RowsTable';

interface VerdictProps {
  nama: string;
  rows: readonly FileRow[];
  hasil: HasilImpor | null;
  keluhan: readonly Keluhan[];
  refused: string | null;
  columns: readonly KolomImpor[];
  /** Says which figure is meant by a cell that can be read in two ways. */
  onAnswer: (row: string, kolom: string, value: number) => void;
  onRepair: (row: string, kolom: string, text: string) => void;
}

/** What a file comes to: what would be added and changed, or which rows are wrong, by their number in the file. */
export function Verdict({ nama, rows, hasil, keluhan, refused, columns, onAnswer, onRepair }: VerdictProps) {
  const nomorOf = (baris: number) => rows[baris - 1]?.nomor ?? baris;
  const columnOf = (kolom: string) =>
    columns.find(({ name }) => name === kolom || name === `nama_${kolom.replace(/_id$/, '')}`);
  const placeOf = ({ baris, kolom }: Pick<Keluhan, 'baris' | 'kolom'>) => ({
    nomor: nomorOf(baris),
    kolom: columnOf(kolom)?.header ?? kolom,
  });
  const complaint = ({ baris, kolom, pesan }: Keluhan) => {
    const { id = '', isian = {}, doubts = {}, likely = {} } = rows[baris - 1] ?? {};
    const column = columnOf(kolom);
    const reason = twinIn(pesan, nomorOf);
    return (
      <>
        {column ? (
          <RepairCell
            label={`${column.header}, baris ${nomorOf(baris)}`}
            text={textOf(isian[column.name])}
            reason={reason}
            isFigure={column.digits !== undefined}
            onRepair={(text) => onRepair(id, column.name, text)}
          />
        ) : (
          reason
        )}
        {column &&
          likely[column.name]?.map((name) => (
            <Button key={name} look="tenang" onClick={() => onRepair(id, column.name, name)}>
              Pakai {name}
            </Button>
          ))}
        {doubts[kolom]?.asks.map((value) => (
          <Button key={value} look="tenang" onClick={() => onAnswer(id, kolom, value)}>
            Ya, {angka(value)}
          </Button>
        ))}
      </>
    );
  };
  return (
    <>
      {refused && (
        <Notice status="error" role="alert">
          {nama}: {refused}
        </Notice>
      )}
      {keluhan.length > 0 && (
        <RowsTable
          label="Baris yang keliru"
          heads={['Yang keliru']}
          rows={keluhan.map((one) => ({
            ...placeOf(one),
            key: `${rows[one.baris - 1]?.id} ${one.kolom} ${one.pesan}`,
            says: [complaint(one)],
          }))}
        />
      )}
      {hasil && (
        <>
          <Notice status="success">
            {nama}: {angka(hasil.tambah)} baru, {angka(hasil.ubah)} berubah, {angka(hasil.sama)} sudah sama.
          </Notice>
          {hasil.perubahan.length > 0 && (
            <RowsTable
              label="Yang berubah"
              heads={['Sekarang', 'Menjadi']}
              rows={hasil.perubahan.map((one) => ({
                ...placeOf(one),
                key: `${one.baris} ${one.kolom}`,
                says: [one.dari ?? '(kosong)', one.jadi ?? '(kosong)'],
              }))}
            />
          )}
        </>
      )}
    </>
  );
}

/** The server counts rows from the first that was sent, the file from its first line. */
const twinIn = (pesan: string, nomorOf: (baris: number) => number): string =>
  pesan.replace(/^Sama dengan baris (\d+)$/, (_whole, baris: string) => `Sama dengan baris ${nomorOf(Number(baris))}`);
