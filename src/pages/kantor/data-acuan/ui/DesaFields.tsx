import { useForm } from 'react-final-form';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { useDesaKelurahan } from '@/entities/wilayah';
import { SelectField, useFieldValue } from '@/shared/form';
import { KecamatanField } from './KecamatanField';

/** A village, in its sub-district. */
export function DesaFields() {
  const form = useForm();
  const kecamatan = Number(useFieldValue('kecamatan_id')) || 0;
  const desa = useDesaKelurahan(kecamatan);
  return (
    <>
      <KecamatanField onChange={() => form.change('kelurahan_id', '')} />
      <SelectField
        name="kelurahan_id"
        label={regional('Desa atau kelurahan')}
        placeholder={kecamatan ? regional('Pilih Desa atau Kelurahan') : regional('Pilih kecamatan dulu')}
        options={desa.rows.map(({ id, nama_desa_kelurahan }) => [id, nama_desa_kelurahan] as const)}
        disabled={!kecamatan}
      />
    </>
  );
}
