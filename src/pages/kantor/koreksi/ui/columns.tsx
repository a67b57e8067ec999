import { History, Pencil, Trash2 } from 'lucide-react';
import { Button } from '@/shared/ui/Button';
import { type Column, RowActions } from '@/shared/ui/data-table';
import { figureColumns } from '@/widgets/entry-desk';
import type { Report, ReportRow } from '../config/reports';

interface ColumnsProps {
  laporan: Report;
  /** Rows of several places stand among each other. */
  isMixed: boolean;
  isSuperadmin: boolean;
  /** The period is closed: nothing of it is changed. */
  isShut: boolean;
  onRiwayat: (id: number) => void;
  onEdit: (id: number) => void;
  onDelete: (id: number) => void;
}

export function columnsOf(props: ColumnsProps): readonly Column<ReportRow>[] {
  const { laporan, isMixed, isSuperadmin, isShut, onRiwayat, onEdit, onDelete } = props;
  const nama = (row: ReportRow) => laporan.nameOf(row, []) ?? '';
  const called = (row: ReportRow) => `${nama(row)}${isMixed ? ` ${row.nama_kecamatan}` : ''}`;
  return [
    { header: 'No', look: 'nomor', cell: (_row, number) => number },
    {
      header: laporan.subjectHeader,
      look: 'judul',
      ...(isMixed && { waits: 'keterangan' as const }),
      cell: (row) => (
        <div>
          {nama(row)}
          {isMixed && <small>{row.nama_kecamatan}</small>}
        </div>
      ),
    },
    ...figureColumns<ReportRow>(laporan.figures),
    {
      header: 'Aksi',
      look: 'aksi',
      waits: 'tombol-tombol',
      cell: (row) => (
        <RowActions>
          <Button
            look="tenang"
            aria-label={`Riwayat ${called(row)}`}
            aria-haspopup="dialog"
            onClick={() => onRiwayat(row.id)}
          >
            <History aria-hidden size={18} />
            Riwayat
          </Button>
          {isSuperadmin && (
            <>
              <Button
                look="tenang"
                aria-label={`Koreksi ${called(row)}`}
                aria-haspopup="dialog"
                disabled={isShut}
                onClick={() => onEdit(row.id)}
              >
                <Pencil aria-hidden size={18} />
                Koreksi
              </Button>
              <Button
                look="tenang"
                aria-label={`Hapus ${called(row)}`}
                aria-haspopup="dialog"
                disabled={isShut}
                onClick={() => onDelete(row.id)}
              >
                <Trash2 aria-hidden size={18} />
                Hapus
              </Button>
            </>
          )}
        </RowActions>
      ),
    },
  ];
}
