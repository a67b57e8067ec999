import { lahanPetaniRules } from '#contract/resources/lahan-petani.ts';
import { RuledForm, SubmitButton } from '@/shared/form';
import type { Correction } from '@/shared/write';
import type { LahanInput } from '../api/lahan';
import { lahanLabel, ubahLahanLabel } from '../model/pending-lahan';
import { useNamaDesa } from '../model/use-nama-desa';
import { PetakFields } from './PetakFields';

const fields = [
  ...['kecamatan_id', 'kelurahan_id', 'alamat', 'luas_tanam', 'jumlah_panen'],
  ...['komoditi', 'satuan_panen', 'bulan'],
];

/** A plot that waits, added or changed; where it lies is a row of its own. */
export function CorrectLahan({ variables, draft, save, onSaved }: Correction) {
  const { id } = variables;
  const waiting = variables.input as LahanInput;
  const namaDesa = useNamaDesa();
  const saveNamed = (input: LahanInput) => {
    const { komoditi, alamat, kecamatan_id, kelurahan_id } = input;
    const petak = { komoditi, alamat, desa: namaDesa(kecamatan_id, kelurahan_id) };
    return save({ ...variables, input }, { label: id === undefined ? lahanLabel(petak) : ubahLahanLabel(petak) });
  };
  return (
    <RuledForm<LahanInput>
      rules={lahanPetaniRules}
      initialValues={Object.fromEntries(fields.map((name) => [name, String(waiting[name] ?? '')]))}
      fixed={Object.fromEntries(Object.entries(waiting).filter(([name]) => !fields.includes(name)))}
      save={saveNamed}
      onSaved={onSaved}
      draft={draft}
    >
      <PetakFields />
      <SubmitButton>Simpan</SubmitButton>
    </RuledForm>
  );
}
