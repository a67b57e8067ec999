import { gambarRules } from '#contract/rules.ts';
import type { Pictures } from '../../ports.ts';
import type { Body } from '../body/body.ts';
import { filesOf, preparedUpload, type Upload } from '../uploads/prepare-upload.ts';

/** The fields of a body under their column names. */
export function named(
  { aliases = {} }: { aliases?: Record<string, string> },
  fields: Record<string, unknown>,
): Record<string, unknown> {
  const own = { ...fields };
  for (const [alias, field] of Object.entries(aliases)) if (alias in own) own[field] ??= own[alias];
  return own;
}

interface SentPicture {
  files: Upload[];
  columns: Record<string, string>;
}

/** The picture in a body for a column, and the column's new value; empty when there is none. */
export async function sentPicture(pictures: Pictures, body: Body, column: string | undefined): Promise<SentPicture> {
  const [file] = column === undefined ? [] : filesOf(body, column);
  if (column === undefined || !file) return { files: [], columns: {} };
  const upload = await preparedUpload(pictures, file, gambarRules, column);
  return { files: [upload], columns: { [column]: upload.name } };
}

/** Blank cells of a file or a form, and fields that are not there. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Drops the named fields where they are blank. */
export const withoutBlanks = (sent: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(sent).filter(([name, value]) => !(names.includes(name) && isBlank(value))));
