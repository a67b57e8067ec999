import { addProdukRules } from '#contract/rules/produk.ts';
import { RuledForm, SubmitButton } from '@/shared/form';
import { useAddProduk } from '../api/add-produk';
import { isianKosong, type ProdukIsian, teksOf } from '../model/produk-isian';
import { formRules } from '../model/produk-rules';
import { useProgress } from '../model/use-progress';
import { FotoField } from './FotoField';
import { ProdukFields } from './ProdukFields';

const rules = formRules(addProdukRules, []);

/** A new product; once it is stored the form is empty for the next (spec section 4). */
export function AddProdukForm({ userId }: { userId: number }) {
  const add = useAddProduk();
  const { progress, telling, clear } = useProgress();
  const save = async (values: ProdukIsian) => {
    const foto = values.foto.map(({ file }) => file);
    const main = values.foto.map(({ kunci }) => (kunci === values.main ? '1' : '0'));
    const outcome = await add({ input: { ...teksOf(values), foto, main } }, { send: telling(...values.foto) });
    clear();
    return outcome;
  };

  return (
    <RuledForm<ProdukIsian>
      rules={rules}
      initialValues={isianKosong}
      fixed={{ user_id: userId }}
      save={save}
      draft={`${userId}/tambah-produk`}
    >
      <ProdukFields foto={<FotoField tersimpan={[]} progress={progress} />} />
      <SubmitButton>Simpan</SubmitButton>
    </RuledForm>
  );
}
