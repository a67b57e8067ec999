import { type Bulan, bulanTerakhir, kunciBulan, namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import { type SkemaSkpg, skemaSkpg } from '#contract/formulas/skpg/label.ts';
import { skema as skemas } from '#contract/formulas/skpg/skema.ts';
import type { PapanSkpg } from '#contract/summaries/skpg/papan.ts';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import { Filters, RoomTools } from '@/widgets/office-shell';

/** So many months may be chosen from. */
const MONTHS = 36;

interface PilihanProps {
  papan: PapanSkpg | undefined;
  skema: SkemaSkpg;
  chooseBulan: (bulan: Bulan) => void;
  chooseSkema: (skema: SkemaSkpg) => void;
}

const bulanIni = (): Bulan => ({ tahun: new Date().getFullYear(), bulan: new Date().getMonth() + 1 });

/** Which month, and by which scheme it is judged. */
export function Pilihan({ papan, skema, chooseBulan, chooseSkema }: PilihanProps) {
  const months = bulanTerakhir(bulanIni(), MONTHS).toReversed();
  const chosen = papan ? kunciBulan(papan) : '';
  const isListed = months.some((month) => kunciBulan(month) === chosen);
  return (
    <RoomTools>
      <Filters label="Bulan dan skema" chosen={0}>
        <NativeSelect
          aria-label="Bulan"
          value={chosen}
          disabled={!papan}
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
        </NativeSelect>
        <NativeSelect
          aria-label="Skema"
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
        </NativeSelect>
      </Filters>
    </RoomTools>
  );
}
