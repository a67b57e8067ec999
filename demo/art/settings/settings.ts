import { atas } from './atas.ts';
import { aula } from './aula.ts';
import { dapur } from './dapur.ts';
import { gudang } from './gudang.ts';
import { halaman } from './halaman.ts';
import { hutan } from './hutan.ts';
import { kain } from './kain.ts';
import { kebun } from './kebun.ts';
import { pasar } from './pasar.ts';
import { pekarangan } from './pekarangan.ts';
import { sawah } from './sawah.ts';
import type { DrawSetting } from './setting.ts';
import { sungai } from './sungai.ts';
import { teras } from './teras.ts';

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
