import type { PieceNames } from './displays/heap.ts';
import type { DisplayName } from './displays/displays.ts';
import type { PieceName } from './pieces/pieces.ts';
import type { SettingName } from './settings/settings.ts';

export type { PieceName };

/** One piece on a soft round. */
export interface LogoArt {
  piece: PieceName;
  round: 'padi' | 'emas' | 'bata' | 'langit' | 'tanah';
}

/** A product's photo. */
export interface SceneArt {
  setting: SettingName;
  display: DisplayName;
  pieces: PieceNames;
  seed: number;
}
