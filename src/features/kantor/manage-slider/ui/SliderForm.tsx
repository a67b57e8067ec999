import { Switch } from '@chakra-ui/react';
import { routes } from '#contract/routes.ts';
import type { Slider } from '@/entities/slider';
import { FormField, RuledForm, SubmitButton, TextAreaField, TextField, useFormField } from '@/shared/form';
import { NewerRow, useNewerRow } from '@/shared/newer-row';
import { PictureField } from '@/shared/picture-field';
import type { SavingForm } from '@/shared/write';
import { useAddSlider, useEditSlider } from '../api/slider';
import { bodyOf, formRules, isianKosong, isianOf, type SliderIsian } from '../model/slider-isian';

interface SliderFormProps {
  userId: number;
  /** The banner that is changed; none: a new one. */
  slider?: Slider | undefined;
  /** The place behind the last. */
  urutan: number;
  onSaved: () => void;
}

const tujuan = [
  [routes.hargaPangan, 'Harga Pangan'],
  [routes.etalase, 'Etalase'],
  [routes.ketersediaanPangan, 'Ketersediaan Pangan'],
  [routes.kegiatan, 'Kegiatan Dinas'],
  [routes.laporan, 'Laporan'],
] as const;

const compared = [
  ['judul', 'Judul'],
  ['deskripsi', 'Deskripsi'],
  ['action', 'Tujuan'],
] as const;

/** A banner of home: new, or one that is there. */
export function SliderForm({ userId, slider, urutan, onSaved }: SliderFormProps) {
  const add = useAddSlider();
  const edit = useEditSlider();
  const { newer, note, forget } = useNewerRow<Slider>();
  const save = async (values: SliderIsian, form: SavingForm) => {
    const input = bodyOf(values);
    if (!slider) return add({ input: { ...input, urutan } }, { form });
    const { revisi } = values;
    const outcome = await edit({ id: slider.id, input: { ...input, _method: 'put' } }, { revisi, form });
    note(outcome);
    return outcome;
  };

  return (
    <RuledForm<SliderIsian>
      rules={formRules(slider !== undefined)}
      initialValues={slider ? isianOf(slider) : isianKosong}
      save={save}
      onSaved={onSaved}
      draft={`${userId}/slider-${slider?.id ?? 'baru'}`}
    >
      {newer && <NewerRow newer={isianOf(newer)} fields={compared} onChosen={forget} />}
      <PictureField
        name="foto"
        label="Foto"
        stored={slider?.foto_url}
        ratio={[16, 9]}
        help="Tampil 16:9 di beranda: yang penting letakkan di tengah. jpg atau png, paling besar 2 MB."
      />
      <TextField name="judul" label="Judul" maxLength={200} autoComplete="off" />
      <TextAreaField name="deskripsi" label="Deskripsi" maxLength={1000} rows={2} help="Boleh kosong." />
      <TextField
        name="action"
        label="Tujuan"
        list="tujuan-slider"
        maxLength={500}
        autoComplete="off"
        autoCapitalize="none"
        help="Yang terbuka saat ditekan: jalur di aplikasi ini seperti /harga-pangan, atau alamat https. Boleh kosong."
      />
      <datalist id="tujuan-slider">
        {tujuan.map(([to, name]) => (
          <option key={to} value={to}>
            {name}
          </option>
        ))}
      </datalist>
      <ShownField />
      <SubmitButton>Simpan</SubmitButton>
    </RuledForm>
  );
}

/** Whether home shows it. */
function ShownField() {
  const { input, complaint } = useFormField('status');
  return (
    <FormField label="Di beranda" complaint={complaint}>
      {({ id }) => (
        <Switch.Root
          ids={{ hiddenInput: id }}
          checked={input.value === '1'}
          onCheckedChange={({ checked }) => input.onChange(checked ? '1' : '0')}
        >
          <Switch.HiddenInput role="switch" />
          <Switch.Control _checked={{ bg: 'padiTua', borderColor: 'padiTua' }} />
          <Switch.Label>{input.value === '1' ? 'Ditampilkan' : 'Disembunyikan'}</Switch.Label>
        </Switch.Root>
      )}
    </FormField>
  );
}
