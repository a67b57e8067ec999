import { CalendarPlus, CalendarRange } from 'lucide-react';
import { useState } from 'react';
import { nextPeriode } from '#contract/formulas/periode.ts';
import type { JenisPeriode } from '#contract/limits.ts';
import type { Periode } from '#contract/resources/periode.ts';
import { listNeed, useNeed } from '@/shared/api';
import { useNamedOverlay } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/Button';
import { toast } from '@/shared/ui/toaster';
import { conflictOf, useSave } from '@/shared/write';
import { PERIODE } from '../../api/periode';
import { TAMBAH } from '../../api/writes';
import type { Acuan } from '../../model/acuan';
import { quiet } from '../../model/quiet';
import css from '../acuan.module.css';
import { OpenYear } from './OpenYear';

interface OpenPeriodsProps extends Pick<Acuan<Periode>, 'jenis' | 'refresh'> {
  periode: JenisPeriode;
}

/** Opens the period that follows the newest one by a tap, or all of a year. */
export function OpenPeriods({ periode, jenis, refresh }: OpenPeriodsProps) {
  const newest = useNewest(periode);
  const year = useNamedOverlay(`tahun-${jenis}`);
  const [isBusy, setBusy] = useState(false);
  const add = useSave(TAMBAH, { failed: 'Gagal membuka periode', refresh });
  const next = newest && nextPeriode(periode, newest.row, hariIni());

  const open = async () => {
    if (!next || isBusy) return;
    setBusy(true);
    const { error, ...outcome } = await add({ jenis, input: { ...next } }, { form: quiet });
    setBusy(false);
    if (!error) toast.success(`${next.nama_periode} dibuka`);
    // Somebody else has opened it in the same moment.
    else if (conflictOf(error)?.twin) toast.info(`${next.nama_periode} sudah dibuka`);
    else toast.error(('says' in outcome && outcome.says) || error.message);
  };

  return (
    <>
      <Button className={css['buka']} disabled={!next || isBusy} aria-busy={isBusy} onClick={() => void open()}>
        <CalendarPlus aria-hidden size={20} /> {next ? `Buka ${next.nama_periode}` : 'Buka berikutnya'}
      </Button>
      <Button look="tenang" onClick={year.open}>
        <CalendarRange aria-hidden size={18} /> Buka setahun
      </Button>
      {year.isOpen && <OpenYear jenis={periode} refresh={refresh} onClose={year.close} />}
    </>
  );
}

/** The newest period; undefined while it is not known whether there is one. */
function useNewest(periode: JenisPeriode): { row: Periode | undefined } | undefined {
  const { data } = useNeed(listNeed(PERIODE[periode], { urut: 'terbaru', page: 1, limit: 1 }), 'cache-and-network');
  return data?.page ? { row: data.page.data[0] } : undefined;
}

/** On this device's clock. */
function hariIni(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
