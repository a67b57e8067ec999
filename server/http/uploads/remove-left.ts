import type { Ports } from '../../ports.ts';
import { copiesOf } from './media-routes.ts';
import { removeUnreferenced } from './media-rows.ts';

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
