import type { Ports } from '../../ports.ts';
import { isUnanswered } from '../database-refusal.ts';
import { copiesOf } from './media-routes.ts';
import { removeUnreferenced } from './media-rows.ts';
import type { Upload } from './prepare-upload.ts';
import { sweepNowAndThen } from './sweep-media.ts';

type UploadPorts = Pick<Ports, 'db' | 'files' | 'background' | 'now'>;

/**
 * Runs a write whose rows refer to uploads. Files are stored before the rows and removed when the write fails, so
 * neither exists without the other; what a killed process leaves is swept later.
 *
 * @param write told where to name pictures that it leaves without a row
 */
export async function storeUploads<Answer>(
  ports: UploadPorts,
  uploads: readonly Upload[],
  write: (left: string[]) => Promise<Answer>,
): Promise<Answer> {
  const { files } = ports;
  const left: string[] = [];
  if (uploads.length > 0) sweepNowAndThen(ports);
  try {
    for (const { name, bytes } of uploads) await files.write(name, bytes);
    const answer = await write(left);
    // Another request with the same picture may have failed, and removed it before this one committed.
    for (const { name, bytes } of uploads) if ((await files.open(name)) === null) await files.write(name, bytes);
    removeLeft(ports, left);
    return answer;
  } catch (error) {
    // When the database did not answer, the write may still be done, and its rows would refer to missing files.
    if (isUnanswered(error)) throw error;
    // A failed removal is left to the sweep: the client should see why the write failed.
    for (const { name } of uploads) await removeUnreferenced(ports, name).catch(() => false);
    throw error;
  }
}

/**
 * Removes pictures that a write has left. The sweep would do so within hours, but until then somebody who
 * replaces one photo again and again could fill the disk in spite of his quota.
 */
function removeLeft({ db, files, background }: UploadPorts, names: readonly string[]): void {
  if (names.length === 0) return;
  background.run('foto-lama-gagal-dihapus', async () => {
    for (const name of names) {
      if (!(await removeUnreferenced({ db, files }, name))) continue;
      for (const copy of copiesOf(name)) await files.remove(copy);
    }
  });
}
