import type { ActName, DisplayName } from './displays/displays.ts';
import type { PieceNames } from './displays/heap.ts';
import type { PieceName } from './pieces/pieces.ts';
import type { SettingName } from './settings/settings.ts';

export type { ActName, DisplayName, PieceName, PieceNames, SettingName };

/** A whole picture: where it plays, how its pieces are shown or who does something with them. */
export type SceneArt = {
  format: 'produk' | 'kegiatan' | 'banner';
  setting: SettingName;
  pieces: PieceNames;
  seed: number;
} & ({ display: DisplayName } | { act: ActName });
