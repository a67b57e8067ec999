import { expect, test } from 'vitest';
import { createWriteKeys } from './write-keys';

const file = new File(['foto'], 'a.jpg');
const write = () => ({ id: 3, input: { judul: 'Madu', foto: [file], main: ['1'] } });

test('a write that nobody has answered keeps its key', () => {
  const keys = createWriteKeys();
  expect(keys.of(write())).toBe(keys.of(write()));
});

test('once it is answered the next is another write', () => {
  const keys = createWriteKeys();
  const first = keys.of(write());
  keys.settle(first);
  expect(keys.of(write())).not.toBe(first);
});

test.each([
  ['another text', { id: 3, input: { judul: 'Madu', foto: [file], main: ['0'] } }],
  ['another file of the same content', { id: 3, input: { ...write().input, foto: [new File(['foto'], 'a.jpg')] } }],
  ['one field more', { id: 3, input: { ...write().input, stok: '1' } }],
])('%s is another write', (_name, other) => {
  const keys = createWriteKeys();
  expect(keys.of(other)).not.toBe(keys.of(write()));
});
