import { bantuan, perahu } from './acts/aid.ts';
import { kelompok, panen, serahTerima, tanam, ternak } from './acts/field.ts';
import { makanBersama, sajian } from './acts/food.ts';
import { pasarMurah, survei } from './acts/market.ts';
import { penyuluhan, posyandu, rapat } from './acts/meeting.ts';
import { bakul, peti } from './displays/bakul.ts';
import { dekat } from './displays/dekat.ts';
import { hamparan } from './displays/hamparan.ts';
import { jajar } from './displays/jajar.ts';
import { karung } from './displays/karung.ts';
import { daun, jejer, tampah } from './displays/tampah.ts';
import type { PieceName } from './pieces/pieces.ts';
import { atas } from './settings/atas.ts';
import { aula } from './settings/aula.ts';
import { dapur } from './settings/dapur.ts';
import { gudang } from './settings/gudang.ts';
import { halaman } from './settings/halaman.ts';
import { hutan } from './settings/hutan.ts';
import { kain } from './settings/kain.ts';
import { kebun } from './settings/kebun.ts';
import { pasar } from './settings/pasar.ts';
import { pekarangan } from './settings/pekarangan.ts';
import { sawah } from './settings/sawah.ts';
import { sungai } from './settings/sungai.ts';
import { teras } from './settings/teras.ts';
import type { DrawDisplay, DrawSetting, PieceNames } from './sheet.ts';

/** Where a picture plays. */
export const settings = {
  atas,
  aula,
  dapur,
  gudang,
  halaman,
  hutan,
  kain,
  kebun,
  pasar,
  pekarangan,
  sawah,
  sungai,
  teras,
} satisfies Record<string, DrawSetting>;

export type SettingName = keyof typeof settings;

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

export type { PieceName, PieceNames };

/** A whole picture: where it plays, how its pieces are shown or who does something with them. */
export type SceneArt = {
  format: 'produk' | 'kegiatan' | 'banner';
  setting: SettingName;
  pieces: PieceNames;
  seed: number;
} & ({ display: DisplayName } | { act: ActName });
