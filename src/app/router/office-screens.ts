import type { ComponentType } from 'react';
import { kantor } from '#contract/kantor-routes.ts';
import type { Peran } from '#contract/limits.ts';
import { routes } from '#contract/routes.ts';
import { BerandaPage } from '@/pages/kantor/beranda';
import { lazyPart } from '@/shared/lib/lazy-part';

interface OfficeScreen {
  /** Below `/kantor`. */
  path: string;
  Page: ComponentType;
  /** The one role that may enter, where not all of the office may. */
  only?: Peran;
}

/** Below `/kantor`, as its routes are. */
const below = (address: string) => address.slice(routes.kantor.length + 1);

const koreksi = () => import('@/pages/kantor/koreksi');

export const officeScreens: readonly OfficeScreen[] = [
  { path: '', Page: BerandaPage },
  {
    path: below(kantor.kelengkapan),
    Page: lazyPart(async () => (await import('@/pages/kantor/kelengkapan')).KelengkapanPage),
  },
  { path: below(kantor.koreksi), Page: lazyPart(async () => (await koreksi()).KoreksiPage) },
  { path: below(kantor.sampah), Page: lazyPart(async () => (await koreksi()).SampahPage) },
];
