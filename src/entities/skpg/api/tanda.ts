import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TandaKantor } from '#contract/summaries/skpg/terbitan.ts';
import { asUser } from '@/shared/api';

const TANDA: TypedDocumentNode<{ tanda: TandaKantor }, Record<string, never>> = gql`
  query TandaSkpg {
    tanda @rest(type: "TandaKantor", path: "/kantor/skpg/tanda") {
      bulan
    }
  }
`;

export type BulanTanda = TandaKantor['bulan'][number];

/** The newest months in which an aspect has turned worse where the user works; undefined until it is known. */
export function useTanda(): readonly BulanTanda[] | undefined {
  const { data } = useQuery(TANDA, { context: asUser, fetchPolicy: 'cache-and-network' });
  return data?.tanda.bulan.filter(({ tanda }) => tanda.some(({ ukuran }) => ukuran !== 'komposit'));
}
