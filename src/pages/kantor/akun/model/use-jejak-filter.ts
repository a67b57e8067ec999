import { perbuatan } from '#contract/limits.ts';
import { useUrlSearch } from '@/shared/lib/browser';
import { useAddressFilter } from '@/widgets/office-shell';
import type { JejakFilter } from '../api/jejak';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The beginning of a day on this device's clock, `after` days later; undefined where it is none. */
function momentOf(day: string, after = 0): string | undefined {
  if (!DAY.test(day)) return undefined;
  const at = new Date(`${day}T00:00:00`);
  if (Number.isNaN(at.getTime())) return undefined;
  at.setDate(at.getDate() + after);
  return at.toISOString();
}

/** What the log is narrowed to, as the address says it; days are those of this device's clock. */
export function useJejakFilter() {
  const search = useUrlSearch();
  const address = useAddressFilter(['perbuatan', 'tabel', 'baris', 'dari', 'sampai']);
  const { values } = address;
  const act = perbuatan.find((one) => one === values.perbuatan);
  const baris = values.tabel && /^[1-9]\d{0,8}$/.test(values.baris) ? Number(values.baris) : undefined;
  const entries = Object.entries({
    perbuatan: act,
    tabel: values.tabel || undefined,
    baris,
    dari: momentOf(values.dari),
    sampai: momentOf(values.sampai, 1),
  }).filter(([, value]) => value !== undefined);
  const chosen = Object.fromEntries(entries) as Omit<JejakFilter, 'page' | 'limit'>;
  const filter = { ...chosen, ...(search.query && { username: search.query }) };
  return { search, ...address, filter, chosen: entries.length, isNarrowed: address.isNarrowed || search.query !== '' };
}
