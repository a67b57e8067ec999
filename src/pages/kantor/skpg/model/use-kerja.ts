import { useQuery } from '@apollo/client/react';
import type { Bulan } from '#contract/formulas/skpg/bulan.ts';
import { type SkemaSkpg, skemaSkpg } from '#contract/formulas/skpg/label.ts';
import { asUser, quietly } from '@/shared/api';
import { useAddressParams } from '@/shared/lib/browser';
import { KERJA } from '../api/skpg';

/** The month that the address chooses; without one the month that has ended last. */
function bulanOf(query: URLSearchParams): Bulan | null {
  const [tahun, bulan] = [query.get('tahun') ?? '', query.get('bulan') ?? ''];
  if (!/^[1-9]\d{3}$/.test(tahun) || !/^([1-9]|1[0-2])$/.test(bulan)) return null;
  return { tahun: Number(tahun), bulan: Number(bulan) };
}

/** A month's board as the rows are now, and the way to another: back, a refresh and a sent link keep the choice. */
export function useKerja() {
  const [query, changeQuery] = useAddressParams();
  const asked = bulanOf(query);
  const skema = skemaSkpg.find((one) => one === query.get('skema')) ?? 'permentan';
  const filter = { ...asked, skema };
  const { data, error, refetch } = useQuery(KERJA, {
    variables: { filter },
    context: asUser,
    fetchPolicy: 'cache-and-network',
  });
  const change = (changes: Readonly<Record<string, string>>) =>
    changeQuery((next) => {
      for (const [name, value] of Object.entries(changes)) next.set(name, value);
    });
  return {
    kerja: data?.kerja,
    skema,
    error: data ? undefined : error,
    retry: quietly(refetch),
    chooseBulan: ({ tahun, bulan }: Bulan) => change({ tahun: String(tahun), bulan: String(bulan) }),
    chooseSkema: (other: SkemaSkpg) => change({ skema: other }),
  };
}
