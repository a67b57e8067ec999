import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAccountPath, routes } from '#contract/routes.ts';
import { keepSession } from '@/entities/session';
import { withFields } from '@/shared/lib/browser';
import { toast } from '@/shared/ui/toaster';
import { useSubmit } from '@/shared/write';
import { LOGIN, type LoginInput } from '../api/session';

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
    goOn: () => navigate(target.current, { replace: true, state: { setelahLogin: true } }),
  };
}

/** What the end of a session leaves in the history: where it was, and whose it was. */
const isEnded = withFields({ kembali: 'string', userId: 'number' });

/** The history state of a login that an address of some role needs. */
const isAsked = withFields({ tujuan: 'string' });

/** Checks that an address is this app's own and lies behind a login: nothing else may follow one. */
const isOwnAddress = (address: string): boolean => isAccountPath(address.split(/[?#]/)[0] ?? '');

/**
 * Returns the address that a login leads to (rulings 2). The same user returns to where the session ended; an address
 * that a visitor asked for opens for any login. Everything else leads to the dashboard.
 */
export function afterLogin(state: unknown, userId: number): string {
  if (isEnded(state) && state.userId === userId) return state.kembali;
  return isAsked(state) && isOwnAddress(state.tujuan) ? state.tujuan : routes.dashboard;
}

/** Keeps a login's destination on the way through other account screens, and nothing else of their state. */
export const destinationOf = (state: unknown): { kembali: string; userId: number } | { tujuan: string } | null => {
  if (isEnded(state)) return { kembali: state.kembali, userId: state.userId };
  return isAsked(state) ? { tujuan: state.tujuan } : null;
};
