import { useId } from 'react';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { komoditiTanam, namaBulan } from '#contract/limits.ts';
import { allKecamatan, ownFirst, useKecamatanSaya } from '@/entities/wilayah';
import { useInfiniteList } from '@/shared/api';
import { Button } from '@/shared/ui/Button';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import { Sheet } from '@/shared/ui/sheet';
import type { PanenFilter } from '../model/needs';
import css from './filter-sheet.module.css';

interface FilterSheetProps {
  filter: PanenFilter;
  onApply: (filter: PanenFilter) => void;
  onClose: () => void;
}

/** Narrows the harvest list by place, crop and month. */
export function FilterSheet({ filter, onApply, onClose }: FilterSheetProps) {
  const kecamatan = useInfiniteList(allKecamatan);
  const saya = useKecamatanSaya();
  return (
    <Sheet title="Filter" onClose={onClose}>
      <form
        className={css['isian']}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          const of = (name: keyof PanenFilter) => String(form.get(name) ?? '');
          onApply({ kecamatan: of('kecamatan'), komoditi: of('komoditi'), bulan: of('bulan') });
        }}
      >
        <FilterField
          label={regional('Kecamatan')}
          name="kecamatan"
          filter={filter}
          choices={ownFirst(kecamatan.rows, saya).map(({ id, nama_kecamatan }) => [String(id), nama_kecamatan])}
        />
        <FilterField
          label="Komoditi"
          name="komoditi"
          filter={filter}
          choices={komoditiTanam.map((komoditi) => [komoditi, komoditi])}
        />
        <FilterField
          label="Bulan Panen"
          name="bulan"
          filter={filter}
          choices={namaBulan.map((bulan) => [bulan, bulan])}
        />
        <div className={css['tombol']}>
          <Button look="tenang" onClick={() => onApply({ kecamatan: '', komoditi: '', bulan: '' })}>
            Hapus filter
          </Button>
          <Button type="submit">Terapkan</Button>
        </div>
      </form>
    </Sheet>
  );
}

interface FilterFieldProps {
  label: string;
  name: keyof PanenFilter;
  filter: PanenFilter;
  choices: readonly (readonly [value: string, label: string])[];
}

/** One of the sheet's selects; blank narrows nothing. */
function FilterField({ label, name, filter, choices }: FilterFieldProps) {
  const id = useId();
  return (
    <div className={css['label']}>
      <label htmlFor={id}>{label}</label>
      {/* The choices may come later than the sheet: a new key lets the chosen one stand then. */}
      <NativeSelect id={id} name={name} defaultValue={filter[name]} key={choices.length}>
        <option value="">Semua {name}</option>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
