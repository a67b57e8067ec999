import { Plus } from 'lucide-react';
import type { Periode } from '@/entities/periode';
import { useUser } from '@/entities/session';
import { TIMBANG_BALITA_LIST } from '@/entities/timbang-balita';
import { useDesaKelurahan } from '@/entities/wilayah';
import { AddTimbangBalita, EditTimbangBalita } from '@/features/manage-timbang-balita';
import { type KecamatanTugas, PickKecamatanTugas } from '@/features/pick-kecamatan-tugas';
import { PendingRows } from '@/features/send-outbox';
import { usePagedList, useWholeList } from '@/shared/api';
import { useOverlay } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/button';
import { DataTable } from '@/shared/ui/data-table';
import { useFailureToast } from '@/shared/ui/toaster';
import { timbangDi } from '../model/filters';
import { columns } from './columns';

interface TimbangTableProps {
  periode: Periode;
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
  const whole = (id: number | undefined) => (kecamatan && id ? timbangDi(kecamatan.id, id) : null);
  const desa = useDesaKelurahan(kecamatan?.id ?? 0);
  const filled = useWholeList(TIMBANG_BALITA_LIST, whole(periode.id));
  const before = useWholeList(TIMBANG_BALITA_LIST, whole(sebelumnya?.id));
  const own = kecamatan &&
    user && { kecamatan_id: kecamatan.id, periode_timbang_balita_id: periode.id, user_id: user.id };
  const list = usePagedList(TIMBANG_BALITA_LIST, own);
  useFailureToast(list.error, 'Gagal mendapatkan data timbang balita');
  useFailureToast(desa.error, 'Gagal mendapatkan data desa atau kelurahan');

  const opened = [...list.rows, ...filled.rows].find(
    ({ id, user_id }) => id === overlay.opened && user_id === user?.id,
  );
  const villages = { desa: desa.rows, filled: filled.rows, before: before.rows };

  return (
    <>
      <PendingRows entity="timbangBalita" />
      <DataTable
        title={periode.nama_periode}
        toolbar={
          <>
            <PickKecamatanTugas />
            <Button disabled={!kecamatan} onClick={() => overlay.open(TAMBAH)}>
              <Plus aria-hidden size={20} />
              Tambah
            </Button>
          </>
        }
        list={list}
        columns={columns(overlay.open)}
        empty={kecamatan ? 'Tidak Ada Data Timbang Balita' : 'Pilih Kecamatan Terlebih Dahulu'}
      />
      {overlay.opened === TAMBAH && kecamatan && !desa.isLoading && (
        <AddTimbangBalita
          {...villages}
          periode={periode}
          kecamatan={kecamatan}
          isLoading={filled.isLoading || desa.isLoading}
          onFilled={overlay.open}
          onClose={overlay.close}
        />
      )}
      {opened && <EditTimbangBalita key={opened.id} {...villages} timbang={opened} onClose={overlay.close} />}
    </>
  );
}
