import { type Peran, peran } from '#contract/limits.ts';
import { peranOf, useUser } from '@/entities/session';
import { SelectField, useFieldValue } from '@/shared/form';
import { peranWords } from '../model/words';
import { TugasField } from './TugasField';

/** What an admin may make; a superadmin makes all. */
const ofAdmin: readonly Peran[] = ['petani', 'petugas'];

/** Role, and an officer's sub-districts. */
export function DutyFields() {
  const mine = peranOf(useUser());
  const chosen = useFieldValue('peran');
  const offered = mine === 'superadmin' ? peran : ofAdmin;
  return (
    <>
      <SelectField
        name="peran"
        label="Peran"
        placeholder="Pilih peran"
        options={offered.map((one) => [one, peranWords[one]])}
      />
      {chosen === 'petugas' && <TugasField name="kecamatan_ids" />}
    </>
  );
}
