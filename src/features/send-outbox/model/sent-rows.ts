import type { OutboxItem } from '@/shared/write';

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
  kelompok ?? entities[entity] ?? 'Data lain';

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
    // What is done to a part of a row, as to a product's photo, leaves the row.
    isDeleted.set(row.name, !row.isPart && Reflect.get(item.variables.input, '_method') === 'delete');
  }
  const deleted = [...isDeleted.values()].filter(Boolean).length;
  return { stored: isDeleted.size - deleted, deleted };
}

/** Which row an acknowledged write was about: its address, or the id that the server's answer gave to a new one. */
function rowOf({ key, entity, variables, saved }: OutboxItem): { name: string; isPart: boolean } {
  const lahan: unknown = Reflect.get(variables.input, 'lahan_id');
  const id = lahan ?? variables.id ?? idIn(saved);
  return {
    name: id === undefined ? key : `${entity} ${id}`,
    isPart: lahan !== undefined || variables['fotoId'] !== undefined,
  };
}

function idIn(saved: unknown): unknown {
  const rows: unknown[] = typeof saved === 'object' && saved !== null ? Object.values(saved) : [];
  const row = rows.find((value) => typeof value === 'object' && value !== null && 'id' in value);
  return row && Reflect.get(row, 'id');
}
