import { History, Pencil, Trash2 } from 'lucide-react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes } from '#contract/routes.ts';
import type { LuasTanam } from '@/entities/luas-tanam';
import { luasTanam } from '@/features/manage-luas-tanam';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { type Column, RowActions } from '@/shared/ui/data-table';
import { mayChange, type WithPending } from '@/shared/write';
import { figureColumns } from '@/widgets/entry-desk';
import { editedLuas, openedPeriode } from '../model/opened-luas';

interface ColumnsProps {
  /** Asks before the row of that id goes. */
  onDelete: (id: number) => void;
  onRiwayat: (id: number) => void;
  /** Its period is closed: nothing of it is changed. */
  isShut: boolean;
}

export const columns = ({ onDelete, onRiwayat, isShut }: ColumnsProps): readonly Column<WithPending<LuasTanam>>[] => [
  { header: 'No', look: 'nomor', cell: (_luas, number) => number },
  { header: regional('Kecamatan'), cell: ({ nama_kecamatan }) => nama_kecamatan },
  { header: luasTanam.subjectHeader, look: 'judul', cell: ({ nama_desa_kelurahan }) => nama_desa_kelurahan },
  { header: 'Nama Komoditi', cell: ({ komoditi }) => komoditi },
  ...figureColumns<LuasTanam>(luasTanam.figures),
  {
    header: 'Aksi',
    look: 'aksi',
    waits: 'tombol-tombol',
    cell: (row) => (
      <RowActions>
        <ButtonLink
          look="tenang"
          to={routes.dashboardLuasLahanEdit}
          aria-label={`Edit ${row.komoditi} ${row.nama_desa_kelurahan}`}
          disabled={isShut || !mayChange(row)}
          onClick={() => {
            editedLuas.write(row.id);
            openedPeriode.write(row.periode_luas_tanam_id);
          }}
        >
          <Pencil aria-hidden size={18} />
          Edit
        </ButtonLink>
        <Button
          look="tenang"
          aria-label={`Delete ${row.komoditi} ${row.nama_desa_kelurahan}`}
          aria-haspopup="dialog"
          disabled={isShut || !mayChange(row)}
          onClick={() => onDelete(row.id)}
        >
          <Trash2 aria-hidden size={18} />
          Delete
        </Button>
        <Button
          look="ikon"
          aria-label={`Riwayat ${row.komoditi} ${row.nama_desa_kelurahan}`}
          aria-haspopup="dialog"
          // What waits to be added has none yet.
          disabled={row.menunggu?.apa === 'tambah'}
          onClick={() => onRiwayat(row.id)}
        >
          <History aria-hidden size={20} />
        </Button>
      </RowActions>
    ),
  },
];
