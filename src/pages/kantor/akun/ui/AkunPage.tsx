import { FileUp, UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { kantor } from '#contract/kantor-routes.ts';
import { peran, statusAkun } from '#contract/limits.ts';
import { allKecamatan } from '@/entities/wilayah';
import { TakeFile } from '@/features/take-file';
import { addressOf, asUser, listNeed, useInfiniteList, usePagedList } from '@/shared/api';
import { angka } from '@/shared/lib/format';
import { ButtonLink } from '@/shared/ui/Button';
import { type Column, DataTable } from '@/shared/ui/data-table';
import { SearchForm } from '@/shared/ui/SearchField';
import { FilterChoice, Filters, OfficeScreen, RoomTools } from '@/widgets/office-shell';
import { AKUN_LIST, type Akun } from '../api/akun';
import { useAkunFilter } from '../model/use-akun-filter';
import { lastSeen, peranWords, rolesOf, stateOf, statusWords, tugasOf } from '../model/words';
import css from './akun.module.css';

const columns: readonly Column<Akun>[] = [
  {
    header: 'Nama',
    look: 'judul',
    waits: 'keterangan',
    cell: ({ id, nama_lengkap, username }) => (
      <Link to={kantor.akunSatu(id)} className={css['nama']}>
        {nama_lengkap}
        <small>{username}</small>
      </Link>
    ),
  },
  { header: 'Peran', cell: (akun) => <span className={css['utuh']}>{rolesOf(akun)}</span> },
  { header: 'Kecamatan tugas', cell: (akun) => tugasOf(akun) },
  {
    header: 'Status',
    cell: (akun) => (
      <>
        {stateOf(akun)}
        {akun.terverifikasi && <small className={css['tanda']}>Terverifikasi dinas</small>}
      </>
    ),
  },
  { header: 'Terakhir masuk', cell: (akun) => lastSeen(akun) },
  {
    header: 'Isian',
    look: 'angka',
    cell: ({ jumlah_isian }) => <span className={css['utuh']}>{angka(jumlah_isian)}</span>,
  },
];

/** /kantor/akun: everybody who has an account, and the ways to make more. */
export function AkunPage() {
  const { search, values, change, clear, filter, chosen, isNarrowed } = useAkunFilter();
  const list = usePagedList(AKUN_LIST, filter, { context: asUser });
  const { rows: kecamatan } = useInfiniteList(allKecamatan);
  const showAll = () => {
    search.clear();
    clear();
  };
  return (
    <OfficeScreen title="Akun">
      <DataTable
        title="Akun"
        toolbar={
          <RoomTools>
            <SearchForm {...search} placeholder="Cari nama, username, atau nomor" className={css['cari']} />
            <Filters chosen={chosen}>
              <FilterChoice label="Peran" value={values.peran} onChange={(value) => change({ peran: value })}>
                {peran.map((one) => [one, peranWords[one]] as const)}
              </FilterChoice>
              <FilterChoice label="Status" value={values.status} onChange={(value) => change({ status: value })}>
                {statusAkun.map((one) => [one, statusWords[one]] as const)}
              </FilterChoice>
              <FilterChoice
                label={regional('Kecamatan tugas')}
                value={values.kecamatan}
                onChange={(value) => change({ kecamatan: value })}
              >
                {kecamatan.map(({ id, nama_kecamatan }) => [String(id), nama_kecamatan] as const)}
              </FilterChoice>
              <FilterChoice
                label="Tanda dinas"
                value={values.terverifikasi}
                onChange={(value) => change({ terverifikasi: value })}
              >
                {[
                  ['ya', 'Terverifikasi'],
                  ['tidak', 'Belum terverifikasi'],
                ]}
              </FilterChoice>
              <FilterChoice
                label="Urutan"
                all="Menurut nama"
                value={values.urut}
                onChange={(value) => change({ urut: value })}
              >
                {[
                  ['terbaru', 'Terbaru dibuat'],
                  ['terakhir-masuk', 'Terakhir masuk'],
                ]}
              </FilterChoice>
            </Filters>
            <ButtonLink to={kantor.undang}>
              <UserPlus aria-hidden size={20} /> Undang
            </ButtonLink>
            <ButtonLink look="tenang" to={kantor.imporPetugas}>
              <FileUp aria-hidden size={20} /> Impor petugas
            </ButtonLink>
            <TakeFile
              address={addressOf(listNeed(AKUN_LIST, { ...filter, page: 1, limit: 10 }))}
              lembar={{ title: 'Akun' }}
              unsent={0}
            />
          </RoomTools>
        }
        list={list}
        columns={columns}
        empty="Tidak ada akun yang cocok"
        wayOn={isNarrowed ? ['Lihat semua akun', showAll] : undefined}
      />
    </OfficeScreen>
  );
}
