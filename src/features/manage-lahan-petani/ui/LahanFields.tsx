import { SubmitButton } from '@/shared/form';
import { LokasiFields } from './LokasiFields';
import { PetakFields } from './PetakFields';

/** The fields of a plot, shared by adding and editing (spec section 2). */
export function LahanFields({ mayWait }: { mayWait: boolean }) {
  return (
    <>
      <PetakFields />
      <LokasiFields mayWait={mayWait} />
      <SubmitButton>Simpan</SubmitButton>
    </>
  );
}
