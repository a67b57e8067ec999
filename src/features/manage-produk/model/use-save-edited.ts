import type { FormApi } from 'final-form';
import { useRef, useState } from 'react';
import type { OwnProduk } from '@/entities/produk';
import type { ApiError } from '@/shared/api';
import { toast } from '@/shared/ui/toaster';
import { KEPT, type Outcome } from '@/shared/write';
import { useAddFoto } from '../api/add-foto';
import { useMakeMainFoto } from '../api/make-main-foto';
import { useUpdateProduk } from '../api/update-produk';
import { kunciOf } from './foto';
import { mainOf, type ProdukIsian, teksOf } from './produk-isian';
import type { useEditedProduk } from './use-edited-produk';
import type { useProgress } from './use-progress';

/**
 * Saves a changed product: what is deleted first, then the update, then each new photo, then the main photo (spec section 4). What is stored is taken
 * from the form at once, so that saving again sends only what is missing.
 */
export function useSaveEdited(
  { produk, now, note, setNewer }: ReturnType<typeof useEditedProduk>,
  { telling, clear }: ReturnType<typeof useProgress>,
  settle: () => Promise<void>,
) {
  const updateProduk = useUpdateProduk();
  const addFoto = useAddFoto(produk.judul);
  const makeMainFoto = useMakeMainFoto(produk.judul);
  /** The text that the server has of this form. */
  const stored = useRef<string>(undefined);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  /** Whether some of it waits on this device. */
  const isWaiting = useRef(false);
  /** Whether the server has failed at some of it. */
  const isSetBack = useRef(false);
  const heed = <Saved>(outcome: Outcome<Saved>) => {
    isWaiting.current ||= outcome.key !== undefined;
    isSetBack.current ||= !outcome.error && outcome.isSetBack === true;
    return outcome;
  };
  const { id } = produk;

  const saveText = async (values: ProdukIsian, form: FormApi): Promise<ApiError | null> => {
    const teks = teksOf(values);
    const asText = JSON.stringify(teks);
    if (asText === stored.current) return null;
    const input = { _method: 'put' as const, ...teks };
    const { revisi } = form.getState().values;
    const { error, saved } = heed(await updateProduk({ id, input }, { revisi }));
    if (error?.code === 412) setNewer((error.data?.baris as OwnProduk | undefined) ?? null);
    if (error) return error;
    stored.current = asText;
    if (saved) note(form, saved.produk);
    return null;
  };

  const saveFotos = async ({ foto, main }: ProdukIsian, form: FormApi): Promise<ApiError | null> => {
    let failure: ApiError | null = null;
    let waiting = foto;
    for (const one of foto) {
      const isMain = one.kunci === main;
      const input = { foto: [one.file], main: [isMain ? ('1' as const) : ('0' as const)] };
      const { error, saved } = heed(await addFoto({ id, input }, { send: telling(one) }));
      if (error) {
        failure ??= error;
        setRefused((known) => ({ ...known, [one.kunci]: error.message }));
        continue;
      }
      waiting = waiting.filter((other) => other !== one);
      form.change('foto', waiting);
      if (saved) note(form, saved.produk);
      if (saved && isMain) form.change('main', mainOf(saved.produk));
    }
    return failure;
  };

  const saveMain = async ({ main }: ProdukIsian, form: FormApi): Promise<ApiError | null> => {
    const chosen = now().produk_fotos.find((foto) => kunciOf(foto) === main);
    if (!chosen || chosen.main === '1') return null;
    const { error, saved } = heed(await makeMainFoto({ id, fotoId: chosen.id, input: {} }));
    if (saved) note(form, saved.produk);
    return error;
  };

  const save = async (values: ProdukIsian, form: FormApi): Promise<{ error: ApiError | null }> => {
    setRefused({});
    isWaiting.current = false;
    isSetBack.current = false;
    await settle();
    let error = await saveText(values, form);
    if (!error) {
      error = await saveFotos(values, form);
      clear();
      error = (await saveMain(values, form)) ?? error;
    }
    // What the server has failed at is told by name.
    if (!error && !isSetBack.current) toast.success(isWaiting.current ? KEPT : 'Produk berhasil diubah');
    return { error };
  };

  return { save, refused };
}
