import { limits } from '#contract/limits.ts';
import { type FileFacts, firstBroken, type Rule } from '#contract/rules.ts';
import type { Pictures, UploadFormat } from '../../ports.ts';
import { invalid, Refusal } from '../answer.ts';
import type { Body } from '../body/body.ts';
import { sha256 } from '../crypto.ts';

/** An uploaded picture, ready to be stored under a name made of its content. */
export interface Upload {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The refusal when too many pictures wait; the body is not read. */
export const manyPictures = (): Refusal =>
  new Refusal(503, 'Server sedang mengolah banyak foto. Silahkan coba lagi sebentar lagi.', {
    headers: { 'Retry-After': '10', Connection: 'close' },
  });

const TOO_HEAVY = 'Foto ini terlalu berat untuk dibuka. Perkecil dahulu, atau simpan ulang sebagai JPEG biasa';

/** The files of a field. An empty file input sends a file without bytes, which does not count. */
export const filesOf = ({ files }: Body, field: string): File[] =>
  (files.get(field) ?? []).filter(({ size }) => size > 0);

/**
 * Checks a file by its content, whatever its name says, and prepares it for storing (kontrak.md, Uploads).
 *
 * @param rules the sentences for a file that is too large or of another format
 * @throws Refusal 413 when it is too large, 422 when it is no picture of an accepted format
 */
export async function preparedUpload(
  pictures: Pictures,
  file: File,
  rules: readonly Rule<FileFacts>[],
  field = 'foto',
): Promise<Upload> {
  const refusal = (message: string) => invalid(message, { [field]: [message] });
  const sent = new Uint8Array(await file.arrayBuffer());
  const format = pictureFormat(sent);
  const broken = firstBroken(rules, { size: file.size, type: format ? `image/${format}` : '' });
  if (broken && file.size > limits.fotoBytes) throw new Refusal(413, broken, { errors: { [field]: [broken] } });
  if (broken || !format) throw refusal(broken ?? 'Foto tidak dapat dibaca');

  const original = await pictures.prepare(sent, format);
  if (original === 'terlalu-besar') throw refusal('Foto tidak boleh lebih dari 40 megapiksel');
  if (original === 'terlalu-berat') throw refusal(TOO_HEAVY);
  if (original === 'rusak') throw refusal(firstBroken(rules, { size: 0, type: '' }) ?? 'Foto tidak dapat dibaca');
  const digest = await sha256(original.bytes);
  return { name: `${digest.slice(0, 32)}.${original.extension}`, bytes: original.bytes };
}

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** Magic bytes of the formats; null stands for any byte. */
const beginnings: readonly (readonly [UploadFormat, readonly (number | null)[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', ascii('GIF87a')],
  ['gif', ascii('GIF89a')],
  ['webp', [...ascii('RIFF'), null, null, null, null, ...ascii('WEBP')]],
];

/** The format by the file's magic bytes; null for anything else, SVG included. */
const pictureFormat = (bytes: Uint8Array): UploadFormat | null =>
  beginnings.find(([, first]) => first.every((byte, at) => byte === null || byte === bytes[at]))?.[0] ?? null;
