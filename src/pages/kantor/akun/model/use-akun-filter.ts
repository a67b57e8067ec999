import { peran, statusAkun, urutAkun } from '#contract/limits.ts';
import { useUrlSearch } from '@/shared/lib/browser';
import { useAddressFilter } from '@/widgets/office-shell';

/** The one of the words that an address names; whatever else it says is ignored. */
const oneOf = <Word extends string>(words: readonly Word[], text: string): Word | undefined =>
  words.find((word) => word === text);

const yaTidak = ['ya', 'tidak'] as const;

/** What the list of accounts is narrowed to, as the address says it. */
export function useAkunFilter() {
  const search = useUrlSearch();
  const address = useAddressFilter(['peran', 'status', 'kecamatan', 'terverifikasi', 'urut']);
  const { values } = address;
  const kecamatan_id = /^[1-9]\d{0,8}$/.test(values.kecamatan) ? Number(values.kecamatan) : undefined;
  const entries = Object.entries({
    peran: oneOf(peran, values.peran),
    status: oneOf(statusAkun, values.status),
    kecamatan_id,
    terverifikasi: oneOf(yaTidak, values.terverifikasi),
    urut: oneOf(urutAkun, values.urut),
  }).filter(([, value]) => value !== undefined);
  const chosen = Object.fromEntries(entries) as Partial<{
    peran: (typeof peran)[number];
    status: (typeof statusAkun)[number];
    kecamatan_id: number;
    terverifikasi: 'ya' | 'tidak';
    urut: (typeof urutAkun)[number];
  }>;
  const filter = { ...chosen, ...(search.query && { search: search.query }) };
  return { search, ...address, filter, chosen: entries.length, isNarrowed: address.isNarrowed || search.query !== '' };
}
