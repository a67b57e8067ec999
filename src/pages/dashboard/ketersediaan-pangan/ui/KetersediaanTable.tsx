import { Pencil, Plus } from 'lucide-react';
import type { KetersediaanPangan } from '@/entities/ketersediaan-pangan';
import type { Periode } from '@/entities/periode';
import { AddKetersediaanPangan, EditKetersediaanPangan, stokColumns } from '@/features/manage-ketersediaan-pangan';
import { PickKecamatanTugas, useKecamatanTugas } from '@/features/pick-kecamatan-tugas';
import { withMarks } from '@/features/send-outbox';
import { usePagedRows } from '@/shared/api';
import { useOverlay } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/Button';
import { type Column, DataTable, RowActions } from '@/shared/ui/data-table';
import { useFailureToast } from '@/shared/ui/toaster';
import { mayChange, useOpenedRow, type WithPending } from '@/shared/write';
import { MEMUAT_PERIODE } from '@/widgets/periode-table';
import { useStokDi } from '../model/use-stok-di';

interface KetersediaanTableProps {
  /** Null while it is on its way. */
  periode: Periode | null;
  sebelumnya: Periode | null;
}

/** What the overlay shows when it is not a row. */
const TAMBAH = 0;

/** The officer's own balances of a period; a sub-district narrows them (spec section 2, Availability). */
export function KetersediaanTable({ periode, sebelumnya }: KetersediaanTableProps) {
  const overlay = useOverlay();
  const kecamatan = useKecamatanTugas();
  const { filled, before, own, isLoading } = useStokDi(kecamatan, periode, sebelumnya);
  const list = usePagedRows(own, { ...filled, isLoading });
  useFailureToast(filled.error, `Gagal mendapatkan ${overlay.opened ? 'detail' : 'data'} ketersediaan pangan`);

  const opened = useOpenedRow(own, overlay.opened);
  const columns: readonly Column<WithPending<KetersediaanPangan>>[] = [
    { header: 'No', look: 'nomor', cell: (_stok, number) => number },
    {
      header: 'Pangan',
      look: 'judul',
      ...(!kecamatan && { waits: 'keterangan' as const }),
      cell: ({ pangans, nama_kecamatan }) => (
        <div>
          {pangans.nama_pangan}
          {!kecamatan && <small>{nama_kecamatan}</small>}
        </div>
      ),
    },
    ...stokColumns.map(
      ({ name, header, show }): Column<KetersediaanPangan> => ({
        header,
        look: 'angka',
        cell: (row) => show(row[name]),
      }),
    ),
    {
      header: 'Aksi',
      look: 'aksi',
      cell: (row) => (
        <RowActions>
          <Button
            look="tenang"
            aria-label={`Edit ${row.pangans.nama_pangan} ${row.nama_kecamatan}`}
            disabled={!mayChange(row)}
            onClick={() => overlay.open(row.id)}
          >
            <Pencil aria-hidden size={18} />
            Edit
          </Button>
        </RowActions>
      ),
    },
  ];

  return (
    <>
      <DataTable
        title={periode?.nama_periode ?? MEMUAT_PERIODE}
        toolbar={
          <>
            <PickKecamatanTugas />
            <Button disabled={!periode} onClick={() => overlay.open(TAMBAH)}>
              <Plus aria-hidden size={20} />
              Tambah
            </Button>
          </>
        }
        list={list}
        columns={withMarks(columns)}
        empty="Tidak Ada Data Ketersediaan Pangan"
      />
      {overlay.opened === TAMBAH && periode && (
        <AddKetersediaanPangan
          periode={periode}
          kecamatanId={kecamatan?.id ?? 0}
          filled={filled.rows}
          before={before}
          isLoading={filled.isLoading}
          onUnknown={filled.isWhole ? undefined : filled.retry}
          onFilled={overlay.open}
          onClose={overlay.close}
        />
      )}
      {opened && periode && (
        <EditKetersediaanPangan
          stok={opened}
          periode={periode}
          sebelumnya={before.find(
            ({ kecamatan_id, pangan_id }) => kecamatan_id === opened.kecamatan_id && pangan_id === opened.pangan_id,
          )}
          onClose={overlay.close}
        />
      )}
    </>
  );
}
