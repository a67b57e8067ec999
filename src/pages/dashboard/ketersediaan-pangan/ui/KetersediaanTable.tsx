import { Pencil, Plus } from 'lucide-react';
import { limits } from '#contract/limits.ts';
import { KETERSEDIAAN_PANGAN_LIST, type KetersediaanPangan } from '@/entities/ketersediaan-pangan';
import type { Periode } from '@/entities/periode';
import { useUser } from '@/entities/session';
import { AddKetersediaanPangan, EditKetersediaanPangan } from '@/features/manage-ketersediaan-pangan';
import { PickKecamatanTugas, useKecamatanTugas } from '@/features/pick-kecamatan-tugas';
import { PendingRows } from '@/features/send-outbox';
import { usePagedList, useWholeList } from '@/shared/api';
import { useOverlay } from '@/shared/lib/browser';
import { angka, rupiah } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { type Column, DataTable, RowActions } from '@/shared/ui/data-table';
import { useFailureToast } from '@/shared/ui/toaster';
import css from './ketersediaan-table.module.css';

interface KetersediaanTableProps {
  periode: Periode;
  sebelumnya: Periode | null;
}

/** What the overlay shows when it is not a row. */
const TAMBAH = 0;

/** The officer's own balances of a period; a sub-district narrows them (spec section 2, Availability). */
export function KetersediaanTable({ periode, sebelumnya }: KetersediaanTableProps) {
  const user = useUser();
  const overlay = useOverlay();
  const kecamatan = useKecamatanTugas();
  const place = kecamatan ? { kecamatan_id: kecamatan.id } : {};
  const whole = (id: number | undefined) =>
    id ? { ...place, periode_ketersediaan_pangan_id: id, limit: limits.page.max } : null;
  const filled = useWholeList(KETERSEDIAAN_PANGAN_LIST, whole(periode.id));
  const before = useWholeList(KETERSEDIAAN_PANGAN_LIST, whole(sebelumnya?.id));
  const own = user ? { ...place, periode_ketersediaan_pangan_id: periode.id, user_id: user.id } : null;
  const list = usePagedList(KETERSEDIAAN_PANGAN_LIST, own);
  useFailureToast(list.error, 'Gagal mendapatkan data ketersediaan pangan');

  const opened = [...list.rows, ...filled.rows].find(
    ({ id, user_id }) => id === overlay.opened && user_id === user?.id,
  );
  const columns: readonly Column<KetersediaanPangan>[] = [
    { header: 'No', cell: (_stok, number) => number },
    {
      header: 'Pangan',
      look: 'judul',
      cell: ({ pangans, nama_kecamatan }) => (
        <span className={css['nama']}>
          {pangans.nama_pangan}
          {!kecamatan && <small>{nama_kecamatan}</small>}
        </span>
      ),
    },
    { header: 'Harga Rata - Rata', look: 'angka', cell: ({ harga_rata_rata }) => rupiah(harga_rata_rata) },
    { header: 'Kebutuhan (Ton)', look: 'angka', cell: ({ kebutuhan }) => angka(kebutuhan) },
    { header: 'Ketersediaan (Ton)', look: 'angka', cell: ({ ketersediaan }) => angka(ketersediaan) },
    {
      header: 'Aksi',
      look: 'aksi',
      cell: ({ id, pangans, nama_kecamatan }) => (
        <RowActions>
          <Button
            look="tenang"
            aria-label={`Edit ${pangans.nama_pangan} ${nama_kecamatan}`}
            onClick={() => overlay.open(id)}
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
      <PendingRows entity="ketersediaanPangan" />
      <DataTable
        title={periode.nama_periode}
        toolbar={
          <>
            <PickKecamatanTugas />
            <Button onClick={() => overlay.open(TAMBAH)}>
              <Plus aria-hidden size={20} />
              Tambah
            </Button>
          </>
        }
        list={list}
        columns={columns}
        empty="Tidak Ada Data Ketersediaan Pangan"
      />
      {overlay.opened === TAMBAH && (
        <AddKetersediaanPangan
          periode={periode}
          kecamatanId={kecamatan?.id ?? 0}
          filled={filled.rows}
          before={before.rows}
          isLoading={filled.isLoading}
          onFilled={overlay.open}
          onClose={overlay.close}
        />
      )}
      {opened && (
        <EditKetersediaanPangan
          stok={opened}
          periode={periode}
          sebelumnya={before.rows.find(
            ({ kecamatan_id, pangan_id }) => kecamatan_id === opened.kecamatan_id && pangan_id === opened.pangan_id,
          )}
          onClose={overlay.close}
        />
      )}
    </>
  );
}
