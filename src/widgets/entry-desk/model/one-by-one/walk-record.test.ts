import { expect, test } from 'vitest';
import { digitsOver, type Typing } from './walk-record';

const row = { key: 'a', revisi: 2, texts: { eceran: '41500' } };
const typing = (change: Partial<Typing> = {}): Typing => ({
  ...{ key: 'a', revisi: 2, base: { eceran: '41500' }, texts: { grosir: '38' } },
  ...change,
});

test.each<[string, Typing[], object]>([
  ['over the row that they were typed into', [typing()], { grosir: '38' }],
  ['not over another row', [typing({ key: 'b' })], {}],
  ['not over a newer revision', [typing({ revisi: 1 })], {}],
  ['over a server that was set back', [typing({ revisi: 3 })], { grosir: '38' }],
  ['not over figures that were entered since', [typing({ base: {}, texts: { eceran: '415' } })], {}],
  ['over a figure that counts as blank', [typing({ base: { eceran: '41500', grosir: '' } })], { grosir: '38' }],
  [
    'over figures that were handed over and not stored',
    [typing({ texts: { eceran: '42000' } }), typing({ base: { eceran: '42000' } })],
    { eceran: '42000', grosir: '38' },
  ],
])('digits of an earlier page stand %s', (_name, all, over) => {
  expect(digitsOver(row, all)).toEqual(over);
});
