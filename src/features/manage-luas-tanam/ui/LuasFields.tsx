import { useEffect } from 'react';
import { FormSpy, useForm, useFormState } from 'react-final-form';
import { komoditiTanam } from '#contract/limits.ts';
import { useUser } from '@/entities/session';
import { FilledUnknown, SelectField, TextField, WholeField } from '@/shared/form';
import { angka } from '@/shared/lib/format';
import { Button } from '@/shared/ui/Button';
import { type LuasForm, luasColumns, luasSebelumnya } from '../model/luas';
import { isSame, type Petak } from '../model/petak';
import type { TanamDi } from '../model/use-tanam-di';

interface LuasFieldsProps {
  di: TanamDi;
  onKecamatan: (id: number) => void;
  /** What is reported already and cannot be chosen. */
  taken: readonly Petak[];
  /** What to begin with in a sub-district that was chosen just now. */
  next: Petak | undefined;
}

/** The fields of a planted area, in the spec's order (section 2, Planting-area forms). */
export function LuasFields({ di, onKecamatan, taken, next }: LuasFieldsProps) {
  const form = useForm<LuasForm>();
  const user = useUser();
  const { values } = useFormState<LuasForm>({ subscription: { values: true } });
  const { kecamatan_id = '', kelurahan_id = '', komoditi = '' } = values;
  const own = user?.pengguna_kecamatan ?? [];
  const was = luasSebelumnya(di.before, { kelurahan_id, komoditi });
  const isFree = (petak: Petak) => !taken.some((row) => isSame(row, petak));
  const freeIn = (desa: number | string) =>
    komoditiTanam.filter((name) => isFree({ kelurahan_id: desa, komoditi: name }));

  // The villages of a sub-district that was chosen arrive later.
  const [desa, tanaman] = [next?.kelurahan_id, next?.komoditi];
  useEffect(() => {
    if (desa === undefined || form.getState().values.kelurahan_id) return;
    form.batch(() => {
      form.change('kelurahan_id', String(desa));
      form.change('komoditi', tanaman);
    });
  }, [form, desa, tanaman]);

  return (
    <>
      <FormSpy<LuasForm>
        subscription={{ values: true }}
        onChange={({ values: now }) => onKecamatan(Number(now?.kecamatan_id ?? 0))}
      />
      <TextField name="nama_periode" label="Periode" disabled />
      <SelectField
        name="kecamatan_id"
        label="Kecamatan"
        placeholder={user && own.length === 0 ? 'Tidak Ada Kecamatan Tersedia' : 'Pilih Kecamatan'}
        options={own.map(({ kecamatans }) => [kecamatans.id, kecamatans.nama_kecamatan])}
        onChange={() =>
          form.batch(() => {
            form.change('kelurahan_id', '');
            form.change('komoditi', '');
          })
        }
      />
      <SelectField
        name="kelurahan_id"
        label="Kelurahan"
        placeholder={placeholder(kecamatan_id, di.isLoading)}
        options={di.desa.map(({ id, nama_desa_kelurahan: nama }) =>
          freeIn(id).length === 0 && kelurahan_id !== String(id) ? [id, `${nama} (sudah diisi)`, true] : [id, nama],
        )}
        disabled={!kecamatan_id}
        help={villagesHelp(di)}
        onChange={(id) => {
          const free: readonly string[] = freeIn(id);
          if (id && !free.includes(komoditi)) form.change('komoditi', free[0] ?? '');
        }}
      />
      {di.onUnknown && <FilledUnknown onRetry={di.onUnknown} />}
      <SelectField
        name="komoditi"
        label="Komoditi"
        placeholder="Pilih Komoditi"
        options={komoditiTanam.map((name) =>
          kelurahan_id && !isFree({ kelurahan_id, komoditi: name })
            ? [name, `${name} (sudah diisi)`, true]
            : [name, name],
        )}
      />
      {luasColumns.map(([name, label]) => (
        <WholeField key={name} name={name} label={label} unit="Hektar" help={was && periodeLalu(was[name])} />
      ))}
    </>
  );
}

const villagesHelp = ({ missing, isEmpty }: TanamDi) =>
  missing ? (
    <Button look="tenang" onClick={missing.retry}>
      Kelurahan belum terbaca. Coba lagi
    </Button>
  ) : (
    isEmpty && 'Belum ada desa atau kelurahan'
  );

const periodeLalu = (luas: number) => `Periode lalu ${angka(luas, 'Hektar')}`;

const placeholder = (kecamatan: string, isLoading: boolean): string => {
  if (!kecamatan) return 'Pilih Kecamatan terlebih dahulu';
  return isLoading ? 'Memuat...' : 'Pilih Kelurahan';
};
