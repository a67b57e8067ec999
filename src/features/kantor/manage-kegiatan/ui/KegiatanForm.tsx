import type { OfficeKegiatan } from '@/entities/kegiatan-dinas';
import { RuledForm, SubmitButton, TextField } from '@/shared/form';
import { NewerRow, useNewerRow } from '@/shared/newer-row';
import { PictureField } from '@/shared/picture-field';
import type { SavingForm } from '@/shared/write';
import { useAddKegiatan, useEditKegiatan } from '../api/kegiatan';
import { bodyOf, formRules, isianKosong, isianOf, type KegiatanIsian } from '../model/kegiatan-isian';
import css from './kegiatan-form.module.css';
import { TulisanField } from './TulisanField';

const compared = [
  ['judul', 'Judul'],
  ['deskripsi', 'Isi'],
] as const;

interface KegiatanFieldsProps {
  userId: number;
  /** After it was stored, with its number. */
  onSaved: (id: number) => void;
}

/** A new activity: its title, its text and its first picture. */
export function AddKegiatan({ userId, onSaved }: KegiatanFieldsProps) {
  const add = useAddKegiatan();
  const made = { id: 0 };
  const save = async (values: KegiatanIsian, form: SavingForm) => {
    const outcome = await add({ input: bodyOf(values) }, { form });
    made.id = outcome.saved?.kegiatan_dinas.id ?? 0;
    return outcome;
  };
  return (
    <div className={css['lebar']}>
      <RuledForm<KegiatanIsian>
        rules={formRules}
        initialValues={isianKosong}
        save={save}
        onSaved={() => onSaved(made.id)}
        draft={`${userId}/kegiatan-baru`}
      >
        <Fields />
        <SubmitButton>Simpan</SubmitButton>
      </RuledForm>
    </div>
  );
}

/** An activity that is there. */
export function EditKegiatan({ userId, kegiatan, onSaved }: KegiatanFieldsProps & { kegiatan: OfficeKegiatan }) {
  const edit = useEditKegiatan();
  const { newer, note, forget } = useNewerRow<OfficeKegiatan>();
  const { id } = kegiatan;
  const save = async (values: KegiatanIsian, form: SavingForm) => {
    const { revisi } = values;
    const outcome = await edit({ id, input: { ...bodyOf(values), _method: 'put' } }, { revisi, form });
    note(outcome);
    return outcome;
  };
  return (
    <div className={css['lebar']}>
      <RuledForm<KegiatanIsian>
        rules={formRules}
        initialValues={isianOf(kegiatan)}
        save={save}
        onSaved={() => onSaved(id)}
        draft={`${userId}/kegiatan-${id}`}
      >
        {newer && <NewerRow newer={isianOf(newer)} fields={compared} onChosen={forget} />}
        <Fields stored={kegiatan.foto_url} />
        <SubmitButton>Simpan</SubmitButton>
      </RuledForm>
    </div>
  );
}

const Fields = ({ stored }: { stored?: string | null }) => (
  <>
    <TextField name="judul" label="Judul" maxLength={200} autoComplete="off" />
    <PictureField
      name="foto"
      label="Foto utama"
      stored={stored}
      ratio={[16, 9]}
      help="Boleh kosong. jpg atau png, paling besar 2 MB."
    />
    <TulisanField name="deskripsi" label="Isi" />
  </>
);
