import { History, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { Button } from '@/shared/ui/Button';
import { type Column, RowActions } from '@/shared/ui/data-table';
import { figureColumns } from '@/widgets/entry-desk';
import type { Report, ReportRow } from '../config/reports';
import type { Selection } from '../model/use-selection';
import css from './sekaligus/sekaligus.module.css';

interface ColumnsProps {
  laporan: Report;
  /** Rows of several places stand among each other. */
  isMixed: boolean;
  /** The name of a row's officer, if the account list has it. */
  petugasOf: (row: ReportRow) => string | undefined;
  selection: Pick<Selection, 'has' | 'toggle' | 'isFull'>;
  isSuperadmin: boolean;
  /** The period is closed: nothing of it is changed. */
  isShut: boolean;
  onRiwayat: (id: number) => void;
  onEdit: (id: number) => void;
  onDelete: (id: number) => void;
}

export function columnsOf(props: ColumnsProps): readonly Column<ReportRow>[] {
  const { laporan, isMixed, petugasOf, selection, isSuperadmin, isShut, onRiwayat, onEdit, onDelete } = props;
  const nama = (row: ReportRow) => laporan.nameOf(row, []) ?? '';
  const called = (row: ReportRow) => `${nama(row)}${isMixed ? ` ${row.nama_kecamatan}` : ''}`;
  const selectColumn: Column<ReportRow> = {
    header: 'Pilih',
    cell: (row) => (
      <label className={css['pilih']}>
        <input
          type="checkbox"
          aria-label={`Pilih ${called(row)}`}
          checked={selection.has(row.id)}
          disabled={selection.isFull && !selection.has(row.id)}
          onChange={() => selection.toggle(row)}
        />
      </label>
    ),
  };
  return [
    ...(isSuperadmin && !isShut ? [selectColumn] : []),
    { header: 'No', look: 'nomor', cell: (_row, number) => number },
    {
      header: laporan.subjectHeader,
      look: 'judul',
      waits: 'keterangan' as const,
      cell: (row) => (
        <div>
          {nama(row)}
          <small>{[isMixed && row.nama_kecamatan, petugasOf(row)].filter(Boolean).join(' · ')}</small>
        </div>
      ),
    },
    ...figureColumns<ReportRow>(laporan.figures),
    {
      header: 'Aksi',
      look: 'aksi',
      cell: (row) => (
        <RowActions>
          <Act Icon={History} does="Riwayat" on={called(row)} onClick={() => onRiwayat(row.id)} />
          {isSuperadmin && (
            <>
              <Act Icon={Pencil} does="Koreksi" on={called(row)} disabled={isShut} onClick={() => onEdit(row.id)} />
              <Act Icon={Trash2} does="Hapus" on={called(row)} disabled={isShut} onClick={() => onDelete(row.id)} />
            </>
          )}
        </RowActions>
      ),
    },
  ];
}

interface ActProps {
  Icon: LucideIcon;
  does: string;
  /** The row's name. */
  on: string;
  disabled?: boolean;
  onClick: () => void;
}

/** By its picture: beside five figures there is no room for three words. */
const Act = ({ Icon, does, on, ...button }: ActProps) => (
  <Button look="ikon" aria-label={`${does} ${on}`} title={does} aria-haspopup="dialog" {...button}>
    <Icon aria-hidden size={20} />
  </Button>
);
