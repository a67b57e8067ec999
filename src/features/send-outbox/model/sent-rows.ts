import { regional } from '#contract/formulas/wilayah/regional.ts';
import { type OutboxItem, rowOf } from '@/shared/write';

/** The groups of rows without a `kelompok`: those of older apps, and those that belong to no report. */
const entities: Readonly<Record<string, string>> = {
  hargaPangan: 'Harga pangan per kecamatan',
  hargaPanganKutaiBarat: 'Harga pangan kabupaten',
  ketersediaanPangan: 'Ketersediaan pangan',
  luasTanam: 'Luas tanam',
  timbangBalita: 'Timbang balita',
  lahanPetani: 'Lahan petani',
  produk: 'Produk',
};

/** What a write is shown together with: its report, place and period. */
const groupNameOf = ({ kelompok, entity }: Pick<OutboxItem, 'kelompok' | 'entity'>): string =>
  kelompok ?? regional(entities[entity] ?? 'Data lain');

/** Writes by what they are shown together with, in the order in which each group began. */
export function inGroups(items: readonly OutboxItem[]): Map<string, OutboxItem[]> {
  const groups = new Map<string, OutboxItem[]>();
  for (const item of items) {
    const name = groupNameOf(item);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}

/** What the server has of some writes that it has acknowledged. */
export interface SentRows {
  /** Rows that stand on the server as they were sent. */
  stored: number;
  /** Rows that it has no more. */
  deleted: number;
}

/** The rows that acknowledged writes have left behind: a row that was changed five times is one row. */
export function sentRowsOf(sent: readonly OutboxItem[]): SentRows {
  const isDeleted = new Map<string, boolean>();
  for (const item of sent) {
    const row = rowOf(item);
    const name = row.id === undefined ? item.key : `${item.entity} ${row.id}`;
    // What is done to a part of a row, as to a product's photo, leaves the row.
    isDeleted.set(name, !row.isPart && Reflect.get(item.variables.input, '_method') === 'delete');
  }
  const deleted = [...isDeleted.values()].filter(Boolean).length;
  return { stored: isDeleted.size - deleted, deleted };
}
