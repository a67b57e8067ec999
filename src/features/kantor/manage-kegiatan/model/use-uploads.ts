import { useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { firstBroken, gambarRules } from '#contract/rules.ts';
import { uuid } from '@/shared/lib/uuid';
import { toast } from '@/shared/ui/toaster';
import { useAddFoto } from '../api/foto';

/** A picture on its way to the server; one with a complaint stays until it is mended or thrown away. */
export interface Kiriman {
  kunci: string;
  file: File;
  complaint?: string | undefined;
}

/**
 * Pictures of an activity are stored as soon as they are chosen, one after the other.
 *
 * @param stored how many there are
 */
export function useUploads(id: number, stored: number) {
  const [waiting, show] = useState<readonly Kiriman[]>([]);
  const latest = useRef<readonly Kiriman[]>([]);
  const isBusy = useRef(false);
  const add = useAddFoto();
  const become = (next: readonly Kiriman[]) => {
    latest.current = next;
    show(next);
  };
  const without = (kunci: string) => latest.current.filter((one) => one.kunci !== kunci);
  const note = (kunci: string, file: File, complaint: string | undefined) =>
    become(latest.current.map((one) => (one.kunci === kunci ? { kunci, file, complaint } : one)));

  const sendAll = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    for (;;) {
      const next = latest.current.find(({ complaint }) => complaint === undefined);
      if (!next) break;
      const { error } = await add({ id, input: { foto: [next.file] } });
      if (error) note(next.kunci, next.file, error.message);
      else become(without(next.kunci));
    }
    isBusy.current = false;
  };

  return {
    waiting,
    choose: (files: readonly File[]) => {
      const room = Math.max(0, limits.fotoPerKegiatan - stored - latest.current.length);
      if (files.length > room)
        toast.error(`Foto kegiatan paling banyak ${limits.fotoPerKegiatan}, selain foto utamanya`);
      const chosen = files
        .slice(0, room)
        .map((file) => ({ kunci: uuid(), file, complaint: firstBroken(gambarRules, file) }));
      become([...latest.current, ...chosen]);
      void sendAll();
    },
    /** Sends it again, or what became of it. */
    send: (kunci: string, file: File) => {
      note(kunci, file, firstBroken(gambarRules, file));
      void sendAll();
    },
    discard: (kunci: string) => become(without(kunci)),
  };
}
