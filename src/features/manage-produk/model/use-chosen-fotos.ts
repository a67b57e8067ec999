import { useField, useForm } from 'react-final-form';
import { limits } from '#contract/limits.ts';
import { useFieldValue } from '@/shared/form';
import { uuid } from '@/shared/lib/uuid';
import { toast } from '@/shared/ui/toaster';
import { type FotoBaru, keluhanOf } from './foto';

const NONE: readonly FotoBaru[] = [];

const areSame = (one: readonly FotoBaru[] = NONE, other: readonly FotoBaru[] = NONE): boolean =>
  one.length === other.length && one.every((foto, at) => foto === other[at]);

/**
 * The photos of a product's form that are still to be sent. Each is checked as it is chosen.
 *
 * @param stored how many the server has
 */
export function useChosenFotos(stored: number) {
  const form = useForm();
  const { meta } = useField<readonly FotoBaru[]>('foto', { isEqual: areSame });
  // A picker may answer before the field is registered.
  const fotos = useFieldValue('foto', areSame) || NONE;
  /** As they are now: shrinking takes its time. */
  const change = (next: (fotos: readonly FotoBaru[]) => readonly FotoBaru[]) =>
    form.change('foto', next(form.getState().values['foto'] ?? NONE));

  return {
    fotos,
    meta,
    choose: (files: readonly File[]) => {
      const room = limits.fotoPerProduk - stored - fotos.length;
      if (files.length > room) toast.error(`Foto produk paling banyak ${limits.fotoPerProduk}`);
      const taken = files.slice(0, room);
      for (const keluhan of new Set(taken.map(keluhanOf))) if (keluhan) toast.error(keluhan);
      change((fotos) => [...fotos, ...taken.map((file) => ({ kunci: uuid(), file }))]);
    },
    put: (kunci: string, file: File) =>
      change((fotos) => fotos.map((foto) => (foto.kunci === kunci ? { kunci, file } : foto))),
    discard: (kunci: string) => change((fotos) => fotos.filter((foto) => foto.kunci !== kunci)),
  };
}
