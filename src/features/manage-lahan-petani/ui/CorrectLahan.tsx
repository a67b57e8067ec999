import { plainDecimal } from '#contract/format.ts';
import { koordinatRules, lahanPetaniRules } from '#contract/resources/lahan-petani.ts';
import { RuledForm, SubmitButton } from '@/shared/form';
import type { Correction } from '@/shared/write';
import type { KoordinatInput, LahanInput } from '../api/lahan';
import { standsOf, typedPetak } from '../model/lahan-values';
import { withLokasi } from '../model/lokasi-rules';
import { luasDoubts, withLuas } from '../model/luas';
import { lahanLabel, ubahLahanLabel, useKecamatanOf, usePetakOf } from '../model/pending-lahan';
import { LAHAN_QUESTION, useLetakDoubts } from '../model/use-letak';
import { LokasiFields } from './LokasiFields';
import { PetakFields } from './PetakFields';

/** A plot that waits, added or changed; where it lies is a row of its own. */
export function CorrectLahan({ variables, draft, save, onSaved }: Correction) {
  const waiting = variables.input as LahanInput;
  const petakOf = usePetakOf();
  const labelOf = variables.id === undefined ? lahanLabel : ubahLahanLabel;
  return (
    <RuledForm<LahanInput>
      rules={withLuas<LahanInput>(lahanPetaniRules)}
      doubts={luasDoubts}
      question={LAHAN_QUESTION}
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

/** A place that waits: the device may be asked for it again. */
export function CorrectKoordinat({ variables, draft, save, onSaved }: Correction) {
  const { lat, lang, ...stands } = variables.input as KoordinatInput;
  const kecamatan_id = useKecamatanOf(stands.lahan_id);
  const doubtsOf = useLetakDoubts();
  return (
    <RuledForm<KoordinatInput>
      rules={withLokasi<KoordinatInput>(koordinatRules)}
      initialValues={{ lat: plainDecimal(Number(lat)), lang: plainDecimal(Number(lang)) }}
      fixed={stands}
      doubts={(typed) => doubtsOf({ ...typed, kecamatan_id })}
      question={LAHAN_QUESTION}
      save={(input) => save({ ...variables, input })}
      onSaved={onSaved}
      draft={draft}
    >
      <LokasiFields kecamatan_id={kecamatan_id} />
      <SubmitButton>Simpan</SubmitButton>
    </RuledForm>
  );
}
