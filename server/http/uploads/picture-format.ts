import type { UploadFormat } from '../../ports.ts';

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** How files of a format begin; null stands for any byte. */
const beginnings: readonly (readonly [UploadFormat, readonly (number | null)[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', ascii('GIF87a')],
  ['gif', ascii('GIF89a')],
  ['webp', [...ascii('RIFF'), null, null, null, null, ...ascii('WEBP')]],
];

/** What a file says at its very beginning that it is; null for all that is no picture of ours, drawings included. */
export const pictureFormat = (bytes: Uint8Array): UploadFormat | null =>
  beginnings.find(([, first]) => first.every((byte, at) => byte === null || byte === bytes[at]))?.[0] ?? null;
