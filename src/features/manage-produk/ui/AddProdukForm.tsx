import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { addProdukRules } from '#contract/resources/produk.ts';
import { RuledForm, SubmitButton } from '@/shared/form';
import { drafts } from '@/shared/lib/device';
import type { SavingForm } from '@/shared/write';
import { useAddProduk } from '../api/produk';
import { isianKosong, type ProdukIsian, type ProdukTeks, teksOf } from '../model/produk-isian';
import { formRules, produkDoubts } from '../model/produk-rules';
import { useProgress } from '../model/use-progress';
import { AddedProduk, type AddedProdukProps } from './AddedProduk';
import { FotoField } from './FotoField';
import { ProdukFields } from './ProdukFields';

const rules = formRules(addProdukRules, []);

type Added = Omit<AddedProdukProps, 'onMore'>;

interface AddProdukFormProps {
  userId: number;
  /** What is known of it already, as a file says it. */
  begins?: Partial<ProdukTeks> | undefined;
}

/** A new product; once it is stored the form is empty for the next (spec section 4). */
export function AddProdukForm({ userId, begins }: AddProdukFormProps) {
  const add = useAddProduk();
  const draft = `${userId}/tambah-produk`;
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
      doubts={produkDoubts()}
      save={save}
      onSaved={() => setAdded(last.current)}
      draft={draft}
    >
      {begins && <Begun {...{ draft, begins }} />}
      {added && <AddedProduk {...added} onMore={goOn} />}
      <ProdukFields foto={<FotoField tersimpan={[]} progress={progress} />} />
      <SubmitButton>Simpan</SubmitButton>
    </RuledForm>
  );
}

/** Types what is known already, where nothing was typed before that it would take the place of. */
function Begun({ begins, draft }: { begins: Partial<ProdukTeks>; draft: string }) {
  const form = useForm();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form begins once
  useEffect(() => {
    if (drafts.isExpected(draft)) return;
    form.batch(() => {
      for (const [field, value] of Object.entries(begins)) form.change(field, value);
    });
  }, []);
  return null;
}
