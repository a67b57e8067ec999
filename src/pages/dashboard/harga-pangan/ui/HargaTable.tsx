import { Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { allKomoditi } from '@/entities/komoditi';
import type { Periode } from '@/entities/periode';
import { useUser } from '@/entities/session';
import {
  AddHargaPangan,
  EditHargaPangan,
  type HargaDi,
  hargaColumns,
  type Lingkup,
  pendingHarga,
} from '@/features/manage-harga-pangan';
import { withMarks } from '@/features/send-outbox';
import { usePagedRows, useWholeList } from '@/shared/api';
import { useOverlay } from '@/shared/lib/browser';
import { rupiah } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { type Column, DataTable, RowActions } from '@/shared/ui/data-table';
import { useFailureToast } from '@/shared/ui/toaster';
import { mayChange, useOpenedRow, useOutbox, type WithPending, withPending } from '@/shared/write';
import { MEMUAT_PERIODE } from '@/widgets/periode-table';

interface HargaTableProps {
  lingkup: Lingkup;
  /** Null while it is on its way. */
  periode: Periode | null;
  sebelumnya: Periode | null;
  /** The sub-district, where prices are per sub-district. Null while none is chosen. */
  tempat: { kecamatan_id?: number } | null;
  /** The place's name. */
  nama: string;
  /** Chooses the place. */
  picker?: ReactNode;
  empty: string;
}

/** What the overlay shows when it is not a row. */
const TAMBAH = 0;

/** The officer's own prices of a period, and the way to add and change them (spec section 2, Price data page). */
export function HargaTable({ lingkup, periode, sebelumnya, tempat, nama, picker, empty }: HargaTableProps) {
  const user = useUser();
  const overlay = useOverlay();
  const filled = useWholeList(tempat && periode && lingkup.all(periode.id, tempat.kecamatan_id));
  const before = useWholeList(tempat && sebelumnya && lingkup.all(sebelumnya.id, tempat.kecamatan_id));
  const komoditi = useWholeList(allKomoditi);
  const outbox = useOutbox();
  const here = pendingHarga({ ...tempat, periode_harga_pangan_id: periode?.id ?? 0 }, komoditi.rows);
  const own: readonly HargaDi[] = filled.rows.filter(({ user_id }) => user_id === user?.id);
  const rows = tempat ? withPending(own, outbox.items, { ...here, readAt: filled.readAt }) : [];
  const isComing = tempat !== null && !periode;
  const list = usePagedRows(rows, { ...filled, isLoading: filled.isLoading || outbox.isLoading || isComing });
  useFailureToast(filled.error, `Gagal mendapatkan ${overlay.opened ? 'detail' : 'data'} harga pangan`);

  const opened = useOpenedRow(rows, overlay.opened);
  const columns: readonly Column<WithPending<HargaDi>>[] = [
    { header: 'No', look: 'nomor', cell: (_harga, number) => number },
    { header: 'Komoditi', look: 'judul', cell: ({ nama_komoditi }) => nama_komoditi },
    ...hargaColumns.map(
      ([name, header]): Column<HargaDi> => ({
        header,
        look: 'angka',
        cell: ({ [name]: harga }) => rupiah(harga),
      }),
    ),
    {
      header: 'Aksi',
      look: 'aksi',
      cell: (row) => (
        <RowActions>
          <Button
            look="tenang"
            aria-label={`Edit ${row.nama_komoditi}`}
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
            {picker}
            <Button disabled={!tempat || !periode} onClick={() => overlay.open(TAMBAH)}>
              <Plus aria-hidden size={20} />
              Tambah
            </Button>
          </>
        }
        list={list}
        columns={withMarks(columns)}
        empty={empty}
      />
      {overlay.opened === TAMBAH && tempat && periode && (
        <AddHargaPangan
          lingkup={lingkup}
          fixed={{ ...tempat, periode_harga_pangan_id: periode.id }}
          where={`${nama}, ${periode.nama_periode}`}
          filled={filled.rows}
          before={before.rows}
          isLoading={filled.isLoading}
          onUnknown={filled.isWhole ? undefined : filled.retry}
          onFilled={overlay.open}
          onClose={overlay.close}
        />
      )}
      {opened && (
        <EditHargaPangan
          lingkup={lingkup}
          harga={opened}
          sebelumnya={before.rows.find(({ komoditi_id }) => komoditi_id === opened.komoditi_id)}
          onClose={overlay.close}
        />
      )}
    </>
  );
}
