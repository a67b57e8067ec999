import { CalendarPlus, CalendarRange, CopyCheck } from 'lucide-react';
import { useState } from 'react';
import { nextPeriode } from '#contract/formulas/periode/kalender.ts';
import type { JenisPeriode } from '#contract/limits.ts';
import type { Periode } from '#contract/resources/periode.ts';
import { allPeriodes } from '@/entities/periode';
import { useNeed } from '@/shared/api';
import { useHariIni } from '@/shared/config';
import { useNamedOverlay } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/Button';
import { toast } from '@/shared/ui/toaster';
import { conflictOf, useSave } from '@/shared/write';
import { TAMBAH } from '../../api/writes';
import type { Acuan } from '../../model/acuan';
import { quiet } from '../../model/quiet';
import css from '../acuan.module.css';
import { ManyPeriods } from './ManyPeriods';
import { OpenYear } from './OpenYear';

interface OpenPeriodsProps extends Pick<Acuan<Periode>, 'jenis' | 'refresh'> {
  periode: JenisPeriode;
}

/** Opens the period that follows the newest one by a tap, or all of a year. */
export function OpenPeriods({ periode, jenis, refresh }: OpenPeriodsProps) {
  const all = useNeed(allPeriodes(periode), 'cache-and-network').data?.page?.data;
  const hariIni = useHariIni();
  const year = useNamedOverlay(`tahun-${jenis}`);
  const many = useNamedOverlay(`banyak-${jenis}`);
  const [isBusy, setBusy] = useState(false);
  const add = useSave(TAMBAH, { failed: 'Gagal membuka periode', refresh });
  const newest = all?.findLast(({ tanggal_mulai }) => tanggal_mulai !== null);
  const next = all && nextPeriode(periode, newest, hariIni);

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
      {all && all.length > 1 && (
        <Button look="tenang" onClick={many.open}>
          <CopyCheck aria-hidden size={18} /> Banyak sekaligus
        </Button>
      )}
      {many.isOpen && all && <ManyPeriods jenis={periode} periodes={all} refresh={refresh} onClose={many.close} />}
      {year.isOpen && <OpenYear jenis={periode} refresh={refresh} onClose={year.close} />}
    </>
  );
}
