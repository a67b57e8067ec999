import { describe, expect, test } from 'vitest';
import type { OutboxItem } from '@/shared/write';
import {
  facts,
  follows,
  full,
  hopeless,
  lost,
  refused,
  type Shape,
  sending,
  sent,
  sheet,
  stored,
  tooLate,
  twin,
  waits,
  whole,
} from '../../../../../tests/support/outbox/barang-sheet';
import type { Facts, Held } from './facts';
import { planRow, settled } from './plan';

test.each<[name: string, row: Facts<Shape>]>([
  ['one figure of a new row', facts({ isi: '20' })],
  ['what cannot be read', facts({ isi: 'dua', sisa: '1' })],
  ['what has two readings', facts({ isi: '20', sisa: '1.5' })],
  ['a decimal among whole numbers', facts({ isi: '1,5', sisa: '1' })],
  ['what breaks a rule', facts({ isi: '20', sisa: '21' })],
  ['a figure of a stored row that is emptied', facts({ isi: '' }, { stored })],
  ['a stored row that is emptied', facts({ isi: '', sisa: '' }, { stored })],
  ['a sent row that is emptied', facts({ isi: '', sisa: '' }, { waiting: [waits(sending)] })],
  ['a row of another officer', facts(whole, { stored, isForeign: true })],
  ['a row whose commodity is gone', facts(whole, { isGone: true })],
  ['a conflict with a newer version', facts(whole, { stored, waiting: [waits(tooLate, 7)] })],
  ['a conflict with a twin', facts(whole, { waiting: [waits(twin(true))] })],
  ['what the server has failed at for good', facts(whole, { waiting: [waits(hopeless)] })],
])('%s stays a draft', (_name, row) => {
  expect(planRow(sheet, row)).toEqual({ remove: [], keeps: true });
});

test.each<[name: string, row: Facts<Shape>]>([
  ['nothing is typed', facts(null)],
  ['the stored row says the same', facts({ isi: '10', sisa: '1,5' }, { stored })],
  ['what waits says the same', facts({ isi: '10' }, { waiting: [waits()] })],
  ['what was typed is blank again', facts({ isi: '' })],
])('where %s there is nothing to do', (_name, row) => {
  expect(planRow(sheet, row)).toEqual({ remove: [], keeps: false });
});

test('a new row is added as its form would add it', () => {
  expect(planRow(sheet, facts(whole))).toMatchObject({
    keeps: false,
    add: {
      ...{ entity: 'barang', userId: 1, revisi: undefined, dependsOn: [], refresh: ['barang'] },
      ...{ label: 'Barang Gula, Melak, Mei', kelompok: 'Barang, Melak, Mei' },
      variables: { input: sent },
    },
  });
});

test('a stored row is changed by the revision that was seen', () => {
  expect(planRow(sheet, facts({ isi: '20' }, { stored })).add).toMatchObject({
    ...{ label: 'Ubah barang Gula, Melak, Mei', revisi: 2 },
    base: { barang_id: 5, isi: 10, sisa: 1.5 },
    variables: { id: 7, input: { ...full, isi: '20', _method: 'put' } },
  });
});

test.each<[name: string, waiting: OutboxItem[], removed: string[]]>([
  ['was never sent', [waits()], []],
  ['was refused', [waits(refused)], []],
  ['was refused, with what waits behind it', [waits(refused), follows()], ['berikut']],
])('a row that %s is changed in its place', (_name, waiting, remove) => {
  const plan = planRow(sheet, facts({ isi: '20', sisa: '2,5' }, { waiting }));
  expect(plan).toMatchObject({ keeps: false, remove, edit: { key: 'kunci', variables: { input: sent } } });
  expect(plan.add).toBeUndefined();
});

test('the last of the writes that wait is changed', () => {
  const plan = planRow(sheet, facts({ isi: '20' }, { waiting: [waits(sending), follows()] }));
  expect(plan).toMatchObject({ remove: [], edit: { key: 'berikut' } });
});

test.each<[name: string, waiting: OutboxItem[], id: unknown, revisi: number | undefined, behind: string]>([
  ['a row on its way', [waits(sending)], { $dari: 'kunci', jalur: ['barang', 'id'] }, undefined, 'kunci'],
  ['a row whose answer is lost', [waits(lost)], { $dari: 'kunci', jalur: ['barang', 'id'] }, undefined, 'kunci'],
  ['a change on its way', [waits(sending, 7)], 7, 2, 'kunci'],
  ['a change behind one', [waits(lost, 7), follows(lost)], 7, 2, 'berikut'],
])('%s is changed behind it', (_name, waiting, id, revisi, behind) => {
  const { add, edit } = planRow(sheet, facts(whole, { waiting }));
  expect(edit).toBeUndefined();
  expect(add).toMatchObject({ revisi, dependsOn: [behind], variables: { id, input: { ...sent, _method: 'put' } } });
});

test.each<[name: string, row: Facts<Shape>, removed: string[]]>([
  ['a new row that is emptied', facts({ isi: '', sisa: '' }, { waiting: [waits()] }), ['kunci']],
  ['a refused row that is emptied', facts({ isi: '', sisa: '' }, { waiting: [waits(refused)] }), ['kunci']],
  [
    'a change that is taken back',
    facts({ isi: '10', sisa: '1,5' }, { stored, waiting: [waits({ variables: { id: 7, input: sent } }, 7)] }),
    ['kunci'],
  ],
])('%s leaves the outbox', (_name, row, remove) => {
  expect(planRow(sheet, row)).toEqual({ remove, keeps: false });
});

describe('a conflict is settled', () => {
  test.each<[name: string, item: OutboxItem, id: number, revisi: number]>([
    ['with the newer version', waits(tooLate, 7), 7, 6],
    ['with the own twin', waits(twin(true)), 9, 5],
  ])('%s, by its revision', (_name, item, id, revisi) => {
    const write = settled(sheet, facts(null, { waiting: [item, follows()] }), whole);
    expect(write?.remove).toEqual(['kunci', 'berikut']);
    expect(write?.add).toMatchObject({ revisi, variables: { id, input: { ...sent, _method: 'put' } } });
  });

  test.each<[name: string, item: OutboxItem, texts: Held['texts']]>([
    ['with what cannot be sent', waits(tooLate, 7), { isi: '1', sisa: '2' }],
    ['with a row of another officer', waits(twin(false)), whole],
    ['where there is none', waits(refused), whole],
  ])('never %s', (_name, item, texts) => {
    expect(settled(sheet, facts(null, { waiting: [item] }), texts)).toBeNull();
  });
});
