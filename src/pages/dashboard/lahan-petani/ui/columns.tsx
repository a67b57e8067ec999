import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import type { OwnLahan } from '@/entities/lahan-petani';
import { routes } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { type Column, RowActions } from '@/shared/ui/data-table';
import { mayChange, type WithPending } from '@/shared/write';
import { editedLahan } from '../model/own-lahan';
import css from './lahan-petani.module.css';

/** @param onDelete asks before the plot of that id goes */
export const columns = (onDelete: (id: number) => void): readonly Column<WithPending<OwnLahan>>[] => [
  { header: 'No', look: 'nomor', cell: (_lahan, number) => number },
  { header: 'Kecamatan', cell: ({ kecamatan }) => kecamatan.nama_kecamatan },
  { header: 'Kelurahan', cell: ({ desa_kelurahan }) => desa_kelurahan.nama_desa_kelurahan },
  { header: 'Alamat', look: 'judul', waits: 'panjang', cell: ({ alamat }) => alamat },
  {
    header: 'Lokasi',
    waits: 'tautan',
    cell: ({ koordinat }) =>
      koordinat ? (
        <a className={css['peta']} href={mapsLink(koordinat)} target="_blank" rel="noopener">
          Lihat Lokasi
          <ExternalLink aria-hidden size={16} />
        </a>
      ) : (
        'Belum ada'
      ),
  },
  {
    header: 'Aksi',
    look: 'aksi',
    waits: 'tombol-tombol',
    cell: (row) => (
      <RowActions>
        <ButtonLink
          look="tenang"
          to={routes.dashboardLahanPetaniEdit}
          aria-label={`Edit ${row.alamat}`}
          disabled={!mayChange(row)}
          onClick={() => editedLahan.write(row.id)}
        >
          <Pencil aria-hidden size={18} />
          Edit
        </ButtonLink>
        <Button
          look="tenang"
          aria-label={`Delete ${row.alamat}`}
          aria-haspopup="dialog"
          disabled={!mayChange(row)}
          onClick={() => onDelete(row.id)}
        >
          <Trash2 aria-hidden size={18} />
          Delete
        </Button>
      </RowActions>
    ),
  },
];

/** A search on a map service, which opens the phone's own map app where there is one. */
const mapsLink = ({ lat, lang }: { lat: number; lang: number }): string =>
  `https://www.google.com/maps/search/?api=1&query=${lat},${lang}`;
