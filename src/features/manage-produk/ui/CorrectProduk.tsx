import { addProdukRules, editProdukRules } from '#contract/resources/produk.ts';
import { RuledForm, SubmitButton } from '@/shared/form';
import type { Correction } from '@/shared/write';
import { kunciOf } from '../model/foto';
import { produkLabel, ubahProdukLabel } from '../model/pending-produk';
import { type ProdukIsian, type ProdukTeks, teksOf, typedProduk } from '../model/produk-isian';
import { formRules, produkDoubts } from '../model/produk-rules';
import { ProdukFields } from './ProdukFields';

/** A change of a product does not touch its photos: whichever they are, the rules that ask for one are content. */
const tersimpan = { id: 0 };

const addRules = formRules(addProdukRules, []);
const editRules = formRules(editProdukRules, [tersimpan]);

interface ProdukInput extends ProdukTeks {
  foto?: readonly File[];
  main?: readonly ('0' | '1')[];
  _method?: 'put';
}

/** A product that waits, added or changed: its words and figures. Photos that travel with it stay as they are. */
export function CorrectProduk({ variables, draft, save, onSaved }: Correction) {
  const { id } = variables;
  const { foto = [], main = [], ...input } = variables.input as ProdukInput;
  const isAdded = id === undefined;
  const utama = isAdded ? String(main.indexOf('1')) : kunciOf(tersimpan);

  return (
    <RuledForm<ProdukIsian>
      rules={isAdded ? addRules : editRules}
      initialValues={typedProduk(input)}
      fixed={{
        user_id: input.user_id,
        foto: foto.map((file, place) => ({ kunci: String(place), file })),
        main: utama,
      }}
      doubts={produkDoubts()}
      save={(values) =>
        save(
          { ...variables, input: { ...variables.input, ...teksOf(values) } },
          { label: isAdded ? produkLabel(values) : ubahProdukLabel(values) },
        )
      }
      onSaved={onSaved}
      draft={draft}
    >
      <ProdukFields foto={isAdded && <p>Foto Pangan: {foto.length} foto, tetap seperti yang dipilih</p>} />
      <SubmitButton>Simpan</SubmitButton>
    </RuledForm>
  );
}
