import { useState } from 'react';
import { useField, useForm } from 'react-final-form';
import { limits } from '#contract/limits.ts';
import { useFieldValue } from '@/shared/form';
import { uuid } from '@/shared/lib/uuid';
import { toast } from '@/shared/ui/toaster';
import { type FotoBaru, keluhanOf } from './foto';

const NONE: readonly FotoBaru[] = [];

interface Thrown {
  foto: FotoBaru;
  /** Where it stood. */
  at: number;
  wasMain: boolean;
}

const areSame = (one: readonly FotoBaru[] = NONE, other: readonly FotoBaru[] = NONE): boolean =>
  one.length === other.length && one.every((foto, at) => foto === other[at]);

/**
 * The photos of a product's form that are still to be sent. Each is checked as it is chosen.
 *
 * @param stored those that the server has, by their keys
 */
export function useChosenFotos(stored: readonly string[]) {
  const form = useForm();
  const { meta } = useField<readonly FotoBaru[]>('foto', { isEqual: areSame });
  // A picker may answer before the field is registered.
  const fotos = useFieldValue('foto', areSame) || NONE;
  const [thrown, setThrown] = useState<Thrown | null>(null);
  /** As they are now: shrinking takes its time, and a second choice may come before the first is drawn. */
  const now = (): readonly FotoBaru[] => form.getState().values['foto'] ?? NONE;
  const change = (next: readonly FotoBaru[]) => form.change('foto', next);
  const isMain = (kunci: string) => form.getState().values['main'] === kunci;
  /** One photo is the main one, of whatever there is. */
  const lead = (first = [...stored, ...now().map(({ kunci }) => kunci)][0] ?? '') => form.change('main', first);

  return {
    fotos,
    meta,
    /** The one that was thrown away last. */
    thrown: thrown?.foto,
    choose: (files: readonly File[]) => {
      const before = now();
      const room = limits.fotoPerProduk - stored.length - before.length;
      if (files.length > room) toast.error(`Foto produk paling banyak ${limits.fotoPerProduk}`);
      const taken = files.slice(0, room).map((file) => ({ kunci: uuid(), file }));
      for (const keluhan of new Set(taken.map(({ file }) => keluhanOf(file)))) if (keluhan) toast.error(keluhan);
      form.batch(() => {
        change([...before, ...taken]);
        const isLed = [...stored, ...before.map(({ kunci }) => kunci)].some(isMain);
        if (!isLed) lead((taken.find(({ file }) => !keluhanOf(file)) ?? taken[0])?.kunci);
      });
      setThrown(null);
    },
    put: (kunci: string, file: File) => change(now().map((foto) => (foto.kunci === kunci ? { kunci, file } : foto))),
    discard: (foto: FotoBaru) => {
      const at = now().findIndex(({ kunci }) => kunci === foto.kunci);
      setThrown({ foto, at, wasMain: isMain(foto.kunci) });
      form.batch(() => {
        change(now().filter(({ kunci }) => kunci !== foto.kunci));
        if (isMain(foto.kunci)) lead();
      });
    },
    takeBack: () => {
      if (!thrown) return;
      const { foto, at, wasMain } = thrown;
      setThrown(null);
      form.batch(() => {
        change([...now().slice(0, at), foto, ...now().slice(at)]);
        if (wasMain) lead(foto.kunci);
      });
    },
  };
}
