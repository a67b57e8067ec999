import { useEffect } from 'react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { isClosed } from '@/entities/periode';
import { luasTanam } from '@/features/manage-luas-tanam';
import { usePeriodePetugas } from '@/features/pick-periode';
import { lazyPart } from '@/shared/lib/lazy-part';
import { whenCalm } from '@/shared/lib/timing';
import { toast, useFailureToast } from '@/shared/ui/toaster';
import { Screen } from '@/widgets/app-shell';
import { GridSkeleton, IsiSekaligus, useIsi, WasOpenContext } from '@/widgets/entry-desk';
import { periodeTanam } from '../model/opened-luas';

/** A grid that the address asks for needs no table; closing it leads to it. */
export const LuasTable = lazyPart(async () => (await import('./LuasTable')).LuasTable);

/** /dashboard/luas-lahan: an officer's planted areas of one month, as a table or all of a place at once. */
export function LuasTanamDashboardPage() {
  const periode = usePeriodePetugas(periodeTanam);
  const isi = useIsi(luasTanam);
  const { periodeId, periodes } = periode;
  const place = periodes.findIndex(({ id }) => id === periodeId);
  useFailureToast(periode.error, 'Gagal mendapatkan data periode luas tanam');
  // The table opens also when the signal has gone since.
  useEffect(() => whenCalm(LuasTable.preload), []);

  const [opened, before] = [periodes[place] ?? null, periodes[place - 1] ?? null];
  if (isi.isOpen && !isClosed(opened) && (periodeId || periode.isLoading)) {
    return (
      <Screen title={opened?.nama_periode ?? 'Luas Tanam'} description="Isi luas tanam dan luas puso sekaligus.">
        <IsiSekaligus laporan={luasTanam} periode={opened} sebelumnya={before} isi={isi} />
      </Screen>
    );
  }
  return (
    <Screen title="Luas Tanam" description={regional('Luas tanam dan luas puso per desa atau kelurahan.')}>
      <WasOpenContext value={isi.wasOpen}>
        <LuasTable
          choice={periode}
          periode={opened}
          sebelumnya={before}
          onIsi={periodeId && isi.tempat ? isi.open : undefined}
          fallback={<GridSkeleton figures={luasTanam.figures.length} />}
          onMissing={() => toast.error('Bagian ini belum bisa dibuka tanpa sambungan internet')}
        />
      </WasOpenContext>
    </Screen>
  );
}
