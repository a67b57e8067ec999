import type { ComponentType } from 'react';
import type { Peran } from '#contract/limits.ts';
import type { User } from '#contract/rows/user.ts';
import { peranOf } from '@/entities/session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { routes } from '@/shared/routes';

/** A screen that the browser draws, and the address pattern under which it opens. */
const screen = (path: string, open: () => Promise<ComponentType>) => ({ path, Page: lazyPart(open) });

type RoleScreen = ReturnType<typeof screen>;

/** Everybody's, whether logged in or not. */
const accountScreens: RoleScreen[] = [];

/** Spec section 2: logged-out only additionally. */
const visitorScreens: RoleScreen[] = [];

/** Spec section 2: logged-in additionally. */
const userScreens: RoleScreen[] = [];

/** Who may see which dashboard (spec section 2, Route sets). What is not in one's set does not exist. */
const dashboardScreens: Record<Peran, RoleScreen[]> = {
  petani: [],
  petugas: [],
  admin: [],
  superadmin: [],
};

/** All screens besides the public ones that somebody may open. */
export function screensOf(user: User | null): RoleScreen[] {
  if (!user) return [...accountScreens, ...visitorScreens];
  const peran = peranOf(user);
  return [...accountScreens, ...userScreens, ...(peran ? dashboardScreens[peran] : [])];
}
