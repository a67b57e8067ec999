import type { ComponentType } from 'react';
import type { Peran } from '#contract/limits.ts';
import { BerandaPage } from '@/pages/kantor/beranda';
import { AddKegiatanPage, EditKegiatanPage, KegiatanKantorPage } from '@/pages/kantor/kegiatan';
import { SliderPage } from '@/pages/kantor/slider';

interface OfficeScreen {
  /** Below `/kantor`. */
  path: string;
  Page: ComponentType;
  /** The one role that may enter, where not all of the office may. */
  only?: Peran;
}

export const officeScreens: readonly OfficeScreen[] = [
  { path: '', Page: BerandaPage },
  { path: 'slider', Page: SliderPage },
  { path: 'kegiatan', Page: KegiatanKantorPage },
  { path: 'kegiatan/tambah', Page: AddKegiatanPage },
  { path: 'kegiatan/:id', Page: EditKegiatanPage },
];
