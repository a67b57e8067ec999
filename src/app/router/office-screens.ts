import type { ComponentType } from 'react';
import type { Peran } from '#contract/limits.ts';
import { AduanPage } from '@/pages/kantor/aduan';
import { AkunPage, ImporPetugasPage, SatuAkunPage, UndangPage } from '@/pages/kantor/akun';
import { BerandaPage } from '@/pages/kantor/beranda';
import { JejakPage } from '@/pages/kantor/jejak';

interface OfficeScreen {
  /** Below `/kantor`. */
  path: string;
  Page: ComponentType;
  /** The one role that may enter, where not all of the office may. */
  only?: Peran;
}

export const officeScreens: readonly OfficeScreen[] = [
  { path: '', Page: BerandaPage },
  { path: 'akun', Page: AkunPage },
  { path: 'akun/undang', Page: UndangPage },
  { path: 'akun/impor', Page: ImporPetugasPage },
  { path: 'akun/:id', Page: SatuAkunPage },
  { path: 'aduan', Page: AduanPage },
  { path: 'jejak', Page: JejakPage, only: 'superadmin' },
];
