import { type Bulan, bulanDari, bulanTerakhir, kunciBulan, namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import { type SkemaSkpg, skemaSkpg } from '#contract/formulas/skpg/label.ts';
import { skema as skemas } from '#contract/formulas/skpg/skema.ts';
import type { PapanSkpg } from '#contract/summaries/skpg/papan.ts';
import { useHariIni } from '@/shared/config';
import { FormField, SelectInput } from '@/shared/form';
import css from './skpg.module.css';

/** So many months may be chosen from. */
const MONTHS = 60;

interface PilihanProps {
  papan: PapanSkpg | undefined;
  skema: SkemaSkpg;
  chooseBulan: (bulan: Bulan) => void;
  chooseSkema: (skema: SkemaSkpg) => void;
}

/** Which month, and by which scheme it is judged. */
export function Pilihan({ papan, skema, chooseBulan, chooseSkema }: PilihanProps) {
  const bulanIni = bulanDari(useHariIni());
  const last = [bulanIni, ...(papan ? [papan] : [])].toSorted((one, other) =>
    kunciBulan(other).localeCompare(kunciBulan(one)),
  );
  const months = bulanTerakhir(last[0] ?? bulanIni, MONTHS).toReversed();
  const chosen = papan ? kunciBulan(papan) : '';
  const isListed = months.some((month) => kunciBulan(month) === chosen);
  return (
    <div className={css['pilihan']}>
      <FormField label="Bulan">
        {(control) => (
          <SelectInput
            {...control}
            value={chosen}
            onChange={({ target }) => {
              const [tahun = 0, bulan = 0] = target.value.split('-').map(Number);
              chooseBulan({ tahun, bulan });
            }}
          >
            {papan && !isListed && <option value={chosen}>{namaBulanTahun(papan)}</option>}
            {!papan && <option value="">Memuat…</option>}
            {months.map((month) => (
              <option key={kunciBulan(month)} value={kunciBulan(month)}>
                {namaBulanTahun(month)}
              </option>
            ))}
          </SelectInput>
        )}
      </FormField>
      <FormField label="Skema">
        {(control) => (
          <SelectInput
            {...control}
            value={skema}
            onChange={({ target }) => {
              const chosenSkema = skemaSkpg.find((one) => one === target.value);
              if (chosenSkema) chooseSkema(chosenSkema);
            }}
          >
            {skemaSkpg.map((one) => (
              <option key={one} value={one}>
                {skemas[one].nama}
              </option>
            ))}
          </SelectInput>
        )}
      </FormField>
    </div>
  );
}
