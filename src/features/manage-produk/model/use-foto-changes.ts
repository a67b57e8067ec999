import type { FormApi } from 'final-form';
import { useEffect, useRef, useState } from 'react';
import type { OwnProduk } from '@/entities/produk';
import { useDeleteFoto, useReplaceFoto } from '../api/foto-produk';
import { kunciOf } from './foto';
import { mainOf } from './produk-isian';
import { type useEditedProduk, withoutFoto } from './use-edited-produk';
import type { useProgress } from './use-progress';

type Foto = OwnProduk['produk_fotos'][number];

interface Going {
  form: FormApi;
  foto: Foto;
  wasMain: boolean;
  isSent: boolean;
}

/**
 * Photos that the server has are replaced at once and deleted at once (spec section 4); a deleted one can be had back
 * for as long as a message stands. Whoever goes on sooner (deletes the next, adds one, saves, leaves) has decided.
 */
export function useFotoChanges(
  { produk, now, note }: ReturnType<typeof useEditedProduk>,
  { telling, clear }: ReturnType<typeof useProgress>,
) {
  const [isBusy, setBusy] = useState(false);
  const [going, show] = useState<Going | null>(null);
  const latest = useRef<Going | null>(null);
  const sending = useRef(Promise.resolve());
  const replaceFoto = useReplaceFoto(produk.judul);
  const deleteFoto = useDeleteFoto(produk.judul);

  const become = (next: Going | null) => {
    latest.current = next;
    show(next);
  };
  const alone = async (act: () => Promise<void>) => {
    setBusy(true);
    await act();
    setBusy(false);
  };
  const restore = ({ form, foto, wasMain }: Going) => {
    become(null);
    if (wasMain) form.change('main', kunciOf(foto));
  };

  /** Sends the delete, which can be taken back no more. */
  const send = async (): Promise<void> => {
    const gone = latest.current;
    if (!gone) return;
    const { form, foto } = gone;
    become({ ...gone, isSent: true });
    await alone(async () => {
      const { error } = await deleteFoto({ id: now().id, fotoId: foto.id, input: { _method: 'delete' } });
      if (error) return restore(gone);
      become(null);
      const { revisi } = form.getState().values;
      note(form, { ...now(), revisi: revisi + 1, produk_fotos: withoutFoto(now(), foto.id) });
    });
  };
  const settle = (): Promise<void> => {
    sending.current = sending.current.then(send);
    return sending.current;
  };
  useOnLeaving(settle);

  return {
    isBusy,
    /** Those that are there and stay. */
    tersimpan: going ? withoutFoto(produk, going.foto.id) : produk.produk_fotos,
    /** Which one goes, as long as it can be had back. */
    going: going?.isSent ? undefined : going?.foto,
    settle,
    takeBack: () => latest.current && restore(latest.current),
    replace: (form: FormApi, foto: Foto, file: File) =>
      alone(async () => {
        const variables = { id: produk.id, fotoId: foto.id, input: { _method: 'put', foto: file } } as const;
        const { saved } = await replaceFoto(variables, { send: telling({ kunci: kunciOf(foto), file }) });
        clear();
        if (saved) note(form, saved.produk);
      }),
    remove: async (form: FormApi, foto: Foto): Promise<void> => {
      await settle();
      const { main } = form.getState().values;
      const wasMain = main === kunciOf(foto);
      const produk_fotos = withoutFoto(now(), foto.id);
      become({ form, foto, wasMain, isSent: false });
      // The server refuses to delete the last one, and says so.
      if (produk_fotos.length === 0) return settle();
      if (wasMain) form.change('main', mainOf({ produk_fotos }));
    },
  };
}

/** Acts when the form closes, and when the app goes out of sight: it may never come back. */
function useOnLeaving(act: () => Promise<void>): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const leave = () => void latest.current();
    const hide = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
