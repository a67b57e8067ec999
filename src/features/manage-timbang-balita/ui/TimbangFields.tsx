import { useFormState } from 'react-final-form';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { ChoiceField, type FieldsProps, FigureFields, withTaken } from '@/entities/laporan';
import { SelectField } from '@/shared/form';
import { angka } from '@/shared/lib/format';
import { belumTercatat, hitungan, type TimbangInput, type TimbangShape } from '../model/hitungan';

/** The fields of a village's weighing, each figure beside what it was (spec section 2). */
export function TimbangFields({ tempat, subjects, isTaken, was, help, children }: FieldsProps<TimbangShape>) {
  const { values } = useFormState<TimbangInput>({ subscription: { values: true } });
  const rest = belumTercatat(values);
  return (
    <>
      <SelectField
        name="kecamatan_id"
        label={regional('Kecamatan')}
        placeholder={regional('Pilih Kecamatan')}
        options={[[tempat.id, tempat.nama_kecamatan]]}
        disabled
      />
      <ChoiceField
        name="kelurahan_id"
        label={regional('Desa/Kelurahan')}
        placeholder={regional('Pilih Desa/Kelurahan')}
        options={withTaken(
          subjects.rows,
          (id) => isTaken({ kelurahan_id: String(id) }),
          ({ nama_desa_kelurahan }) => nama_desa_kelurahan,
        )}
        help={help}
      />
      <FigureFields
        figures={hitungan}
        was={was({ kelurahan_id: values.kelurahan_id ?? '' })}
        also={(name) =>
          name === 'berat_badan_tidak_naik' && rest !== null
            ? `${angka(rest)} balita baru atau tidak ditimbang bulan lalu`
            : undefined
        }
      />
      {children}
    </>
  );
}
