import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { empty, exceeds } from '#contract/rules.ts';
import { DecimalField, WholeField } from '@/shared/form';
import { newItem, type OutboxItem } from '@/shared/write';
import type { Laporan, LaporanInput } from '../laporan';
import type { Facts, Held, SheetOf } from './facts';
import { noHeld } from './held';
import { rowOf } from './look';
import { planRow, settled } from './plan';

interface Input extends LaporanInput {
  barang_id: string;
  periode_id: number;
  isi: string;
  sisa: string | number;
}
interface Shape {
  Row: {
    id: number;
    revisi: number;
    user_id: number;
    kecamatan_id: number;
    barang_id: number;
    isi: number;
    sisa: number;
  };
  Input: Input;
  Subject: { id: number };
}

const document = parse('mutation A { saved: a { barang { id revisi } } }') as never;
const rules = [
  empty<Partial<Record<keyof Input, unknown>>>('Isi dulu', 'isi'),
  empty<Partial<Record<keyof Input, unknown>>>('Sisa dulu', 'sisa'),
  exceeds<Partial<Record<keyof Input, unknown>>>('Sisa tidak boleh melebihi isi', ['sisa'], 'isi'),
];
const laporan = {
  field: 'barang',
  stale: ['barang'],
  names: ['Barang', 'Barang'],
  documents: { add: document, edit: document },
  rules: { add: rules, edit: rules },
  subjectHeader: 'Barang',
  figures: [
    { name: 'isi', label: 'Isi', show: String, Field: WholeField },
    { name: 'sisa', label: 'Sisa', show: String, Field: DecimalField },
  ],
  least: 0,
  chooses: ['barang_id'],
  begins: () => ({}),
  stands: ({ periodeId, kecamatanId }) => ({ periode_id: periodeId, kecamatan_id: kecamatanId }),
} as Partial<Laporan<Shape>> as Laporan<Shape>;
const sheet: SheetOf<Shape> = {
  laporan,
  periode: { id: 4, nama_periode: 'Mei' },
  tempat: { id: 3, nama_kecamatan: 'Melak' },
  userId: 1,
};

const stored = { id: 7, revisi: 2, user_id: 1, kecamatan_id: 3, barang_id: 5, isi: 10, sisa: 1.5 };
const full = { barang_id: '5', kecamatan_id: 3, periode_id: 4, isi: '10', sisa: 1.5 };
/** A write of the row that waits. */
const waits = (more: Partial<OutboxItem> = {}, id?: number): OutboxItem => ({
  ...newItem({
    entity: 'barang',
    label: 'x',
    refresh: [],
    userId: 1,
    document,
    variables: { ...(id && { id }), input: full },
  }),
  key: 'kunci',
  urut: 1,
  ...(id && { revisi: 2 }),
  ...more,
});
const follows = (more: Partial<OutboxItem> = {}) =>
  waits({ key: 'berikut', urut: 2, dependsOn: ['kunci'], ...more }, 7);
const sending = { state: 'mengirim', attempts: 1 } as const;
const lost = { state: 'antre', attempts: 1 } as const;
const refused = { state: 'ditolak', attempts: 1, reason: 'Tidak', refusal: { code: 422, data: undefined } } as const;
const hopeless = { ...refused, refusal: { code: 500, data: undefined } } as const;
const twin = (milik_sendiri: boolean) =>
  ({
    ...{ state: 'bentrok', attempts: 1, reason: 'Sudah diisi' },
    refusal: { code: 409, data: { message: '', id: 9, milik_sendiri, baris: { id: 9, revisi: 5 } } },
  }) as const;
const tooLate = {
  ...{ state: 'bentrok', attempts: 1, reason: 'Data ini sudah diubah orang lain' },
  refusal: { code: 412, data: { message: '', baris: { id: 7, revisi: 6 } } },
} as const;

const facts = (texts: Held['texts'] | null, more: Partial<Facts<Shape>> = {}): Facts<Shape> => {
  const row: Facts<Shape> = {
    ...{ key: '5', nama: 'Gula', chosen: { barang_id: '5' }, stored: undefined, isForeign: false, waiting: [] },
    ...{ held: undefined, isGone: false },
    ...more,
  };
  return texts ? { ...row, held: { ...noHeld(row), texts } } : row;
};
const whole = { isi: '20', sisa: '2,5' };
const sent = { ...full, isi: '20', sisa: 2.5 };

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
  expect(plan).toMatchObject({ remove: [], edit: { key: 'berikut', revisi: 2 } });
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

test.each<[row: Facts<Shape>, keadaan: string, reason: string | null, figure: string | null]>([
  [facts(null), 'kosong', null, null],
  [facts({ isi: '20' }), 'isian', null, null],
  [facts({ isi: 'dua' }), 'perbaiki', 'Isi bilangan bulat', 'isi'],
  [facts({ isi: '2', sisa: '3' }), 'perbaiki', 'Sisa tidak boleh melebihi isi', 'sisa'],
  [facts({ isi: '' }, { stored }), 'perbaiki', 'Isi dulu', 'isi'],
  [facts({ isi: '', sisa: '' }, { stored }), 'perbaiki', 'Sudah terkirim, jadi tidak dapat dikosongkan', null],
  [facts(whole), 'isian', null, null],
  [facts(null, { waiting: [waits()] }), 'antre', null, null],
  [facts(null, { waiting: [waits(sending)] }), 'mengirim', null, null],
  [facts(null, { waiting: [waits(sending), follows()] }), 'antre', null, null],
  [facts(null, { waiting: [waits(refused)] }), 'perbaiki', 'Tidak', null],
  [facts(null, { waiting: [waits(twin(true))] }), 'bentrok', 'Sudah diisi', null],
  [facts(null, { stored }), 'terkirim', null, null],
  [facts(null, { stored, isForeign: true }), 'asing', null, null],
  [facts({ isi: '1' }, { stored, isForeign: true }), 'bentrok', 'Sudah diisi petugas lain', null],
  [facts(whole, { isGone: true }), 'perbaiki', 'Tidak dapat dikirim: barang ini sudah tidak ada dalam daftar', null],
])('row %# is %s: %s', (row, keadaan, reason, figure) => {
  expect(rowOf(sheet, row, undefined)).toMatchObject({ keadaan, reason, figure });
});

test('a figure far from the period before is in doubt while it stands and nobody has confirmed it', () => {
  const row = facts(whole, {});
  const before = { ...stored, isi: 10, sisa: 2.5 };
  const doubted = (texts: Held['texts']) => ({ ...row, held: { ...noHeld(row), texts: whole, doubted: texts } });
  expect(rowOf(sheet, doubted({ isi: '20' }), before).doubts).toEqual({ isi: 'Naik 100% dari periode lalu (10)' });
  expect(rowOf(sheet, doubted({ isi: '21' }), before).doubts).toEqual({});
  expect(rowOf(sheet, doubted({ sisa: '2,5' }), before).doubts).toEqual({});
  expect(rowOf(sheet, doubted({}), before).doubts).toEqual({});
  expect(rowOf(sheet, doubted({ isi: '20' }), undefined).doubts).toEqual({});
});
