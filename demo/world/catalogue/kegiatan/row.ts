import type { ActName, PieceNames, SettingName } from '../../../art/art.ts';

/** An activity as it is written down: its paragraphs, and what its photo shows. */
export interface KegiatanRow {
  judul: string;
  alinea: readonly string[];
  tempat: SettingName;
  acara: ActName;
  isi: PieceNames;
}
