import { isOld, isParked, type OutboxItem, stuckKeys } from '@/shared/write';

/** Rows of one report: those of a place and a period. */
export interface Group {
  name: string;
  items: readonly OutboxItem[];
  /** How many the server has refused. */
  parked: number;
  /** The user must look at it. */
  isUrgent: boolean;
}

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

/** The waiting rows by what they belong to; groups and rows that need the user come first, the others as they were typed. */
export function groupsOf(items: readonly OutboxItem[], now = Date.now()): Group[] {
  const byName = new Map<string, OutboxItem[]>();
  for (const item of items) {
    const name = item.kelompok ?? entities[item.entity] ?? 'Data lain';
    byName.set(name, [...(byName.get(name) ?? []), item]);
  }
  const groups = [...byName].map(([name, rows]) => {
    const parked = rows.filter(isParked);
    const others = rows.filter((item) => !isParked(item));
    const isUrgent = parked.length > 0 || others.some((item) => isOld(item, now));
    return { name, items: [...parked, ...others], parked: parked.length, isUrgent };
  });
  return groups.sort((one, other) => Number(other.isUrgent) - Number(one.isUrgent));
}

/** Tells of each row why it is still here: the server's words, or those of the row that it waits for. */
export function reasonsIn(items: readonly OutboxItem[]): (item: OutboxItem) => string | null {
  const stuck = stuckKeys(items);
  return ({ key, state, reason, dependsOn: [first] }) => {
    if (reason) return reason;
    const before = items.find((item) => item.key === first);
    if (before) return `Menunggu: ${before.label}`;
    return stuck.has(key) && state === 'antre' ? 'Perbarui aplikasi untuk mengirim data ini' : null;
  };
}

/** How many rows wait for this one, and for those that do. */
export function dependantsOf({ key }: OutboxItem, items: readonly OutboxItem[]): number {
  const keys = new Set([key]);
  for (const item of items) if (item.dependsOn.some((one) => keys.has(one))) keys.add(item.key);
  return keys.size - 1;
}
