import type { LebarFoto } from '#contract/limits.ts';
import type { FotoFormat, Original, UploadFault, UploadFormat } from '../../ports.ts';

/** What the process that decodes pictures is asked to do. */
export type PictureOrder =
  | { what: 'prepare'; upload: Uint8Array; format: UploadFormat }
  | { what: 'rendition'; original: Uint8Array | string; width: LebarFoto; format: FotoFormat }
  | { what: 'rasterise'; svg: string; format: 'png' | 'jpeg' }
  | { what: 'small'; copy: Uint8Array; width: number };

/** What it made, or why it could not. */
export type PictureAnswer = { made: Original | UploadFault | Uint8Array | null } | { failed: string };
