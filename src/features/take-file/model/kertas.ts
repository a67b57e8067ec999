import { type ApolloClient, gql, type TypedDocumentNode } from '@apollo/client';
import { type UkuranKertas, ukuranKertas } from '#contract/limits.ts';
import { currentUser } from '@/entities/session';
import { aside, asUser } from '@/shared/api';
import { stored } from '@/shared/lib/browser';

const KERTAS: TypedDocumentNode<{ kantor: { kertas: UkuranKertas } }, Record<string, never>> = gql`
  query Kertas {
    kantor @rest(type: "KertasKantor", path: "/kantor/identitas") {
      kertas
    }
  }
`;

/** The office's paper, as this device has heard of it last. */
export const kertas = stored('kertas', (value): value is UkuranKertas => ukuranKertas.some((one) => one === value));

/** A printer is not kept waiting longer for it. */
const RESPONSE_TIMEOUT_MS = 1_500;

/** Asks for the office's paper and remembers it; users who do not work for the office have A4. */
export async function askKertas(client: ApolloClient): Promise<void> {
  const roles: readonly string[] = currentUser()?.roles ?? [];
  if (!navigator.onLine || !['petugas', 'admin', 'superadmin'].some((role) => roles.includes(role))) return;
  const answer = client
    .query({ query: KERTAS, fetchPolicy: 'no-cache', context: { ...asUser, ...aside } })
    .then(({ data }) => data && kertas.write(data.kantor.kertas))
    // Without signal the sheet is as large as the last one.
    .catch(() => undefined);
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, RESPONSE_TIMEOUT_MS))]);
}
