import { useState } from 'react';
import { hasBegun } from '#contract/formulas/periode/kini.ts';
import { type JenisPeriode, limits } from '#contract/limits.ts';
import { isClosed, type Periode } from '@/entities/periode';
import { useHariIni } from '@/shared/config';
import { FormField, SelectInput } from '@/shared/form';
import { Button } from '@/shared/ui/Button';
import { Sheet } from '@/shared/ui/sheet';
import { toast } from '@/shared/ui/toaster';
import { useSave } from '@/shared/write';
import { UBAH_SEKALIGUS } from '../../api/many-periods';
import { quiet } from '../../model/quiet';
import css from '../acuan.module.css';

type Act = 'tutup' | 'hapus';

const words = {
  tutup: { label: 'Tutup', done: 'ditutup', help: 'Sesudah itu tidak ada isian yang diterima, sampai dibuka lagi.' },
  hapus: { label: 'Hapus yang belum berisi', done: 'dihapus', help: 'Yang sudah berisi laporan tetap ada.' },
} as const;

interface ManyPeriodsProps {
  jenis: JenisPeriode;
  /** All of them, the oldest first. */
  periodes: readonly Periode[];
  refresh: readonly string[];
  onClose: () => void;
}

/** Closes many periods in one act, or takes back those that were opened by mistake. */
export function ManyPeriods({ jenis, periodes, refresh, onClose }: ManyPeriodsProps) {
  const hariIni = useHariIni();
  const [act, setAct] = useState<Act>(periodes.some((one) => !hasBegun(one, hariIni)) ? 'hapus' : 'tutup');
  const [range, setRange] = useState<{ dari?: number; sampai?: number }>({});
  const [isBusy, setBusy] = useState(false);
  const save = useSave(UBAH_SEKALIGUS, { failed: `Gagal mengubah periode`, refresh });

  const likely = likelyRange(act, periodes, hariIni);
  const [dari, sampai] = [range.dari ?? likely.dari, range.sampai ?? likely.sampai];
  const rows = periodes.slice(dari, sampai + 1).filter((one) => act === 'hapus' || !isClosed(one));

  const isTooLong = rows.length > limits.periodeSetahun;

  const change = async () => {
    if (isBusy) return;
    setBusy(true);
    const { error, saved } = await save(
      { jenis, input: { ids: rows.map(({ id }) => id), perbuatan: act } },
      { form: quiet },
    );
    setBusy(false);
    if (error || !saved) {
      toast.error(error?.message ?? 'Gagal mengubah periode');
      return;
    }
    const rest = saved.dilewati > 0 ? `, ${saved.dilewati} tetap seperti semula` : '';
    toast.success(`${saved.diubah} periode ${words[act].done}${rest}`);
    onClose();
  };

  const picker = (label: string, at: number, onChoose: (at: number) => void) => (
    <FormField label={label}>
      {(control) => (
        <SelectInput {...control} value={at} onChange={({ target }) => onChoose(Number(target.value))}>
          {periodes.map(({ id, nama_periode }, place) => (
            <option key={id} value={place}>
              {nama_periode}
            </option>
          ))}
        </SelectInput>
      )}
    </FormField>
  );

  return (
    <Sheet title="Banyak periode sekaligus" onClose={onClose}>
      <div className={css['sekaligus']}>
        <FormField label="Yang dilakukan" help={words[act].help}>
          {(control) => (
            <SelectInput
              {...control}
              value={act}
              onChange={({ target }) => {
                setAct(target.value as Act);
                setRange({});
              }}
            >
              {(['hapus', 'tutup'] as const).map((one) => (
                <option key={one} value={one}>
                  {words[one].label}
                </option>
              ))}
            </SelectInput>
          )}
        </FormField>
        {picker('Dari', dari, (at) => setRange({ dari: at, sampai: Math.max(at, sampai) }))}
        {picker('Sampai', sampai, (at) => setRange({ dari: Math.min(dari, at), sampai: at }))}
        {rows.length > 0 && (
          <p>
            {rows[0]?.nama_periode} sampai {rows.at(-1)?.nama_periode}
          </p>
        )}
        {isTooLong && <p>Paling banyak {limits.periodeSetahun} periode sekali. Pilih rentang yang lebih pendek.</p>}
        <Button disabled={rows.length === 0 || isTooLong || isBusy} aria-busy={isBusy} onClick={() => void change()}>
          {rows.length === 0 ? 'Tidak ada yang dapat diubah' : `${words[act].label}: ${rows.length} periode`}
        </Button>
      </div>
    </Sheet>
  );
}

/** The default range of an act: the periods ahead, or those that have ended. */
function likelyRange(act: Act, periodes: readonly Periode[], hariIni: string): { dari: number; sampai: number } {
  const last = periodes.length - 1;
  if (act === 'hapus') {
    const ahead = periodes.findIndex((one) => !hasBegun(one, hariIni));
    return { dari: ahead < 0 ? last : ahead, sampai: last };
  }
  const open = periodes.findIndex((one) => !isClosed(one));
  const ended = periodes.findLastIndex(({ tanggal_selesai }) => tanggal_selesai !== null && tanggal_selesai < hariIni);
  const dari = Math.max(open, 0);
  return { dari, sampai: Math.max(dari, ended) };
}
