import { regional } from '#contract/formulas/wilayah/regional.ts';
import { SelectField } from '@/shared/form';
import { useKecamatanPilihan } from '../model/use-pilihan';

/** The sub-district of a row. */
export const KecamatanField = ({ onChange }: { onChange?: (value: string) => void }) => (
  <SelectField
    name="kecamatan_id"
    label={regional('Kecamatan')}
    placeholder={regional('Pilih Kecamatan')}
    options={useKecamatanPilihan()}
    {...(onChange && { onChange })}
  />
);
