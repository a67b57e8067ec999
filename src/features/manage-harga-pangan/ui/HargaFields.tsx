import { ChoiceField, type EditFieldsProps, type FieldsProps, FigureFields, withTaken } from '@/entities/laporan';
import { FixedField, useFieldValue } from '@/shared/form';
import { type HargaShape, hargaFigures } from '../model/harga';

/** The commodity and its prices, each beside what it was. */
export function HargaFields({ subjects, isTaken, was, isStored, help, children }: FieldsProps<HargaShape>) {
  const komoditi_id = useFieldValue('komoditi_id') ?? '';
  return (
    <>
      <ChoiceField
        name="komoditi_id"
        label="Komoditi"
        placeholder="Pilih Komoditi"
        options={withTaken(
          subjects.rows,
          (id) => isTaken({ komoditi_id: id }),
          ({ nama_komoditi }) => nama_komoditi,
          ({ nama_komoditi, satuan }) => `${nama_komoditi} (per ${satuan})`,
        )}
        help={help}
        disabled={isStored === true}
      />
      {children}
      <FigureFields figures={hargaFigures} was={was({ komoditi_id })} />
    </>
  );
}

/** The commodity stands, its prices change. */
export const EditHargaFields = ({ row, was }: EditFieldsProps<HargaShape>) => (
  <>
    <FixedField label="Komoditi" value={row.nama_komoditi} />
    <FigureFields figures={hargaFigures} was={was(row)} />
  </>
);
