import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type JenisPeriode, jenisPeriode, limits } from '#contract/limits.ts';
import { HARGA_PANGAN_KUTAI_BARAT_LIST, HARGA_PANGAN_LIST } from '@/entities/harga-pangan';
import { KETERSEDIAAN_PANGAN_LIST } from '@/entities/ketersediaan-pangan';
import { KOMODITI_LIST } from '@/entities/komoditi';
import { LUAS_TANAM_LIST } from '@/entities/luas-tanam';
import { PANGAN_LIST } from '@/entities/pangan';
import { allPeriodes, PERIODE_LIST } from '@/entities/periode';
import { TIMBANG_BALITA_LIST } from '@/entities/timbang-balita';
import { DESA_KELURAHAN_LIST, desaDi } from '@/entities/wilayah';
import { type Asked, addressOf, aside, type ListPage, WHOLE } from '@/shared/api';

/** What an entry screen asks, word for word: by its address the device finds the answer again. */
export interface Question {
  /** What is missing while there is no answer, as an officer calls it. */
  what: string;
  address: string;
  /** Past Apollo's cache: the service worker keeps only what passes it. */
  ask: (client: Asked) => Promise<readonly { id: number }[]>;
}

const question = <Row extends { id: number }, Variables extends OperationVariables>(
  what: string,
  query: TypedDocumentNode<{ page: ListPage<Row> | null }, Variables>,
  variables: NoInfer<Variables>,
): Question => ({
  what,
  address: addressOf(query, variables),
  ask: async (client) => {
    const asked = { query, variables, fetchPolicy: 'network-only', context: aside } as const;
    const { data } = await client.query<{ page: ListPage<Row> | null }, OperationVariables>(asked);
    return data?.page?.data ?? [];
  },
});

/** The lists of periods: which figures are needed follows from them. */
export const periodeQuestions = (): Record<JenisPeriode, Question> => {
  const of = (jenis: JenisPeriode) => question('periode', PERIODE_LIST, allPeriodes(jenis));
  return {
    'harga-pangan': of('harga-pangan'),
    'ketersediaan-pangan': of('ketersediaan-pangan'),
    'timbang-balita': of('timbang-balita'),
    'luas-tanam': of('luas-tanam'),
  };
};

/** The periods of each kind, oldest first. */
export type Periodes = Record<JenisPeriode, readonly { id: number }[]>;

const { max: limit } = limits.page;

/**
 * What an officer's five entry forms and their tables ask besides the periods (rulings 29): names, villages, and the
 * figures of the newest period and of the one before, which stand beside the fields. What is typed first comes first.
 *
 * @param tugas the sub-districts in which the officer works
 */
export const questionsOf = (tugas: readonly number[], periodes: Periodes): Question[] => [
  question('komoditi', KOMODITI_LIST, { filter: { limit: WHOLE } }),
  question('pangan', PANGAN_LIST, { filter: { limit: WHOLE } }),
  ...tugas.map((id) => question('desa', DESA_KELURAHAN_LIST, { filter: desaDi(id) })),
  ...figures(tugas, periodes, -1),
  ...figures(tugas, periodes, -2),
];

/** @param age -1 for the newest period, -2 for the one before it */
function figures(tugas: readonly number[], periodes: Periodes, age: -1 | -2): Question[] {
  const [harga, stok, timbang, tanam] = jenisPeriode.map((jenis) => periodes[jenis].at(age)?.id);
  const found: Question[] = [];
  if (harga) {
    const periode = { periode_harga_pangan_id: harga, limit };
    for (const kecamatan_id of tugas) {
      found.push(question('harga pangan', HARGA_PANGAN_LIST, { filter: { kecamatan_id, ...periode } }));
    }
    found.push(question('harga kabupaten', HARGA_PANGAN_KUTAI_BARAT_LIST, { filter: periode }));
  }
  if (stok) {
    const periode = { periode_ketersediaan_pangan_id: stok, limit };
    for (const kecamatan_id of tugas) {
      found.push(question('ketersediaan pangan', KETERSEDIAAN_PANGAN_LIST, { filter: { kecamatan_id, ...periode } }));
    }
    // Their table opens before a sub-district is chosen.
    found.push(question('ketersediaan pangan', KETERSEDIAAN_PANGAN_LIST, { filter: periode }));
  }
  for (const kecamatan_id of tugas) {
    if (timbang) {
      const filter = { kecamatan_id, periode_timbang_balita_id: timbang, limit };
      found.push(question('timbang balita', TIMBANG_BALITA_LIST, { filter }));
    }
    if (tanam) {
      const filter = { kecamatan_id, periode_luas_tanam_id: tanam, limit };
      found.push(question('luas tanam', LUAS_TANAM_LIST, { filter }));
    }
  }
  return found;
}
