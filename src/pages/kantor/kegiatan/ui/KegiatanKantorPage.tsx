import { ExternalLink, Pencil, Plus, Trash2 } from 'lucide-react';
import { kantor } from '#contract/kantor-routes.ts';
import { routes } from '#contract/routes.ts';
import { OFFICE_KEGIATAN_LIST, type OfficeKegiatan } from '@/entities/kegiatan-dinas';
import { DeleteKegiatan } from '@/features/kantor/manage-kegiatan';
import { asUser, usePagedList } from '@/shared/api';
import { useOverlay, useUrlSearch } from '@/shared/lib/browser';
import { hari } from '@/shared/lib/format';
import { Button, ButtonLink } from '@/shared/ui/Button';
import { type Column, DataTable, RowActions } from '@/shared/ui/data-table';
import { Photo } from '@/shared/ui/photo';
import { SearchForm } from '@/shared/ui/SearchField';
import { useFailureToast } from '@/shared/ui/toaster';
import { OfficeScreen } from '@/widgets/office-shell';
import css from './kegiatan.module.css';

/** /kantor/kegiatan: what the office did or announces, the newest first. */
export function KegiatanKantorPage() {
  const search = useUrlSearch();
  const { query, clear } = search;
  const list = usePagedList(OFFICE_KEGIATAN_LIST, query ? { search: query } : {}, { context: asUser });
  const { opened, open, close } = useOverlay();
  const doomed = list.rows.find(({ id }) => id === opened);
  useFailureToast(list.error, 'Gagal mendapatkan data kegiatan dinas');

  return (
    <OfficeScreen title="Kegiatan">
      <DataTable
        title="Kegiatan"
        toolbar={
          <>
            <SearchForm {...search} placeholder="Cari kegiatan" className={css['cari']} />
            <ButtonLink to={kantor.kegiatanTambah}>
              <Plus aria-hidden size={20} /> Tambah kegiatan
            </ButtonLink>
          </>
        }
        list={list}
        columns={columns(open)}
        empty={query ? 'Tidak ada kegiatan yang cocok' : 'Belum ada kegiatan'}
        wayOn={query ? ['Lihat semua kegiatan', clear] : undefined}
      />
      {doomed && <DeleteKegiatan kegiatan={doomed} onClose={close} />}
    </OfficeScreen>
  );
}

/** @param onDelete asks before the activity of that id goes */
const columns = (onDelete: (id: number) => void): readonly Column<OfficeKegiatan>[] => [
  { header: 'No', look: 'nomor', cell: (_kegiatan, number) => number },
  {
    header: 'Kegiatan',
    look: 'judul',
    waits: 'foto',
    cell: ({ judul, foto_url, created_at }) => (
      <span className={css['nama']}>
        <span className={css['foto']}>
          <Photo url={foto_url} alt="" sizes="64px" ratio={[4, 3]} />
        </span>
        <span className={css['judul']}>
          {judul}
          <small>{hari(Date.parse(created_at))}</small>
        </span>
      </span>
    ),
  },
  { header: 'Foto lain', look: 'angka', cell: ({ kegiatan_fotos }) => kegiatan_fotos.length },
  {
    header: 'Aksi',
    look: 'aksi',
    waits: 'tombol-tombol',
    cell: ({ id, judul }) => (
      <RowActions>
        <ButtonLink look="tenang" to={routes.detailKegiatan(id)} aria-label={`Lihat ${judul}`}>
          <ExternalLink aria-hidden size={18} /> Lihat
        </ButtonLink>
        <ButtonLink look="tenang" to={kantor.kegiatanUbah(id)} aria-label={`Ubah ${judul}`}>
          <Pencil aria-hidden size={18} /> Ubah
        </ButtonLink>
        <Button look="tenang" aria-label={`Hapus ${judul}`} aria-haspopup="dialog" onClick={() => onDelete(id)}>
          <Trash2 aria-hidden size={18} /> Hapus
        </Button>
      </RowActions>
    ),
  },
];
