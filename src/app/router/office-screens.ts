import type { ComponentType } from 'react';
import type { Peran } from '#contract/limits.ts';
import { BerandaPage } from '@/pages/kantor/beranda';
import { CetakPage } from '@/pages/kantor/cetak';
import { IdentitasPage } from '@/pages/kantor/identitas';

interface OfficeScreen {
  /** Below `/kantor`. */
  path: string;
  Page: ComponentType;
  /** The one role that may enter, where not all of the office may. */
  only?: Peran;
}

export const officeScreens: readonly OfficeScreen[] = [
  { path: '', Page: BerandaPage },
  { path: 'cetak', Page: CetakPage },
  { path: 'identitas', Page: IdentitasPage },
];
