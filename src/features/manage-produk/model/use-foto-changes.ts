import type { FormApi } from 'final-form';
import { useState } from 'react';
import type { OwnProduk } from '@/entities/produk';
import { useDeleteFoto } from '../api/delete-foto';
import { useReplaceFoto } from '../api/replace-foto';
import { kunciOf } from './foto';
import { mainOf } from './produk-isian';
import { type useEditedProduk, withoutFoto } from './use-edited-produk';
import type { useProgress } from './use-progress';

type Foto = OwnProduk['produk_fotos'][number];

/** Photos that the server has are replaced and deleted at once (spec section 4). */
export function useFotoChanges(
  { produk, note }: ReturnType<typeof useEditedProduk>,
  { telling, clear }: ReturnType<typeof useProgress>,
) {
  const [isBusy, setBusy] = useState(false);
  const replaceFoto = useReplaceFoto(produk.judul);
  const deleteFoto = useDeleteFoto(produk.judul);

  const alone = async (act: () => Promise<void>) => {
    setBusy(true);
    await act();
    setBusy(false);
  };

  return {
    isBusy,
    replace: (form: FormApi, foto: Foto, file: File) =>
      alone(async () => {
        const variables = { id: produk.id, fotoId: foto.id, input: { _method: 'put', foto: file } } as const;
        const { saved } = await replaceFoto(variables, { send: telling({ kunci: kunciOf(foto), file }) });
        clear();
        if (saved) note(form, saved.produk);
      }),
    remove: (form: FormApi, foto: Foto) =>
      alone(async () => {
        const { error } = await deleteFoto({ id: produk.id, fotoId: foto.id, input: { _method: 'delete' } });
        if (error) return;
        const produk_fotos = withoutFoto(produk, foto.id);
        const { main, revisi } = form.getState().values;
        if (main === kunciOf(foto)) form.change('main', mainOf({ produk_fotos }));
        note(form, { ...produk, revisi: revisi + 1, produk_fotos });
      }),
  };
}
