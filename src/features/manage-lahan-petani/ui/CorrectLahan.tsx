import { lahanPetaniRules } from '#contract/resources/lahan-petani.ts';
import { RuledForm, SubmitButton } from '@/shared/form';
import type { Correction } from '@/shared/write';
import type { LahanInput } from '../api/lahan';
import { standsOf, typedPetak } from '../model/lahan-values';
import { lahanLabel, ubahLahanLabel, usePetakOf } from '../model/pending-lahan';
import { PetakFields } from './PetakFields';

/** A plot that waits, added or changed; where it lies is a row of its own. */
export function CorrectLahan({ variables, draft, save, onSaved }: Correction) {
  const waiting = variables.input as LahanInput;
  const petakOf = usePetakOf();
  const labelOf = variables.id === undefined ? lahanLabel : ubahLahanLabel;
  return (
    <RuledForm<LahanInput>
      rules={lahanPetaniRules}
      initialValues={typedPetak(waiting)}
      fixed={standsOf(waiting)}
      save={(input) => save({ ...variables, input }, { label: labelOf(petakOf(input)) })}
      onSaved={onSaved}
      draft={draft}
    >
      <PetakFields />
      <SubmitButton>Simpan</SubmitButton>
    </RuledForm>
  );
}
