import { afterEach, describe, expect, test, vi } from 'vitest';
import { draftOwners } from '../draft-owners';
import { drafts } from './drafts';

afterEach(() => void vi.useRealTimers());

const values = { alamat: 'Jalan Poros' };

test.each([
  'isian/hargaPangan/4/3/3/8',
  'isi/hargaPangan/4/3',
  'hargaPangan/4/3',
  'ketersediaan-pangan/4',
  'luasTanam/4',
  'timbangBalita/4/3',
])('a half typed row of a report (%s) stays over a logout for its officer', async (name) => {
  draftOwners.add(1);
  await drafts.write(`1/${name}`, values);
  draftOwners.remove(1);
  await drafts.sweep();
  expect((await drafts.read(`1/${name}`))?.values).toEqual(values);
  expect(await drafts.read(`2/${name}`)).toBeUndefined();
  await drafts.remove(`1/${name}`);
});

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

describe('what a page wrote down as it went, and the database never came to', () => {
  const foto = new File(['a'], 'satu.jpg');

  test.each([
    ['all of a form: a field that was emptied is empty', true, { alamat: 'Jalan Poros 3', foto: [foto] }],
    ['what was typed anew', false, { alamat: 'Jalan Poros 3', bulan: 'Mei', foto: [foto] }],
  ])('is read with the draft: %s', async (_what, isWhole, expected) => {
    await drafts.write('1/uji', { ...values, bulan: 'Mei', foto: [foto] });
    drafts.note('1/uji', { alamat: 'Jalan Poros 3', bulan: undefined, foto: [] }, isWhole);
    expect((await drafts.read('1/uji'))?.values).toEqual(expected);
  });

  test('is read where there is no draft, and a draft that is newer takes its place', async () => {
    drafts.note('1/uji', values, true);
    expect((await drafts.read('1/uji'))?.values).toEqual(values);
    await drafts.write('1/uji', { alamat: 'Jalan Poros 4' });
    expect((await drafts.read('1/uji'))?.values).toEqual({ alamat: 'Jalan Poros 4' });
    expect(localStorage).toHaveLength(0);
  });

  test('on a phone whose clock is put back, what was written last is what is read', async () => {
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + 1e11 });
    drafts.note('1/uji', { alamat: 'pertama' }, true);
    expect((await drafts.read('1/uji'))?.values).toEqual({ alamat: 'pertama' });
    vi.setSystemTime(now);
    await drafts.write('1/uji', { alamat: 'kedua' });
    expect((await drafts.read('1/uji'))?.values).toEqual({ alamat: 'kedua' });
    drafts.note('1/uji', { alamat: 'ketiga' }, true);
    expect((await drafts.read('1/uji'))?.values).toEqual({ alamat: 'ketiga' });
  });

  test('is gone with the draft', async () => {
    drafts.note('1/uji', values, true);
    await drafts.remove('1/uji');
    expect(await drafts.read('1/uji')).toBeUndefined();
  });

  test('is gone with its user, and nothing is written down after a logout', async () => {
    draftOwners.add(1);
    draftOwners.add(2);
    for (const name of ['1/uji', '2/uji']) drafts.note(name, values, true);
    draftOwners.remove(1);
    drafts.note('1/lain', values, true);
    await drafts.sweep();
    expect(await drafts.read('1/uji')).toBeUndefined();
    expect(await drafts.read('1/lain')).toBeUndefined();
    expect((await drafts.read('2/uji'))?.values).toEqual(values);
  });
});
