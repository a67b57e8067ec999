import { Kind } from 'graphql';
import { expect, test } from 'vitest';
import { afterAnswer, answered, rebased, withoutTyped } from './after-answer';
import { isOld, mayEdit, newItem, type OutboxItem, type OutboxState, VERSI } from './item';
import { keysIn, later, withAnswer } from './later';
import { ledger } from './ledger';

const document = { kind: Kind.DOCUMENT, definitions: [] } as const;
const words = { userId: 1, entity: 'harga', label: 'Harga Cabai', refresh: ['hargaPangan'], document };
const lahan = { $dari: 'kunci-lahan', jalur: ['lahan_petani', 'id'] };

/** A row of the outbox. */
const row = (change: Partial<OutboxItem> = {}): OutboxItem => ({
  ...newItem({ ...words, variables: { input: {} } }, 'kunci', 1_000),
  urut: 1,
  ...change,
});

test('a new row waits, with the keys of what it waits for', () => {
  const variables = { input: { harga: 9, lahan_id: lahan, lain: [lahan, { $dari: 'x', jalur: [] }] } };
  expect(newItem({ ...words, variables, revisi: 3 }, 'kunci', 1_000)).toEqual({
    ...words,
    variables,
    key: 'kunci',
    revisi: 3,
    dependsOn: ['kunci-lahan', 'x'],
    attempts: 0,
    faults: 0,
    state: 'antre',
    reason: null,
    refusal: null,
    saved: null,
    dibuat: 1_000,
    diubah: 1_000,
    versi: VERSI,
  });
});

test.each<[isIt: boolean, OutboxState, Partial<OutboxItem>]>([
  [true, 'antre', {}],
  [true, 'antre', { versi: VERSI - 1 }],
  [false, 'antre', { versi: VERSI + 1 }],
  [false, 'antre', { attempts: 1 }],
  [false, 'mengirim', {}],
  [false, 'mengirim', { attempts: 1, refusal: { code: 422, data: undefined } }],
  [false, 'terkirim', {}],
  [true, 'bentrok', { attempts: 3 }],
  [true, 'ditolak', { attempts: 3, refusal: { code: 422, data: undefined } }],
  [true, 'ditolak', { refusal: { code: 499, data: undefined } }],
  [false, 'ditolak', { refusal: { code: 500, data: undefined } }],
  [false, 'ditolak', { refusal: null }],
  [false, 'bentrok', { versi: VERSI + 1 }],
])('rulings 11: that a row may be changed is %s of %s %j', (isIt, state, change) => {
  expect(mayEdit(row({ state, ...change }))).toBe(isIt);
});

test('a row is old once it has waited for more than three days', () => {
  const days = 3 * 24 * 60 * 60 * 1_000;
  expect(isOld(row({ dibuat: 5 }), 5 + days)).toBe(false);
  expect(isOld(row({ dibuat: 5 }), 6 + days)).toBe(true);
  expect(isOld(row({ dibuat: 5, state: 'terkirim' }), 6 + days)).toBe(false);
});

test('an answer takes the places that waited for it, and those only', () => {
  const file = new Blob(['x']);
  const variables = {
    input: { lahan_id: lahan, daftar: [lahan, 2], file, kosong: null, lain: { $dari: 'y', jalur: ['a'] } },
    id: 7,
  };
  const saved = { lahan_petani: { id: 42 } };
  expect(withAnswer(variables, 'kunci-lahan', saved)).toEqual({
    input: { lahan_id: 42, daftar: [42, 2], file, kosong: null, lain: { $dari: 'y', jalur: ['a'] } },
    id: 7,
  });
  expect((withAnswer(variables, 'kunci-lahan', saved).input as { file: Blob }).file).toBe(file);
  expect(keysIn(variables)).toEqual(['kunci-lahan', 'y']);
  expect(withAnswer({ input: lahan }, 'kunci-lahan', null)).toEqual({ input: undefined });
});

test('what an answer says is taken from it, or named where there is none yet', () => {
  const saved = { lahan_petani: { id: 42 } };
  expect(later({ error: null, saved }, 'lahan_petani', 'id')).toBe(42);
  expect(
    later<typeof saved, 'lahan_petani', 'id'>({ error: null, saved: null, key: 'k' }, 'lahan_petani', 'id'),
  ).toEqual({
    $dari: 'k',
    jalur: ['lahan_petani', 'id'],
  });
  expect(later({ error: null, saved, key: 'k' }, 'lahan_petani', 'id')).toMatchObject({ $dari: 'k' });
  expect(later<typeof saved, 'lahan_petani', 'id'>({ error: null, saved: null }, 'lahan_petani', 'id')).toMatchObject({
    $dari: '',
  });
});

test('who waited for an answer has it, and waits for it no longer', () => {
  const waiting = row({ dependsOn: ['kunci-lahan', 'lain'], variables: { input: { lahan_id: lahan } } });
  expect(answered(waiting, 'kunci-lahan', { lahan_petani: { id: 42 } })).toEqual({
    ...waiting,
    dependsOn: ['lain'],
    variables: { input: { lahan_id: 42 } },
  });
  expect(answered(waiting, 'sebuah', {})).toBe(waiting);
});

test('of what was sent only its ids stay', () => {
  const input = { komoditi_id: 2, harga_eceran: 14_500, _method: 'put', id_lain: 3 };
  expect(withoutTyped({ id: 7, input, jenis: 'x' })).toEqual({ id: 7, input: { komoditi_id: 2, _method: 'put' } });
  expect(withoutTyped({ input })).toEqual({ input: { komoditi_id: 2, _method: 'put' } });
});

const change = (more: Partial<OutboxItem> = {}) => row({ variables: { id: 7, input: {} }, revisi: 2, ...more });
const next = (more: Partial<OutboxItem> = {}) => change({ key: 'berikut', ...more });

test.each<[name: string, later: OutboxItem, sent: OutboxItem, saved: unknown, revisi: number | undefined]>([
  ['builds on what the answer says', next(), change(), { harga: { revisi: 3 } }, 3],
  ['builds on one more where the answer says nothing', next(), change(), { harga: { id: 7 } }, 3],
  ['builds on one more where the answer is none', next(), change(), null, 3],
  ['builds on one more where the answer holds no row', next(), change(), { message: 'ok', x: null }, 3],
  ['builds on one more where the answer is empty', next(), change(), { harga: null }, 3],
  ['builds on one more where the revision is no number', next(), change(), { harga: { revisi: '3' } }, 3],
  ['stays where somebody else has written between', next(), change(), { harga: { revisi: 4 } }, 2],
  ['stays where it was on its way before', next({ attempts: 1 }), change(), null, 2],
  ['stays where it was sent', next({ state: 'terkirim' }), change(), null, 2],
  ['stays where it is of another row', next({ variables: { id: 8, input: {} } }), change(), null, 2],
  ['stays where it is of another entity', next({ entity: 'lahan' }), change(), null, 2],
  ['stays where it makes a row', next({ variables: { input: {} } }), change({ variables: { input: {} } }), null, 2],
  ['stays where nobody knows a revision', next(), change({ revisi: undefined }), null, 2],
  ['stays where it knows none itself', next({ revisi: undefined }), change(), null, undefined],
  ['stays where it is the write itself', change(), change(), null, 2],
])('a further change %s', (_name, later, sent, saved, revisi) => {
  expect(rebased(later, sent, saved)).toEqual({ ...later, revisi });
});

const behind = (more: Partial<OutboxItem> = {}) =>
  row({
    key: 'berikut',
    // What is not known yet stands for a number until then (`OrLater`).
    variables: { id: { $dari: 'kunci', jalur: ['harga', 'id'] } as unknown as number, input: { harga: 9 } },
    dependsOn: ['kunci'],
    ...more,
  });

test.each<[name: string, later: OutboxItem, sent: OutboxItem, saved: unknown, is: Partial<OutboxItem>]>([
  [
    'of a new row has its id, and goes by its revision',
    behind(),
    row(),
    { harga: { id: 42, revisi: 1 } },
    { revisi: 1 },
  ],
  ['of a new row that tells none goes by none', behind(), row(), { harga: { id: 42 } }, { revisi: undefined }],
  [
    'of a change goes by what that one has made',
    behind({ variables: { id: 42, input: { harga: 9 } }, revisi: 2 }),
    change({ variables: { id: 42, input: {} } }),
    { harga: { id: 42, revisi: 3 } },
    { revisi: 3 },
  ],
])('a change that waits for the answer %s', (_name, later, sent, saved, is) => {
  const variables = { id: 42, input: { harga: 9 } };
  expect(afterAnswer(later, sent, saved)).toEqual({ ...later, variables, dependsOn: [], ...is });
});

test('outside of a browser nothing is noted', () => {
  ledger.note(row());
  expect(ledger.of(1)).toEqual([]);
});
