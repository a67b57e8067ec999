import { drafts } from '@/shared/lib/device';
import type { Answers, Repairs } from '@/shared/office-file';

/** A file whose rows are not all stored yet; its user finds it here after a tab that died. */
export interface KeptFile {
  berkas: File;
  lembar: string | undefined;
  repairs: Repairs;
  answers: Answers;
}

/** @param name of the draft; it begins with the user's id */
export const keptFile = (name: string) => {
  const repairsName = `${name}/perbaikan`;
  const answersName = `${name}/jawaban`;
  const read = async (): Promise<KeptFile | null> => {
    const file = (await drafts.read(name))?.values;
    if (!(file?.['berkas'] instanceof File)) return null;
    const repairs = (await drafts.read(repairsName))?.values;
    const answers = (await drafts.read(answersName))?.values;
    const lembar = file['lembar'];
    return {
      berkas: file['berkas'],
      lembar: typeof lembar === 'string' ? lembar : undefined,
      repairs: (repairs ?? {}) as Repairs,
      answers: (answers ?? {}) as Answers,
    };
  };
  /** By themselves: the file is not written again for each cell. */
  const changed = async ({ repairs, answers }: Pick<KeptFile, 'repairs' | 'answers'>): Promise<void> => {
    await drafts.write(repairsName, repairs);
    await drafts.write(answersName, answers);
  };
  return {
    read,
    /** A file that was chosen, with its repairs and answers where it is the one that was left. */
    opened: async (berkas: File, lembar?: string): Promise<KeptFile> => {
      const before = await read();
      const isSheet = before !== null && (lembar === undefined || before.lembar === lembar);
      if (isSheet && (await isSameFile(before.berkas, berkas))) return before;
      return { berkas, lembar, repairs: {}, answers: {} };
    },
    keep: async ({ berkas, lembar, ...rest }: KeptFile): Promise<void> => {
      await changed(rest);
      await drafts.write(name, { berkas, lembar });
    },
    changed,
    remove: async (): Promise<void> => {
      await drafts.remove(name);
      await drafts.remove(repairsName);
      await drafts.remove(answersName);
    },
  };
};

export type Kept = ReturnType<typeof keptFile>;

/** Columns that were chosen by hand, by the head of their files. */
export const columnMemory = (name: string) => {
  const key = (signature: string) => `${name}/${hashOf(signature)}`;
  return {
    read: async (signature: string): Promise<Answers> => ((await drafts.read(key(signature)))?.values ?? {}) as Answers,
    write: (signature: string, answers: Answers): Promise<boolean> =>
      drafts.write(
        key(signature),
        Object.fromEntries(Object.entries(answers).filter(([id]) => id.startsWith('kolom/'))),
      ),
  };
};

export type ColumnMemory = ReturnType<typeof columnMemory>;

/**
 * Reads a file once more with the columns that were chosen by hand for another file of its head.
 *
 * @param signatureOf the head's signature, or nothing where the file was refused
 * @returns the answers that the reading used, besides it
 */
export async function readRemembering<Reading>(
  memory: ColumnMemory,
  answers: Answers,
  read: (answers: Answers) => Promise<Reading>,
  signatureOf: (reading: Reading) => string | undefined,
): Promise<{ reading: Reading; answers: Answers }> {
  const first = await read(answers);
  const signature = signatureOf(first);
  const all = signature === undefined ? answers : { ...(await memory.read(signature)), ...answers };
  if (Object.keys(all).length === Object.keys(answers).length) return { reading: first, answers };
  return { reading: await read(all), answers: all };
}

/** A short key for a long text; two heads of one user hardly ever share it. */
const hashOf = (text: string): string => {
  let hash = 0;
  for (const sign of text) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return (hash >>> 0).toString(36);
};

/** Whether a file is chosen once more: what was repaired in it is then known. */
async function isSameFile(one: File, other: File): Promise<boolean> {
  if (one.name !== other.name || one.size !== other.size) return false;
  const [bytes, others] = await Promise.all([one, other].map(async (file) => new Uint8Array(await file.arrayBuffer())));
  return bytes?.every((byte, at) => byte === others?.[at]) === true;
}
