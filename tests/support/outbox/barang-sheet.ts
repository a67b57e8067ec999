import { parse } from 'graphql';
import { empty, exceeds } from '#contract/rules.ts';
import type { Laporan, LaporanInput } from '@/entities/laporan';
import type { Facts, Held, SheetOf } from '@/entities/laporan/model/isian/facts';
import { noHeld } from '@/entities/laporan/model/isian/held';
import { newItem, type OutboxItem } from '@/shared/write';

interface Input extends LaporanInput {
  barang_id: string;
  periode_id: number;
  isi: string;
  sisa: string | number;
}
export interface Shape {
  Row: {
    id: number;
    revisi: number;
    user_id: number;
    kecamatan_id: number;
    barang_id: number;
    periode_id?: number;
    isi: number;
    sisa: number;
  };
  Input: Input;
  Subject: { id: number };
}

const document = parse('mutation A { saved: a { barang { id revisi } } }', { noLocation: true }) as never;
const rules = [
  empty<Partial<Record<keyof Input, unknown>>>('Isi dulu', 'isi'),
  empty<Partial<Record<keyof Input, unknown>>>('Sisa dulu', 'sisa'),
  exceeds<Partial<Record<keyof Input, unknown>>>('Sisa tidak boleh melebihi isi', ['sisa'], 'isi'),
];
export const laporan = {
  field: 'barang',
  stale: ['barang'],
  names: ['Barang', 'Barang'],
  documents: { add: document, edit: document },
  rules: { add: rules, edit: rules },
  subjectHeader: 'Barang',
  figures: [
    { name: 'isi', label: 'Isi', show: String, kind: 'whole' },
    { name: 'sisa', label: 'Sisa', show: String, kind: 'decimal' },
  ],
  least: 0,
  chooses: ['barang_id'],
  keyOf: ({ barang_id }) => String(barang_id),
  nameOf: ({ barang_id }) => `Barang ${barang_id}`,
  periodeOf: ({ periode_id }) => periode_id,
  choices: (subjects) => subjects.map(({ id }) => ({ barang_id: String(id) })),
  begins: () => ({}),
  stands: ({ periodeId, kecamatanId }) => ({ periode_id: periodeId, kecamatan_id: kecamatanId }),
} as Partial<Laporan<Shape>> as Laporan<Shape>;
export const sheet: SheetOf<Shape> = {
  laporan,
  periode: { id: 4, nama_periode: 'Mei' },
  tempat: { id: 3, nama_kecamatan: 'Melak' },
  userId: 1,
};

export const stored = { id: 7, revisi: 2, user_id: 1, kecamatan_id: 3, barang_id: 5, isi: 10, sisa: 1.5 };
export const full = { barang_id: '5', kecamatan_id: 3, periode_id: 4, isi: '10', sisa: 1.5 };
/** A write of the row that waits. */
export const waits = (more: Partial<OutboxItem> = {}, id?: number): OutboxItem => ({
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
export const follows = (more: Partial<OutboxItem> = {}) =>
  waits({ key: 'berikut', urut: 2, dependsOn: ['kunci'], ...more }, 7);
export const sending = { state: 'mengirim', attempts: 1 } as const;
export const lost = { state: 'antre', attempts: 1 } as const;
export const refused = {
  state: 'ditolak',
  attempts: 1,
  reason: 'Tidak',
  refusal: { code: 422, data: undefined },
} as const;
export const hopeless = { ...refused, refusal: { code: 500, data: undefined } } as const;
export const twin = (milik_sendiri: boolean): Partial<OutboxItem> => ({
  ...{ state: 'bentrok', attempts: 1, reason: 'Sudah diisi' },
  refusal: { code: 409, data: { message: '', id: 9, milik_sendiri, baris: { id: 9, revisi: 5 } } },
});
export const tooLate: Partial<OutboxItem> = {
  ...{ state: 'bentrok', attempts: 1, reason: 'Data ini sudah diubah orang lain' },
  refusal: { code: 412, data: { message: '', baris: { id: 7, revisi: 6 } } },
};

export const facts = (texts: Held['texts'] | null, more: Partial<Facts<Shape>> = {}): Facts<Shape> => {
  const row: Facts<Shape> = {
    ...{ key: '5', nama: 'Gula', chosen: { barang_id: '5' }, stored: undefined, isForeign: false, waiting: [] },
    ...{ held: undefined, isGone: false },
    ...more,
  };
  return texts ? { ...row, held: { ...noHeld(row), texts } } : row;
};
export const whole = { isi: '20', sisa: '2,5' };
export const sent = { ...full, isi: '20', sisa: 2.5 };
