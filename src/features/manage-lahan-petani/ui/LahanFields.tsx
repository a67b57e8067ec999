import { SubmitButton } from '@/shared/form';
import { LokasiFields } from './LokasiFields';
import { PetakFields } from './PetakFields';

/** The fields of a plot, shared by adding and editing (spec section 2). */
export function LahanFields() {
  return (
    <>
      <PetakFields />
      <LokasiFields />
      <SubmitButton>Simpan</SubmitButton>
    </>
  );
}
