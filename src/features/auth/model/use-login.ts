import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepSession } from '@/entities/session';
import { routes } from '@/shared/routes';
import { toast } from '@/shared/ui/toaster';
import { useSubmit } from '@/shared/write';
import { LOGIN, type LoginInput } from '../api/session';
import { afterLogin } from './after-login';

/** Spec section 9. */
const REDIRECT_DELAY_MS = 500;

/** Begins a session, and leads on after 500 ms (spec section 2, Auth screens; section 4, Session). */
export function useLogin() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const submit = useSubmit(LOGIN, 'Login gagal. Silahkan coba lagi.');
  const target = useRef<string>(routes.dashboard);

  return {
    login: async (input: LoginInput) => {
      const outcome = await submit({ input });
      const { saved } = outcome;
      if (!saved) return outcome;
      // What was read in an earlier session must not be shown in this one.
      await client.clearStore();
      keepSession(saved.user, saved.access_token);
      toast.success('Login berhasil!');
      target.current = afterLogin(state, saved.user.id);
      await new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY_MS));
      return outcome;
    },
    /** Replaces the login in the history: who is logged in has no such screen. */
    goOn: () => navigate(target.current, { replace: true }),
  };
}
