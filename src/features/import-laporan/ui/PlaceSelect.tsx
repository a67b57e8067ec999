import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Tempat } from '@/entities/laporan';
import { NativeSelect } from '@/shared/ui/NativeSelect';

interface PlaceSelectProps {
  tempat: readonly Tempat[];
  value: number | undefined;
  disabled: boolean;
  onChoose: (id: number) => void;
}

/** The kecamatan of all rows of a file that names none. */
export const PlaceSelect = ({ tempat, value, disabled, onChoose }: PlaceSelectProps) => (
  <NativeSelect
    aria-label={regional('Kecamatan semua baris')}
    value={value ?? ''}
    disabled={disabled}
    onChange={({ target }) => onChoose(Number(target.value))}
  >
    <option value="">{regional('Pilih Kecamatan')}</option>
    {tempat.map(({ id, nama_kecamatan }) => (
      <option key={id} value={id}>
        {nama_kecamatan}
      </option>
    ))}
  </NativeSelect>
);
