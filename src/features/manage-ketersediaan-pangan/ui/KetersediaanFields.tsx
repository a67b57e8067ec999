import { regional } from '#contract/formulas/wilayah/regional.ts';
import { ChoiceField, type EditFieldsProps, type FieldsProps, FigureFields, withTaken } from '@/entities/laporan';
import { useTugas } from '@/entities/session';
import { FixedField, SelectField, useFieldValue } from '@/shared/form';
import { type KetersediaanShape, stokFigures } from '../model/stok';

/** Sub-district, food, and its three figures, each beside what it was. */
export function KetersediaanFields({
  subjects,
  isTaken,
  was,
  isStored = false,
  help,
  children,
}: FieldsProps<KetersediaanShape>) {
  const tugas = useTugas();
  const pangan_id = useFieldValue('pangan_id') ?? '';
  return (
    <>
      <SelectField
        name="kecamatan_id"
        label={regional('Kecamatan')}
        placeholder={regional('Pilih Kecamatan')}
        options={tugas.map(({ id, nama_kecamatan }) => [id, nama_kecamatan])}
        disabled={isStored}
      />
      <ChoiceField
        name="pangan_id"
        label="Pangan"
        placeholder="Pilih Pangan"
        options={withTaken(
          subjects.rows,
          (id) => isTaken({ pangan_id: id }),
          ({ nama_pangan }) => nama_pangan,
        )}
        help={help}
        disabled={isStored}
      />
      {children}
      <FigureFields figures={stokFigures} was={was({ pangan_id })} />
    </>
  );
}

/** Food and place stand, the figures change. */
export const EditKetersediaanFields = ({ row, was }: EditFieldsProps<KetersediaanShape>) => (
  <>
    <FixedField label={regional('Kecamatan')} value={row.nama_kecamatan} />
    <FixedField label="Pangan" value={row.pangans.nama_pangan} />
    <FigureFields figures={stokFigures} was={was(row)} />
  </>
);
