import { useQuery } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { Laporan, LaporanShape } from '@/entities/laporan';
import { asUser, quietly } from '@/shared/api';
import { saat } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { ErrorState } from '@/shared/ui/ErrorState';
import { Sheet } from '@/shared/ui/sheet';
import { useSave } from '@/shared/write';
import { PULIHKAN_VERSI, RIWAYAT_BARIS, type RiwayatBaris } from '../api/riwayat-baris';
import { type ActLabels, isRestorable } from '../model/acts';
import { RiwayatAct } from './RiwayatAct';
import css from './riwayat.module.css';

export interface RiwayatSheetProps {
  /** A report, or a list of reference data: `tabel` is its address with underscores. */
  laporan: ActLabels & Pick<Laporan<LaporanShape>, 'stale'> & { tabel: string };
  id: number;
  /** What the row is about, where that is known. */
  nama?: string | undefined;
  /** Whether an earlier version may be brought back: by whoever may write the row, while its period is open. */
  mayRestore: boolean;
  /**
   * Stands in the place of the history and asks before a version comes back; without it that is done at once.
   *
   * @param acts all that are known, the newest first
   */
  renderRestore?: (act: RiwayatBaris, acts: readonly RiwayatBaris[], onDone: () => void) => ReactNode;
  onClose: () => void;
}

/** So many acts at first. */
const FEW = 20;

/** Who wrote a row, when, and what it said before (rulings 35). */
export function RiwayatSheet({ laporan, id, nama, mayRestore, renderRestore, onClose }: RiwayatSheetProps) {
  const [limit, setLimit] = useState(FEW);
  const path = laporan.tabel.replaceAll('_', '-');
  const { data, previousData, error, refetch } = useQuery(RIWAYAT_BARIS, {
    variables: { path, id, filter: { limit } },
    context: asUser,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const restore = useSave(PULIHKAN_VERSI, {
    done: 'Versi itu sudah dipulihkan',
    failed: 'Versi itu gagal dipulihkan',
    refresh: [...laporan.stale, 'riwayatBaris'],
  });
  const [isBusy, setBusy] = useState(false);
  const [actToRestore, setActToRestore] = useState<RiwayatBaris | null>(null);
  const page = (data ?? previousData)?.page;
  const acts = page?.data ?? [];
  const [newest] = acts;
  const bringBack = async (revisi: number) => {
    setBusy(true);
    await restore({ path, id, input: { revisi } }, { revisi: newest?.revisi });
    setBusy(false);
  };

  if (actToRestore && renderRestore) {
    return (
      <Sheet title={nama ? `Pulihkan ${nama}` : 'Pulihkan'} onClose={onClose}>
        {renderRestore(actToRestore, acts, () => setActToRestore(null))}
      </Sheet>
    );
  }
  return (
    <Sheet title={nama ? `Riwayat ${nama}` : 'Riwayat'} onClose={onClose} isLoading={!page && !error}>
      {error && <ErrorState error={error} onRetry={quietly(refetch)} />}
      <ol className={css['riwayat']}>
        {acts.map((act, at) => (
          <RiwayatAct
            key={`${act.perbuatan} ${act.revisi} ${act.waktu}`}
            laporan={laporan}
            act={act}
            isNow={at === 0 && act.perbuatan !== 'hapus'}
          >
            {mayRestore && newest && isRestorable(act, newest.revisi) && (
              <Button
                look="tenang"
                disabled={isBusy}
                onClick={() => (renderRestore ? setActToRestore(act) : void bringBack(act.revisi))}
              >
                Pulihkan
                <span data-terdengar> isian {saat(Date.parse(act.waktu))}</span>
              </Button>
            )}
          </RiwayatAct>
        ))}
      </ol>
      {page && page.total > acts.length && limit === FEW && (
        <Button look="tenang" onClick={() => setLimit(limits.page.max)}>
          Lihat yang lebih lama
        </Button>
      )}
    </Sheet>
  );
}
