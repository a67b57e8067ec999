import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { emptyDatabaseUrl } from '../../../tests/support/data/database.ts';
import { places } from '../../../tests/support/data/places.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const { folder, empty, filled, remove } = places(emptyDatabaseUrl);
afterEach(remove);

test('a database that is not empty is left as it is, though the folder for pictures is empty', async () => {
  const { place, db } = await filled();
  const source = join(await folder(), 'cadangan');
  await backUp(db, place, source);
  const { dataDir } = await empty();
  await expect(restore({ ...place, dataDir }, source)).rejects.toThrow(/^Basis data '.*' di .* tidak kosong/);
  expect(await db.selectFrom('produk').select('judul').execute()).toEqual([{ judul: 'Beras' }]);
  await db.destroy();
});
