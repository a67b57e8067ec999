import { Pencil } from 'lucide-react';
import type { TimbangBalita } from '@/entities/timbang-balita';
import { hitungan } from '@/features/manage-timbang-balita';
import { angka } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { type Column, RowActions } from '@/shared/ui/data-table';
import { mayChange, type WithPending } from '@/shared/write';

/** @param onEdit opens the row of that id */
export const columns = (onEdit: (id: number) => void): readonly Column<WithPending<TimbangBalita>>[] => [
  { header: 'No', look: 'nomor', cell: (_timbang, number) => number },
  { header: 'Desa/Kelurahan', look: 'judul', cell: ({ nama_desa_kelurahan }) => nama_desa_kelurahan },
  ...hitungan.map(
    ([name, , header]): Column<TimbangBalita> => ({ header, look: 'angka', cell: ({ [name]: anak }) => angka(anak) }),
  ),
  {
    header: 'Aksi',
    look: 'aksi',
    cell: (row) => (
      <RowActions>
        <Button
          look="tenang"
          aria-label={`Edit ${row.nama_desa_kelurahan}`}
          disabled={!mayChange(row)}
          onClick={() => onEdit(row.id)}
        >
          <Pencil aria-hidden size={18} />
          Edit
        </Button>
      </RowActions>
    ),
  },
];
