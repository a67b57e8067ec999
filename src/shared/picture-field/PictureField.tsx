import { X } from 'lucide-react';
import { useField, useForm } from 'react-final-form';
import { firstBroken, gambarRules, type Rule } from '#contract/rules.ts';
import { complaintOf, FormField, useFieldValue } from '../form';
import { Button } from '../ui/Button';
import { PhotoChoices } from '../ui/file-choice';
import { Photo } from '../ui/photo';
import { LocalPhoto } from './LocalPhoto';
import { PictureComplaint } from './PictureComplaint';
import css from './picture-field.module.css';

/** What a form holds of one picture: the chosen file, or none while the stored one stays. */
export type Chosen = readonly File[];

const NONE: Chosen = [];
const areSame = (one: Chosen = NONE, other: Chosen = NONE): boolean => one[0] === other[0];

/**
 * The rules of a form with one picture: that of a resource's own that asks for it knows the stored one too, and the
 * chosen file is looked at before it travels.
 */
export const pictureRules = <Values extends { [Field in Name]: Chosen }, Name extends string>(
  rules: readonly Rule<never>[],
  name: Name,
  isStored: boolean,
): readonly Rule<Values>[] => [
  ...rules.map(
    ([message, isBroken, field]): Rule<Values> => [
      message,
      (values) => isBroken({ ...values, [name]: isStored ? ['tersimpan'] : values[name] } as never),
      field as keyof Values,
    ],
  ),
  ...gambarRules.map(([message, isBroken]): Rule<Values> => [message, (values) => values[name].some(isBroken), name]),
];

interface PictureFieldProps {
  name: string;
  label: string;
  /** The picture that the server has. */
  stored?: string | null | undefined;
  ratio: readonly [width: number, height: number];
  help?: string;
}

/** One picture of a row: as it is or will be, and the ways to another. */
export function PictureField({ name, label, stored, ratio, help }: PictureFieldProps) {
  const form = useForm();
  const { meta } = useField<Chosen>(name, { isEqual: areSame });
  const [file] = useFieldValue<Chosen>(name, areSame) || NONE;
  const choose = (files: Chosen) => form.change(name, files.slice(0, 1));
  const complaint = file && firstBroken(gambarRules, file);
  const picture = file ? (
    <LocalPhoto file={file} />
  ) : (
    stored && <Photo url={stored} alt="" sizes="(width >= 768px) 420px, calc(100vw - 32px)" ratio={ratio} />
  );

  return (
    <FormField label={label} help={help} complaint={complaint ? undefined : complaintOf(meta)}>
      {(control) => (
        <div className={css['isi']} data-gambar>
          {picture && (
            <span className={css['bingkai']} style={{ aspectRatio: ratio.join(' / ') }}>
              {picture}
            </span>
          )}
          {file && <PictureComplaint file={file} complaint={complaint} onShrunk={(small) => choose([small])} />}
          <PhotoChoices
            {...control}
            label={label}
            gallery={picture ? 'Ganti foto' : 'Pilih foto'}
            accept="image/jpeg,image/png"
            onChoose={choose}
          />
          {file && (
            <Button look="tenang" onClick={() => choose(NONE)}>
              <X aria-hidden size={18} /> {stored ? 'Kembali ke foto semula' : 'Buang foto'}
            </Button>
          )}
        </div>
      )}
    </FormField>
  );
}
