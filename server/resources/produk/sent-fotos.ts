import { limits } from '#contract/limits.ts';
import { fotoProdukRules } from '#contract/resources/produk.ts';
import { firstBroken } from '#contract/rules.ts';
import { invalid } from '../../http/answer.ts';
import { type Body, LARGEST_BYTES } from '../../http/body/body.ts';
import { receiveUploads } from '../../http/body/receive-uploads.ts';
import type { ResourcePorts } from '../../http/context.ts';
import { preparedUpload, type Upload } from '../../http/uploads/prepare-upload.ts';
import type { Pictures } from '../../ports.ts';

/** An uploaded photo, and whether it becomes the main one. */
export interface SentFoto {
  file: File;
  isMain: boolean;
}

export interface FotoUpload extends Upload {
  isMain: boolean;
}

/** A larger body must contain a photo that is too large, so it is refused with that sentence. */
export const receivingFotos = ({ reception }: ResourcePorts) =>
  receiveUploads(reception, LARGEST_BYTES, firstBroken(fotoProdukRules, { size: limits.fotoBytes + 1, type: '' }));

const isOne = (value: unknown): boolean => value === '1' || value === 1;

/** Photos sent as `foto[]` with `main[]`, or as `foto[0][foto]` with `foto[0][main]`; empty ones are dropped. */
export function sentFotos({ files, fields }: Body): SentFoto[] {
  const flags = [fields['main']].flat();
  const listed = (files.get('foto') ?? []).map((file, at) => ({ file, isMain: isOne(flags[at]) }));
  const numbered = [...files].flatMap(([name, [file]]) => {
    const at = /^foto\[(\d{1,3})\](\[foto\])?$/.exec(name)?.[1];
    if (at === undefined || !file) return [];
    return [{ at: Number(at), file, isMain: isOne(fields[`foto[${at}][main]`] ?? fields[`main[${at}]`]) }];
  });
  const all = [...listed, ...numbered.sort((one, other) => one.at - other.at)];
  return all.filter(({ file }) => file.size > 0).map(({ file, isMain }) => ({ file, isMain }));
}

/** @throws Refusal 422 when a product would have too many photos, or two main ones */
export function refuseTooMany(fotos: readonly SentFoto[], stored = 0): void {
  const tooMany = `Foto produk paling banyak ${limits.fotoPerProduk}`;
  if (stored + fotos.length > limits.fotoPerProduk) throw invalid(tooMany, { foto: [tooMany] });
  const twoMain = 'Pilih satu foto utama saja';
  if (fotos.filter(({ isMain }) => isMain).length > 1) throw invalid(twoMain, { main: [twoMain] });
}

/** Prepares the photos one after the other, so that one request does not occupy all workers. */
export async function preparedFotos(pictures: Pictures, fotos: readonly SentFoto[]): Promise<FotoUpload[]> {
  const uploads: FotoUpload[] = [];
  for (const { file, isMain } of fotos) {
    uploads.push({ ...(await preparedUpload(pictures, file, fotoProdukRules)), isMain });
  }
  return uploads;
}
