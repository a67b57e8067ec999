import type { ApolloClient } from '@apollo/client';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { type JenisPeriode, jenisPeriode } from '#contract/limits.ts';
import { allKomoditi, allNamaLain, allPangan } from '@/entities/acuan';
import { allHargaKutaiBarat, allHargaPangan } from '@/entities/harga-pangan';
import { allKetersediaan } from '@/entities/ketersediaan-pangan';
import { allTanam } from '@/entities/luas-tanam';
import { allPeriodes } from '@/entities/periode';
import { allTimbang } from '@/entities/timbang-balita';
import { desaDi } from '@/entities/wilayah';
import { addressOf, aside, type ListNeed, readFrom } from '@/shared/api';

/** A list that an entry screen needs: by its address the device finds the answer again. */
export interface Question {
  /** What is missing while there is no answer, as an officer calls it. */
  what: string;
  address: string;
  /** Past all that is known here: only what is asked anew passes the service worker, and is kept. */
  ask: (client: ApolloClient) => Promise<readonly { id: number }[]>;
}

const question = (what: string, need: ListNeed<{ id: number }>): Question => ({
  what,
  address: addressOf(need),
  ask: async (client) => {
    const answer = await readFrom(client, { fetchPolicy: 'network-only', context: aside })(need);
    return answer?.page?.data ?? [];
  },
});

/** The lists of periods: which figures are needed follows from them. */
export const periodeQuestions = (): Record<JenisPeriode, Question> => {
  const of = (jenis: JenisPeriode) => question('periode', allPeriodes(jenis));
  return {
    'harga-pangan': of('harga-pangan'),
    'ketersediaan-pangan': of('ketersediaan-pangan'),
    'timbang-balita': of('timbang-balita'),
    'luas-tanam': of('luas-tanam'),
  };
};

/** The periods of each kind, oldest first. */
export type Periodes = Record<JenisPeriode, readonly { id: number }[]>;

/**
 * What an officer's five entry forms and their tables ask besides the periods (rulings 29): names, villages, and the
 * figures of the newest period and of the one before, which stand beside the fields. What is typed first comes first.
 *
 * @param tugas the sub-districts in which the officer works
 */
export const questionsOf = (tugas: readonly number[], periodes: Periodes): Question[] => [
  question('komoditi', allKomoditi),
  question('pangan', allPangan),
  ...tugas.map((id) => question('desa', desaDi(id))),
  question('nama lain', allNamaLain),
  ...figures(tugas, periodes, -1),
  ...figures(tugas, periodes, -2),
];

/** @param age -1 for the newest period, -2 for the one before it */
function figures(tugas: readonly number[], periodes: Periodes, age: -1 | -2): Question[] {
  const [harga, stok, timbang, tanam] = jenisPeriode.map((jenis) => periodes[jenis].at(age)?.id);
  const found: Question[] = [];
  if (harga) {
    for (const id of tugas) found.push(question('harga pangan', allHargaPangan(harga, id)));
    found.push(question(regional('harga kabupaten'), allHargaKutaiBarat(harga)));
  }
  if (stok) {
    for (const id of tugas) found.push(question('ketersediaan pangan', allKetersediaan(stok, id)));
    // Their table opens before a sub-district is chosen.
    found.push(question('ketersediaan pangan', allKetersediaan(stok)));
  }
  for (const id of tugas) {
    if (timbang) found.push(question('timbang balita', allTimbang(timbang, id)));
    if (tanam) found.push(question('luas tanam', allTanam(tanam, id)));
  }
  return found;
}
