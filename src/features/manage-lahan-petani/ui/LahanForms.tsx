import { addLahanPetaniRules, editLahanPetaniRules } from '#contract/resources/lahan-petani.ts';
import type { OwnLahan } from '@/entities/lahan-petani';
import { RuledForm, SubmitButton, useFieldValue } from '@/shared/form';
import { type LahanValues, valuesOf } from '../model/lahan-values';
import { withLokasi } from '../model/lokasi-rules';
import { figureIn, luasDoubts, withLuas } from '../model/luas';
import { LAHAN_QUESTION, useLetakDoubts } from '../model/use-letak';
import { useSaveLahan } from '../model/use-save-lahan';
import { LokasiFields } from './LokasiFields';
import { PetakFields } from './PetakFields';

type Doubts = (values: LahanValues) => Record<string, string>;

/** The doubts about a plot's point and its area; a stored area stays as it is. */
const lahanDoubts =
  (letak: Doubts, stored?: LahanValues): Doubts =>
  (values) => ({ ...letak(values), ...(isSameArea(stored, values) ? {} : luasDoubts(values)) });

const isSameArea = (stored: LahanValues | undefined, { luas_tanam }: LahanValues): boolean =>
  stored !== undefined && figureIn(stored.luas_tanam) === Number(luas_tanam);

interface AddLahanProps {
  userId: number;
  onSaved: () => void;
}

export function AddLahan({ userId, onSaved }: AddLahanProps) {
  return (
    <RuledForm<LahanValues>
      rules={withLuas(withLokasi<LahanValues>(addLahanPetaniRules))}
      initialValues={{}}
      fixed={{ user_id: userId }}
      doubts={lahanDoubts(useLetakDoubts())}
      question={LAHAN_QUESTION}
      save={useSaveLahan()}
      onSaved={onSaved}
      draft={`${userId}/tambah-lahan`}
    >
      <LahanFields mayWait />
    </RuledForm>
  );
}

interface EditLahanProps {
  lahan: OwnLahan;
  onSaved: () => void;
}

export function EditLahan({ lahan, onSaved }: EditLahanProps) {
  const stored = valuesOf(lahan);
  return (
    <RuledForm<LahanValues>
      rules={withLuas(withLokasi<LahanValues>(editLahanPetaniRules))}
      initialValues={stored}
      doubts={lahanDoubts(useLetakDoubts(stored), stored)}
      question={LAHAN_QUESTION}
      save={useSaveLahan()}
      onSaved={onSaved}
      draft={`${lahan.user_id}/edit-lahan-${lahan.id}`}
    >
      <LahanFields mayWait={lahan.koordinat === null} />
    </RuledForm>
  );
}

/** The fields of a plot (spec section 2). */
function LahanFields({ mayWait }: { mayWait: boolean }) {
  return (
    <>
      <PetakFields />
      <LokasiFields mayWait={mayWait} kecamatan_id={useFieldValue('kecamatan_id')} />
      <SubmitButton>Simpan</SubmitButton>
    </>
  );
}
