import { drafts } from '@/shared/lib/device';
import type { Repairs } from './raw-row';

/** A file whose rows are not all stored yet; its user finds it here after a tab that died. */
export interface KeptFile {
  berkas: File;
  lembar: string | undefined;
  repairs: Repairs;
}

/** @param name of the draft; it begins with the user's id */
export const keptFile = (name: string) => {
  const repairsName = `${name}/perbaikan`;
  return {
    read: async (): Promise<KeptFile | null> => {
      const file = (await drafts.read(name))?.values;
      if (!(file?.['berkas'] instanceof File)) return null;
      const repairs = (await drafts.read(repairsName))?.values;
      const lembar = file['lembar'];
      return {
        berkas: file['berkas'],
        lembar: typeof lembar === 'string' ? lembar : undefined,
        repairs: (repairs ?? {}) as Repairs,
      };
    },
    keep: async ({ berkas, lembar, repairs }: KeptFile): Promise<void> => {
      await drafts.write(repairsName, repairs);
      await drafts.write(name, { berkas, lembar });
    },
    /** By itself: the file is not written again for each cell. */
    repaired: (repairs: Repairs): Promise<boolean> => drafts.write(repairsName, repairs),
    remove: async (): Promise<void> => {
      await drafts.remove(name);
      await drafts.remove(repairsName);
    },
  };
};

export type Kept = ReturnType<typeof keptFile>;

/** Whether a file is chosen once more: what was repaired in it is then known. */
export async function isSameFile(one: File, other: File): Promise<boolean> {
  if (one.name !== other.name || one.size !== other.size) return false;
  const [bytes, others] = await Promise.all([one, other].map(async (file) => new Uint8Array(await file.arrayBuffer())));
  return bytes?.every((byte, at) => byte === others?.[at]) === true;
}
