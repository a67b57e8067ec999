import type { ComponentType } from 'react';
import type { Peran } from '#contract/limits.ts';
import { BerandaPage } from '@/pages/kantor/beranda';
import { KelengkapanPage } from '@/pages/kantor/kelengkapan';

interface OfficeScreen {
  /** Below `/kantor`. */
  path: string;
  Page: ComponentType;
  /** The one role that may enter, where not all of the office may. */
  only?: Peran;
}

export const officeScreens: readonly OfficeScreen[] = [
  { path: '', Page: BerandaPage },
  { path: 'kelengkapan', Page: KelengkapanPage },
];
