import { useApolloClient } from '@apollo/client/react';
import { keepSession } from '@/entities/session';
import { toast } from '@/shared/ui/toaster';
import { useSubmit, useTabOutbox } from '@/shared/write';
import { LOGIN, type LoginInput } from '../api/session';

/** The account has another owner by now, or another name. */
const OTHER = 'Akun ini bukan akun yang tadi dipakai. Masuk dari halaman login.';

/** Goes on with a session of the same user: his screen keeps all that it has read, and what waits is sent. */
export function useLoginAgain(userId: number) {
  const client = useApolloClient();
  const outbox = useTabOutbox();
  const submit = useSubmit(LOGIN, 'Login gagal. Silahkan coba lagi.');

  return async (input: LoginInput) => {
    const outcome = await submit({ input });
    const { saved } = outcome;
    if (!saved) return outcome;
    if (saved.user.id !== userId) return { error: { message: OTHER, data: { errors: { username: [OTHER] } } } };
    keepSession(saved.user, saved.access_token);
    toast.success('Login berhasil!');
    outbox.wake(true);
    void client.refetchQueries({ include: 'active' });
    return outcome;
  };
}
