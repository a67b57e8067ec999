import { bantuan, perahu } from '../acts/aid.ts';
import { kelompok, panen, serahTerima, tanam, ternak } from '../acts/field.ts';
import { makanBersama, sajian } from '../acts/food.ts';
import { pasarMurah, survei } from '../acts/market.ts';
import { penyuluhan, posyandu, rapat } from '../acts/meeting.ts';
import { bakul, peti } from './bakul.ts';
import { dekat } from './dekat.ts';
import type { DrawDisplay } from './display.ts';
import { hamparan } from './hamparan.ts';
import { jajar } from './jajar.ts';
import { karung } from './karung.ts';
import { daun, jejer, tampah } from './tampah.ts';

/** Things, shown around one spot. */
export const displays = { bakul, peti, tampah, daun, jejer, jajar, dekat, karung, hamparan } satisfies Record<
  string,
  DrawDisplay
>;

/** People at work, over the whole width. */
export const acts = {
  pasarMurah,
  survei,
  bantuan,
  perahu,
  panen,
  tanam,
  kelompok,
  ternak,
  serahTerima,
  sajian,
  makanBersama,
  penyuluhan,
  rapat,
  posyandu,
} satisfies Record<string, DrawDisplay>;

export type DisplayName = keyof typeof displays;
export type ActName = keyof typeof acts;
