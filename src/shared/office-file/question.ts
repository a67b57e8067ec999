import { grouped } from '#contract/format.ts';

/** A choice that is asked once for a whole file, before its preview. */
export interface Question {
  /** The key of its answer. */
  id: string;
  group: 'berkas' | 'kolom' | 'nama';
  text: string;
  /** Samples, parts or line numbers that help to answer. */
  detail: readonly string[];
  options: readonly Option[];
  /** The answer that is likely right; chosen in advance, and confirmed with all others. */
  proposal?: string;
  /** It has an answer of its own already, and may be changed. */
  isOptional?: boolean;
}

export interface Option {
  value: string;
  label: string;
}

/** Answers by the questions' keys. */
export type Answers = Readonly<Record<string, string>>;

/** Leaves out what the question is about. */
export const SKIP = 'lewati';

export const isOpen = ({ id, isOptional }: Question, answers: Answers): boolean =>
  !isOptional && answers[id] === undefined;

/** '3 baris', '1.200 baris'. */
export const lines = (count: number): string => `${grouped(count)} baris`;

/** A list in words, cut short where it is long: 'a, b, c, dan 4 lainnya'. */
export function listText(texts: readonly string[], most = 6): string {
  const all = [...new Set(texts)];
  const rest = all.length - most;
  return rest > 1 ? `${all.slice(0, most).join(', ')}, dan ${rest} lainnya` : all.join(', ');
}

/** A text of a file for a sentence of ours: cut where it is long. */
export const shortText = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

/** A choice about the whole file, without an answer in advance. */
export const ask = (
  id: string,
  text: string,
  options: readonly Option[],
  detail: readonly string[] = [],
): Question => ({
  ...{ id, group: 'berkas', text, options, detail },
});
