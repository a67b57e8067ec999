import { useEffect } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { komoditiTanam } from '#contract/limits.ts';
import { ChoiceField, type FieldsProps, FigureFields } from '@/entities/laporan';
import { useTugas, useUser } from '@/entities/session';
import { missingOf } from '@/shared/api';
import { FixedField, SelectField } from '@/shared/form';
import { Button } from '@/shared/ui/Button';
import { type LuasInput, type LuasShape, luasFigures } from '../model/luas';

/** The fields of a planted area, in the spec's order (section 2, Planting-area forms). */
export function LuasFields({ periode, subjects, isTaken, was, next, help, children }: FieldsProps<LuasShape>) {
  const form = useForm<LuasInput>();
  const user = useUser();
  const tugas = useTugas();
  const { values } = useFormState<LuasInput>({ subscription: { values: true } });
  const { kecamatan_id = '', kelurahan_id = '', komoditi = '' } = values;
  const freeIn = (desa: string) => komoditiTanam.filter((name) => !isTaken({ kelurahan_id: desa, komoditi: name }));
  const missing = missingOf(subjects);

  // The villages of a sub-district that was chosen arrive later.
  const [desa, tanaman] = [next?.kelurahan_id, next?.komoditi];
  useEffect(() => {
    if (desa === undefined || form.getState().values.kelurahan_id) return;
    form.batch(() => {
      form.change('kelurahan_id', desa);
      form.change('komoditi', tanaman);
    });
  }, [form, desa, tanaman]);

  return (
    <>
      <FixedField label="Periode" value={periode} disabled />
      <SelectField
        name="kecamatan_id"
        label={regional('Kecamatan')}
        placeholder={
          user && tugas.length === 0 ? regional('Tidak Ada Kecamatan Tersedia') : regional('Pilih Kecamatan')
        }
        options={tugas.map(({ id, nama_kecamatan }) => [id, nama_kecamatan])}
        onChange={() =>
          form.batch(() => {
            form.change('kelurahan_id', '');
            form.change('komoditi', '');
          })
        }
      />
      <ChoiceField
        name="kelurahan_id"
        label={regional('Kelurahan')}
        placeholder={placeholder(kecamatan_id, subjects.isLoading)}
        options={subjects.rows.map(({ id, nama_desa_kelurahan: nama }) =>
          freeIn(String(id)).length === 0 && kelurahan_id !== String(id)
            ? [id, `${nama} (sudah diisi)`, true]
            : [id, nama],
        )}
        disabled={!kecamatan_id}
        help={
          missing ? (
            <Button look="tenang" onClick={missing.retry}>
              {regional('Kelurahan belum terbaca. Coba lagi')}
            </Button>
          ) : (
            help
          )
        }
        onChange={(id) => {
          const free: readonly string[] = freeIn(id);
          if (id && !free.includes(komoditi)) form.change('komoditi', free[0] ?? '');
        }}
      />
      {children}
      <SelectField
        name="komoditi"
        label="Komoditi"
        placeholder="Pilih Komoditi"
        options={komoditiTanam.map((name) =>
          kelurahan_id && isTaken({ kelurahan_id, komoditi: name })
            ? [name, `${name} (sudah diisi)`, true]
            : [name, name],
        )}
      />
      <FigureFields figures={luasFigures} was={was({ kelurahan_id, komoditi })} />
    </>
  );
}

const placeholder = (kecamatan: string, isLoading: boolean): string => {
  if (!kecamatan) return regional('Pilih Kecamatan terlebih dahulu');
  return isLoading ? 'Memuat...' : regional('Pilih Kelurahan');
};
