import { useCallback, useRef, useState } from 'react';
import { addProdukRules } from '#contract/resources/produk.ts';
import { RuledForm, SubmitButton } from '@/shared/form';
import type { SavingForm } from '@/shared/write';
import { useAddProduk } from '../api/produk';
import { isianKosong, type ProdukIsian, teksOf } from '../model/produk-isian';
import { formRules } from '../model/produk-rules';
import { useProgress } from '../model/use-progress';
import { AddedProduk, type AddedProdukProps } from './AddedProduk';
import { FotoField } from './FotoField';
import { ProdukFields } from './ProdukFields';

const rules = formRules(addProdukRules, []);

type Added = Omit<AddedProdukProps, 'onMore'>;

/** A new product; once it is stored the form is empty for the next (spec section 4). */
export function AddProdukForm({ userId }: { userId: number }) {
  const add = useAddProduk();
  const { progress, telling, clear } = useProgress();
  const last = useRef<Added>(undefined);
  const [added, setAdded] = useState<Added>();
  const goOn = useCallback(() => setAdded(undefined), []);
  const save = async (values: ProdukIsian, form: SavingForm) => {
    const foto = values.foto.map(({ file }) => file);
    const main = values.foto.map(({ kunci }) => (kunci === values.main ? '1' : '0'));
    const outcome = await add({ input: { ...teksOf(values), foto, main } }, { send: telling(...values.foto), form });
    clear();
    last.current = { judul: values.judul, produk: outcome.saved?.produk };
    return outcome;
  };

  return (
    <RuledForm<ProdukIsian>
      rules={rules}
      initialValues={isianKosong}
      fixed={{ user_id: userId }}
      save={save}
      onSaved={() => setAdded(last.current)}
      draft={`${userId}/tambah-produk`}
    >
      {added && <AddedProduk {...added} onMore={goOn} />}
      <ProdukFields foto={<FotoField tersimpan={[]} progress={progress} />} />
      <SubmitButton>Simpan</SubmitButton>
    </RuledForm>
  );
}
