import { SelectField } from '@/shared/form';
import { useKecamatanPilihan } from '../model/use-pilihan';

/** The sub-district of a row. */
export const KecamatanField = ({ onChange }: { onChange?: (value: string) => void }) => (
  <SelectField
    name="kecamatan_id"
    label="Kecamatan"
    placeholder="Pilih Kecamatan"
    options={useKecamatanPilihan()}
    {...(onChange && { onChange })}
  />
);
