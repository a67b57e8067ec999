import type { Ports } from '../../ports.ts';
import { isUnanswered } from '../write/database-refusal.ts';
import { copiesOf } from './media-routes.ts';
import { removeUnreferenced } from './media-rows.ts';
import type { Upload } from './prepare-upload.ts';
import { sweepNowAndThen } from './sweep-media.ts';

type UploadPorts = Pick<Ports, 'db' | 'files' | 'background' | 'now'>;

/**
 * Runs a write whose rows name uploads. The files are there before the rows are, and go again when the write fails:
 * neither half is ever alone, but for files of a process that was killed in between, which are swept later.
 */
export async function storeUploads<Answer>(
  ports: UploadPorts,
  uploads: readonly Upload[],
  write: () => Promise<Answer>,
): Promise<Answer> {
  if (uploads.length === 0) return write();
  const { files } = ports;
  sweepNowAndThen(ports);
  try {
    for (const { name, bytes } of uploads) await files.write(name, bytes);
    const answer = await write();
    // Somebody whose write failed may have brought the same picture, and taken it away before this one committed.
    for (const { name, bytes } of uploads) if ((await files.open(name)) === null) await files.write(name, bytes);
    return answer;
  } catch (error) {
    // A write whose answer did not come may yet be done, and its rows would show nothing.
    if (isUnanswered(error)) throw error;
    // What cannot be removed now is swept later; the one who waits is told why his write failed.
    for (const { name } of uploads) await removeUnreferenced(ports, name).catch(() => false);
    throw error;
  }
}

type LeavingPorts = Pick<Ports, 'db' | 'files' | 'background'>;

/**
 * Takes away pictures that a write has left without a row, once it is done. They would be swept within hours; until then
 * whoever puts one photo after the other in the place of the last could fill the disk, whatever he may keep.
 */
export function removeLeft({ db, files, background }: LeavingPorts, names: readonly string[]): void {
  if (names.length === 0) return;
  background.run('foto-lama-gagal-dihapus', async () => {
    for (const name of names) {
      if (!(await removeUnreferenced({ db, files }, name))) continue;
      for (const copy of copiesOf(name)) await files.remove(copy);
    }
  });
}
