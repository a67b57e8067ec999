import { Pencil } from 'lucide-react';
import type { TimbangBalita } from '@/entities/timbang-balita';
import { angka } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { type Column, RowActions } from '@/shared/ui/data-table';
import { mayChange, type WithPending } from '@/shared/write';

/** @param onEdit opens the row of that id */
export const columns = (onEdit: (id: number) => void): readonly Column<WithPending<TimbangBalita>>[] => [
  { header: 'No', look: 'nomor', cell: (_timbang, number) => number },
  { header: 'Desa/Kelurahan', look: 'judul', cell: ({ nama_desa_kelurahan }) => nama_desa_kelurahan },
  { header: 'Jumlah Balita Ditimbang', look: 'angka', cell: ({ jumlah_balita }) => angka(jumlah_balita) },
  { header: 'Jumlah Balita Naik BB', look: 'angka', cell: ({ berat_badan_naik }) => angka(berat_badan_naik) },
  {
    header: 'Jumlah Balita Tidak Naik BB',
    look: 'angka',
    cell: ({ berat_badan_tidak_naik }) => angka(berat_badan_tidak_naik),
  },
  {
    header: 'Jumlah Balita Dibawah Garis Merah',
    look: 'angka',
    cell: ({ dibawah_garis_merah }) => angka(dibawah_garis_merah),
  },
  { header: 'Kasus Gizi Buruk', look: 'angka', cell: ({ kasus_gizi_buruk }) => angka(kasus_gizi_buruk) },
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
