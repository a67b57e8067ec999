import { Plus } from 'lucide-react';
import type { Periode } from '@/entities/periode';
import { useUser } from '@/entities/session';
import { allTimbang } from '@/entities/timbang-balita';
import { useDesaKelurahan } from '@/entities/wilayah';
import { AddTimbangBalita, EditTimbangBalita, pendingTimbang } from '@/features/manage-timbang-balita';
import { type KecamatanTugas, PickKecamatanTugas } from '@/features/pick-kecamatan-tugas';
import { withMarks } from '@/features/send-outbox';
import { missingOf, usePagedRows, useWholeList } from '@/shared/api';
import { useOverlay } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/Button';
import { DataTable } from '@/shared/ui/data-table';
import { useFailureToast } from '@/shared/ui/toaster';
import { useOpenedRow, useOutbox, withPending } from '@/shared/write';
import { MEMUAT_PERIODE } from '@/widgets/periode-table';
import { columns } from './columns';

interface TimbangTableProps {
  /** Null while it is on its way. */
  periode: Periode | null;
  sebelumnya: Periode | null;
  /** Null while none is chosen. */
  kecamatan: KecamatanTugas | null;
}

/** What the overlay shows when it is not a row. */
const TAMBAH = 0;

/** The officer's own weighings of a month, and the way to add and change them (spec section 2). */
export function TimbangTable({ periode, sebelumnya, kecamatan }: TimbangTableProps) {
  const user = useUser();
  const overlay = useOverlay();
  const desa = useDesaKelurahan(kecamatan?.id ?? 0);
  const filled = useWholeList(kecamatan && periode && allTimbang(periode.id, kecamatan.id));
  const before = useWholeList(kecamatan && sebelumnya && allTimbang(sebelumnya.id, kecamatan.id));
  const outbox = useOutbox();
  const here = kecamatan && periode && pendingTimbang({ periodeId: periode.id, kecamatan, desa: desa.rows });
  const own = filled.rows.filter(({ user_id }) => user_id === user?.id);
  const rows = here ? withPending(own, outbox.items, { ...here, readAt: filled.readAt }) : [];
  const isComing = kecamatan !== null && !periode;
  const list = usePagedRows(rows, { ...filled, isLoading: filled.isLoading || outbox.isLoading || isComing });
  useFailureToast(filled.error, 'Gagal mendapatkan data timbang balita');
  useFailureToast(desa.error, 'Gagal mendapatkan data desa atau kelurahan');

  const opened = useOpenedRow(rows, overlay.opened);
  const villages = { desa: desa.rows, filled: filled.rows, before: before.rows };

  return (
    <>
      <DataTable
        title={periode?.nama_periode ?? MEMUAT_PERIODE}
        toolbar={
          <>
            <PickKecamatanTugas />
            <Button disabled={!kecamatan || !periode} onClick={() => overlay.open(TAMBAH)}>
              <Plus aria-hidden size={20} />
              Tambah
            </Button>
          </>
        }
        list={list}
        columns={withMarks(columns(overlay.open))}
        empty={kecamatan ? 'Tidak Ada Data Timbang Balita' : 'Pilih Kecamatan Terlebih Dahulu'}
      />
      {overlay.opened === TAMBAH && kecamatan && periode && (
        <AddTimbangBalita
          {...villages}
          periode={periode}
          kecamatan={kecamatan}
          isLoading={filled.isLoading || desa.isLoading}
          missing={missingOf(desa)}
          onUnknown={filled.isWhole ? undefined : filled.retry}
          onFilled={overlay.open}
          onClose={overlay.close}
        />
      )}
      {opened && <EditTimbangBalita key={opened.id} {...villages} timbang={opened} onClose={overlay.close} />}
    </>
  );
}
