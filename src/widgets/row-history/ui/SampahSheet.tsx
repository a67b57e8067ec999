import { useQuery } from '@apollo/client/react';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { Laporan, LaporanShape } from '@/entities/laporan';
import { asUser, quietly } from '@/shared/api';
import { Button } from '@/shared/ui/Button';
import { EmptyState } from '@/shared/ui/EmptyState';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Sheet } from '@/shared/ui/sheet';
import { useSave } from '@/shared/write';
import { PULIHKAN_SAMPAH, SAMPAH_LIST } from '../api/sampah';
import css from './riwayat.module.css';
import { SampahBaris } from './SampahBaris';

export interface SampahSheetProps {
  laporan: Pick<Laporan<LaporanShape>, 'tabel' | 'stale' | 'figures'>;
  onClose: () => void;
}

/** So many rows at first. */
const FEW = 20;

/** What was deleted of an officer's rows in the last thirty days, and the way to bring it back (rulings 35). */
export function SampahSheet({ laporan: { tabel, stale, figures }, onClose }: SampahSheetProps) {
  const [limit, setLimit] = useState(FEW);
  const { data, previousData, error, refetch } = useQuery(SAMPAH_LIST, {
    variables: { filter: { tabel, page: 1, limit } },
    context: asUser,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const restore = useSave(PULIHKAN_SAMPAH, {
    done: 'Barisnya sudah dipulihkan',
    failed: 'Barisnya gagal dipulihkan',
    refresh: [...stale, 'sampah', 'riwayatBaris'],
  });
  const [isBusy, setBusy] = useState(false);
  const page = (data ?? previousData)?.page;
  const rows = page?.data ?? [];
  const putBack = async (id: number) => {
    setBusy(true);
    await restore({ id, input: { sampah: id } });
    setBusy(false);
  };

  return (
    <Sheet title="Yang dihapus" onClose={onClose} isLoading={!page && !error}>
      {error && <ErrorState error={error} onRetry={quietly(refetch)} />}
      {page && rows.length === 0 && !error && (
        <EmptyState>Tidak ada isian Anda yang dihapus dalam {limits.sampahHari} hari terakhir</EmptyState>
      )}
      <ol className={css['riwayat']}>
        {rows.map((row) => (
          <SampahBaris key={row.id} row={row} figures={figures}>
            <Button
              look="tenang"
              aria-label={`Pulihkan ${row.nama ?? ''}, ${row.nama_periode ?? ''}`}
              disabled={isBusy}
              onClick={() => void putBack(row.id)}
            >
              <Undo2 aria-hidden size={18} />
              Pulihkan
            </Button>
          </SampahBaris>
        ))}
      </ol>
      {page && page.total > rows.length && limit === FEW && (
        <Button look="tenang" onClick={() => setLimit(limits.page.max)}>
          Lihat yang lebih lama
        </Button>
      )}
    </Sheet>
  );
}
