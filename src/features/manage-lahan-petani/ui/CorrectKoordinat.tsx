import { koordinatRules } from '#contract/resources/lahan-petani.ts';
import { RuledForm, SubmitButton } from '@/shared/form';
import type { Correction } from '@/shared/write';
import type { KoordinatInput } from '../api/lahan';
import { withLokasi } from '../model/lokasi-rules';
import { LokasiFields } from './LokasiFields';

/** A place that waits: the device may be asked for it again. */
export function CorrectKoordinat({ variables, draft, save, onSaved }: Correction) {
  const { lat, lang, ...stands } = variables.input as KoordinatInput;
  return (
    <RuledForm<KoordinatInput>
      rules={withLokasi<KoordinatInput>(koordinatRules)}
      initialValues={{ lat: String(lat), lang: String(lang) }}
      fixed={stands}
      save={(input) => save({ ...variables, input })}
      onSaved={onSaved}
      draft={draft}
    >
      <LokasiFields />
      <SubmitButton>Simpan</SubmitButton>
    </RuledForm>
  );
}
