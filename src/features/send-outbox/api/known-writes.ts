import { type ApolloClient, gql, type TypedDocumentNode } from '@apollo/client';
import { limits } from '#contract/limits.ts';
import { asUser } from '@/shared/api';
import type { AskKnown } from '@/shared/write';

const KNOWN_WRITES: TypedDocumentNode<{ kiriman: { dikenal: string[] } }, { kunci: string }> = gql`
  query KnownWrites($kunci: String!) {
    kiriman(kunci: $kunci) @rest(type: "Kiriman", path: "/user/kiriman?{args}") { dikenal }
  }
`;

/** Asks the server which writes it has, some at a time. Rejects where it does not answer. */
export const askKnown =
  (client: ApolloClient): AskKnown =>
  async (keys) => {
    const dikenal: string[] = [];
    for (let at = 0; at < keys.length; at += limits.kunciSekaligus) {
      const { data } = await client.query({
        query: KNOWN_WRITES,
        variables: { kunci: keys.slice(at, at + limits.kunciSekaligus).join() },
        fetchPolicy: 'no-cache',
        context: asUser,
      });
      if (!data) throw new Error('No answer');
      dikenal.push(...data.kiriman.dikenal);
    }
    return dikenal;
  };
