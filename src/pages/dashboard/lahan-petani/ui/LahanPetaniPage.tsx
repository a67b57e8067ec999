import { ExternalLink, Pencil, Plus, Trash2 } from 'lucide-react';
import { plainDecimal } from '#contract/format.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { routes } from '#contract/routes.ts';
import { OWN_LAHAN_LIST, type OwnLahan } from '@/entities/lahan-petani';
import { useUser } from '@/entities/session';
import { DeleteLahan } from '@/features/manage-lahan-petani';
import { withMarks } from '@/features/send-outbox';
import { TakeFile } from '@/features/take-file';
import { asUser, usePagedList } from '@/shared/api';
import { useOverlay } from '@/shared/lib/browser';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { type Column, DataTable, RowActions } from '@/shared/ui/data-table';
import { useFailureToast } from '@/shared/ui/toaster';
import { mayChange, pageWithPending, useOpenedRow, type WithPending } from '@/shared/write';
import { Screen } from '@/widgets/app-shell';
import { editedLahan, useWaitingLahan } from '../model/own-lahan';
import { useLahanFile } from '../model/use-lahan-file';
import css from './lahan-petani.module.css';

export function LahanPetaniPage() {
  const user = useUser();
  const asking = useOverlay();
  const stored = usePagedList(OWN_LAHAN_LIST, user && { user_id: user.id }, { context: asUser });
  const waiting = useWaitingLahan();
  const list = pageWithPending(
    { ...stored, isLoading: stored.isLoading || waiting.isLoading },
    waiting.items,
    waiting.pending,
  );
  const file = useLahanFile(list, waiting);
  const doomed = useOpenedRow(list.rows, asking.opened);
  useFailureToast(list.error, 'Gagal mendapatkan data lahan petani');

  return (
    <Screen title="Lahan Petani" description="Lahan Anda: tempat, luas tanam, dan perkiraan panen.">
      <DataTable
        title="Lahan Petani"
        toolbar={
          <>
            <ButtonLink to={routes.dashboardLahanPetaniTambah}>
              <Plus aria-hidden size={20} />
              Tambah
            </ButtonLink>
            <TakeFile {...file} />
          </>
        }
        list={list}
        columns={withMarks(columns(asking.open))}
        empty="Tidak Ada Data Luas Tanam"
      />
      {doomed && <DeleteLahan lahan={doomed} onClose={asking.close} />}
    </Screen>
  );
}

/** @param onDelete asks before the plot of that id goes */
const columns = (onDelete: (id: number) => void): readonly Column<WithPending<OwnLahan>>[] => [
  { header: 'No', look: 'nomor', cell: (_lahan, number) => number },
  { header: regional('Kecamatan'), cell: ({ kecamatan }) => kecamatan.nama_kecamatan },
  { header: regional('Kelurahan'), cell: ({ desa_kelurahan }) => desa_kelurahan.nama_desa_kelurahan },
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
  `https://www.google.com/maps/search/?api=1&query=${plainDecimal(lat)},${plainDecimal(lang)}`;
