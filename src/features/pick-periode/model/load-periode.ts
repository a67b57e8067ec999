import type { JenisPeriode } from '#contract/limits.ts';
import { allPeriodes, PERIODE_LIST } from '@/entities/periode';
import { type Asked, ask, type PageAddress } from '@/shared/api';
import type { Stored } from '@/shared/lib/browser';
import type { PeriodeRule } from './chosen-periode';

/** Which period a page will show, before it is shown: the loaders' half of `usePeriode`. */
export async function loadPeriode(
  client: Asked,
  { query }: PageAddress,
  jenis: JenisPeriode,
  rule: PeriodeRule,
  remembered: Stored<number>,
): Promise<number> {
  const periodes = (await ask(client, PERIODE_LIST, allPeriodes(jenis)))?.page?.data ?? [];
  return rule({ asked: query.get('periode'), stored: remembered.read(), periodes });
}
