import type { FormApi } from 'final-form';
import { useRef, useState } from 'react';
import type { OwnProduk } from '@/entities/produk';
import type { SavedProduk } from '../api/produk';
import { isianOf, mainOf } from './produk-isian';

/** A product while its owner changes it: as it was opened, with what he has stored since. */
export function useEditedProduk(opened: OwnProduk) {
  const [produk, show] = useState(opened);
  const latest = useRef(opened);
  const [newer, setNewer] = useState<OwnProduk | null>(null);

  const become = (next: OwnProduk) => {
    latest.current = next;
    show(next);
  };

  return {
    produk,
    /** As it is by now, also where a write has not been drawn yet. */
    now: () => latest.current,
    /** As it is on the server, when somebody else has changed it meanwhile. */
    newer,
    setNewer,
    /**
     * Notes what a write of our own has made of it. The form goes on from that revision, unless another's write came in
     * between: then the next save is to find out.
     */
    note: (form: FormApi, stored: SavedProduk['produk']) => {
      const { revisi } = form.getState().values;
      form.change('revisi', stored.revisi === revisi + 1 ? stored.revisi : revisi);
      become({ ...latest.current, ...stored });
    },
    /** Takes the newer one for what was typed; photos that wait to be sent stay. */
    takeNewer: (form: FormApi, taken: OwnProduk) => {
      const { foto } = form.getState().values;
      form.restart(isianOf(taken));
      form.change('foto', foto);
      become(taken);
      setNewer(null);
    },
  };
}

/** The photos without one of them: the server makes the first that remains the main one. */
export function withoutFoto({ produk_fotos }: OwnProduk, fotoId: number): OwnProduk['produk_fotos'] {
  const rest = produk_fotos.filter(({ id }) => id !== fotoId);
  if (mainOf({ produk_fotos: rest })) return rest;
  const first = Math.min(...rest.map(({ id }) => id));
  return rest.map((foto) => (foto.id === first ? { ...foto, main: '1' } : foto));
}
