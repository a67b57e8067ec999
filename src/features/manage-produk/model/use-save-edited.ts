import type { FormApi } from 'final-form';
import { useRef, useState } from 'react';
import type { OwnProduk } from '@/entities/produk';
import type { SentForm } from '@/shared/form';
import { toast } from '@/shared/ui/toaster';
import { conflictOf, type Outcome, type SavingForm, STORED_HERE } from '@/shared/write';
import { useAddFoto, useMakeMainFoto } from '../api/foto-produk';
import { type SavedProduk, useUpdateProduk } from '../api/produk';
import { kunciOf } from './foto';
import { mainOf, type ProdukIsian, teksOf } from './produk-isian';
import type { useEditedProduk } from './use-edited-produk';
import type { useProgress } from './use-progress';

/** How one of the writes went. */
type Step = Outcome<SavedProduk>;

/**
 * Saves a changed product: what is deleted first, then the update, then each new photo, then the main photo (spec section
 * 4). What is stored is taken from the form at once, so that saving again sends only what is missing.
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
  const { id } = produk;

  /** @returns how it went; null where the server has this text */
  const saveText = async (values: ProdukIsian, fields: FormApi, form: SavingForm): Promise<Step | null> => {
    const teks = teksOf(values);
    const asText = JSON.stringify(teks);
    if (asText === stored.current) return null;
    const input = { _method: 'put' as const, ...teks };
    const { revisi } = fields.getState().values;
    const outcome = await updateProduk({ id, input }, { revisi, form });
    const conflict = outcome.error && conflictOf(outcome.error);
    if (conflict && !conflict.twin) setNewer((conflict.row as OwnProduk | undefined) ?? null);
    if (outcome.error) return outcome;
    stored.current = asText;
    if (outcome.saved) note(fields, outcome.saved.produk);
    return outcome;
  };

  const saveFotos = async ({ foto, main }: ProdukIsian, fields: FormApi): Promise<Step[]> => {
    const steps: Step[] = [];
    let waiting = foto;
    for (const one of foto) {
      const isMain = one.kunci === main;
      const input = { foto: [one.file], main: [isMain ? ('1' as const) : ('0' as const)] };
      const outcome = await addFoto({ id, input }, { send: telling(one) });
      steps.push(outcome);
      const { error, saved } = outcome;
      if (error) {
        setRefused((known) => ({ ...known, [one.kunci]: error.message }));
        continue;
      }
      waiting = waiting.filter((other) => other !== one);
      fields.change('foto', waiting);
      if (saved) note(fields, saved.produk);
      if (saved && isMain) fields.change('main', mainOf(saved.produk));
    }
    return steps;
  };

  const saveMain = async ({ main }: ProdukIsian, fields: FormApi): Promise<Step | null> => {
    const chosen = now().produk_fotos.find((foto) => kunciOf(foto) === main);
    if (!chosen || chosen.main === '1') return null;
    const outcome = await makeMainFoto({ id, fotoId: chosen.id, input: {} });
    if (outcome.saved) note(fields, outcome.saved.produk);
    return outcome;
  };

  const save = async (values: ProdukIsian, sent: SentForm) => {
    const { fields } = sent;
    const form = sent.inSteps();
    setRefused({});
    await settle();
    const text = await saveText(values, fields, form);
    if (text?.error) return text;
    const fotos = await saveFotos(values, fields);
    clear();
    const main = await saveMain(values, fields);
    const steps = [main, text, ...fotos].filter((step) => step !== null);
    const failed = steps.find(({ error }) => error);
    if (failed) return failed;
    // What the server has failed at is told by name.
    const isSetBack = steps.some((step) => !step.error && step.isSetBack === true);
    const isWaiting = steps.some(({ key }) => key !== undefined);
    if (!isSetBack) toast.success(isWaiting ? STORED_HERE : 'Produk berhasil diubah');
    return { error: null };
  };

  return { save, refused };
}
