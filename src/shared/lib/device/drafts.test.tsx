import { expect, test } from 'vitest';
import { draftOwners } from '../draft-owners';
import { drafts } from './drafts';

const values = { alamat: 'Jalan Poros' };

test('a form that closes as its user logs out writes nothing any more; others go on', async () => {
  draftOwners.add(1);
  draftOwners.add(2);
  await drafts.write('1/uji', values);
  draftOwners.remove(1);
  await drafts.write('1/lain', values);
  await drafts.write('2/uji', values);
  expect(await drafts.read('1/lain')).toBeUndefined();
  await drafts.sweep();
  expect(await drafts.read('1/uji')).toBeUndefined();
  expect((await drafts.read('2/uji'))?.values).toEqual(values);
});

test('where nobody knows who is logged in, nothing typed is refused', async () => {
  await drafts.write('1/uji', values);
  expect((await drafts.read('1/uji'))?.values).toEqual(values);
});
