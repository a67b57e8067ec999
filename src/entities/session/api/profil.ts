import { type ApolloClient, gql, type TypedDocumentNode } from '@apollo/client';
import type { User } from '#contract/resources/akun.ts';
import { asUser, isRefusal } from '@/shared/api';
import { toast } from '@/shared/ui/toaster';
import { expireSession } from '../model/ending';
import { accessToken } from '../model/kept';
import { currentUser, dropSession, keepSession, peranOf } from '../model/session';

/** The caller's own account. It is kept by the session, not by the cache: each read asks. */
const CURRENT_USER: TypedDocumentNode<{ user: User }, Record<string, never>> = gql`
  query CurrentUser {
    user @rest(type: "User", path: "/user") {
      id nama_lengkap username email no_hp jenis_kelamin foto_url roles
      pengguna_kecamatan @type(name: "PenggunaKecamatan") {
        id
        kecamatans @type(name: "Kecamatan") { id nama_kecamatan }
      }
    }
  }
`;

/** Reads the profile anew. A refusal ends the session; without an answer the last known profile stays (rulings 1). */
export async function refreshProfil(client: ApolloClient): Promise<void> {
  const token = accessToken.read();
  if (!token) return;
  try {
    const { data } = await client.query({
      query: CURRENT_USER,
      fetchPolicy: 'no-cache',
      context: asUser,
    });
    // Another tab may have logged in as somebody else meanwhile.
    if (!data || accessToken.read() !== token) return;
    const userBefore = currentUser();
    keepSession(data.user);
    if (userBefore?.id === data.user.id && peranOf(userBefore) !== peranOf(data.user)) {
      toast.info('Peran akun Anda sudah diubah, sehingga menu Anda kini lain. Hubungi dinas bila ini keliru.');
    }
  } catch (error) {
    // The link has heard of a 401 already.
    if (isRefusal(error, 403)) expireSession(token);
    else if (!currentUser() && accessToken.read() === token) dropSession();
  }
}
