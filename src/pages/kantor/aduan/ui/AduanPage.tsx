import { alasanAduan, statusAduan } from '#contract/limits.ts';
import { asUser, usePagedList } from '@/shared/api';
import { useOverlay } from '@/shared/lib/browser';
import { saat } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { type Column, DataTable, RowActions } from '@/shared/ui/data-table';
import { FilterChoice, OfficeScreen, useAddressFilter } from '@/widgets/office-shell';
import { ADUAN_LIST, type Aduan } from '../api/aduan';
import { alasanWords, statusAduanWords } from '../model/words';
import { AduanSheet } from './AduanSheet';

/** /kantor/aduan: what people report of offers, and what the office did about it. */
export function AduanPage() {
  const { values, change, clear, isNarrowed } = useAddressFilter(['status', 'alasan']);
  const status = statusAduan.find((one) => one === values.status);
  const alasan = alasanAduan.find((one) => one === values.alasan);
  const list = usePagedList(ADUAN_LIST, { ...(status && { status }), ...(alasan && { alasan }) }, { context: asUser });
  const { opened, open, close } = useOverlay();
  const shown = list.rows.find(({ id }) => id === opened);
  const columns: readonly Column<Aduan>[] = [
    { header: 'Produk', look: 'judul', cell: ({ judul }) => judul },
    { header: 'Alasan', cell: (aduan) => alasanWords[aduan.alasan] },
    { header: 'Penjual', cell: ({ penjual }) => penjual.nama_lengkap },
    { header: 'Dilaporkan', cell: ({ created_at }) => saat(Date.parse(created_at)) },
    { header: 'Status', cell: (aduan) => statusAduanWords[aduan.status] },
    {
      header: 'Aksi',
      look: 'aksi',
      cell: ({ id, judul }) => (
        <RowActions>
          <Button look="tenang" aria-haspopup="dialog" aria-label={`Tangani ${judul}`} onClick={() => open(id)}>
            Tangani
          </Button>
        </RowActions>
      ),
    },
  ];
  return (
    <OfficeScreen title="Aduan">
      <DataTable
        title="Aduan"
        toolbar={
          <>
            <FilterChoice label="Status" value={values.status} onChange={(value) => change({ status: value })}>
              {statusAduan.map((one) => [one, statusAduanWords[one]] as const)}
            </FilterChoice>
            <FilterChoice label="Alasan" value={values.alasan} onChange={(value) => change({ alasan: value })}>
              {alasanAduan.map((one) => [one, alasanWords[one]] as const)}
            </FilterChoice>
          </>
        }
        list={list}
        columns={columns}
        empty={isNarrowed ? 'Tidak ada aduan yang cocok' : 'Belum ada aduan'}
        wayOn={isNarrowed ? ['Lihat semua aduan', clear] : undefined}
      />
      {shown && <AduanSheet aduan={shown} onClose={close} />}
    </OfficeScreen>
  );
}
