import { limits } from '#contract/limits.ts';
import type { FileFacts } from '#contract/rules.ts';
import { firstBroken, type Rule } from '#contract/rules.ts';
import type { Pictures } from '../../ports.ts';
import { invalid, Refusal } from '../answer.ts';
import type { Body } from '../body/body.ts';
import { sha256 } from '../sha256.ts';
import { pictureFormat } from './picture-format.ts';

/** A picture that was sent, ready to be kept under a name made of its content. */
export interface Upload {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** To who comes when more pictures wait than can be done soon; his body is not even read. */
export const manyPictures = (): Refusal =>
  new Refusal(503, 'Server sedang mengolah banyak foto. Silahkan coba lagi sebentar lagi.', {
    headers: { 'Retry-After': '10', Connection: 'close' },
  });

const TOO_HEAVY = 'Foto ini terlalu berat untuk dibuka. Perkecil dahulu, atau simpan ulang sebagai JPEG biasa';

/** The files of a field. A file input that was left empty sends a file without bytes: that is none. */
export const filesOf = ({ files }: Body, field: string): File[] =>
  (files.get(field) ?? []).filter(({ size }) => size > 0);

/**
 * Checks a sent file by what is in it, whatever it is called, and makes it fit to be kept (api.md, Uploads).
 *
 * @param rules the sentences for a file that is too large, or of another format
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
