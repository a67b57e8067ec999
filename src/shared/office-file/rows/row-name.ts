import { typedText } from '#contract/formulas/nama/typed-text.ts';
import type { Cell } from '@/shared/spreadsheet';
import type { FileSpec } from '../column';
import { spelling } from '../spelling';
import { textOf } from '../title/title-lines';

export const DASH = /^\s*[-•–—*·▪]\s*/;

/**
 * Makes the reader of names with a column beside them: a group left of them ('Telur' beside 'Ayam Ras'), or a kind right of
 * them ('Kampung' beside 'Daging Ayam'). The office's own names need no kind.
 */
export function readerOfKinds(
  { name: nameAt, kind: kindAt }: { name: number | undefined; kind?: number | undefined },
  { isSubject, ownName }: FileSpec,
): (name: string, cells: readonly Cell[]) => string {
  if (nameAt === undefined || kindAt === undefined || !isSubject) return (name) => name;
  let group = '';
  let nameAbove = '';
  return (name, cells) => {
    const kind = textOf(cells[kindAt]);
    if (kindAt < nameAt) {
      group = kind || group;
      const inGroup = `${group} ${name}`;
      return name !== '' && group !== '' && isSubject(inGroup) ? inGroup : name;
    }
    if (name !== '') nameAbove = name;
    if (kind === '') return name;
    if (name === '') return nameAbove === '' ? name : `${nameAbove} ${kind}`;
    const fullName = `${name} ${kind}`;
    if (isSubject(fullName)) return fullName;
    if (spelling(kind).startsWith(spelling(name))) return kind;
    return spelling(ownName?.(name) ?? '') === spelling(name) ? name : fullName;
  };
}

/** '- Medium' below 'Beras' is 'Beras Medium', unless it is a name by itself. */
export function nameOf(
  own: string,
  { text: group, hasDashes }: { text: string; hasDashes: boolean },
  { isSubject = () => false, ownName }: FileSpec,
): string {
  const bare = typedText(own.replace(DASH, '').replace(/^(?:\d{1,3}[.)]\s*|[a-z][.)]\s+|\d{1,2}\s+)(?=\p{L})/iu, ''));
  const head = group.replace(DASH, '').replace(/^(?:\d+|[IVX]+|[A-Z])(?:[.)]\s*|\s+)/, '');
  const fullName = `${head} ${bare}`;
  // 'Ayam Ras' below 'Telur' is an egg, whatever it is elsewhere.
  if (group !== '' && isSubject(fullName)) return fullName;
  // 'Ayam Broiler' is an alias of chicken meat: below 'Telur' it is asked about.
  const meaning = spelling(ownName?.(bare) ?? bare);
  const groupMeaning = group === '' ? undefined : ownName?.(head);
  const isAlias = meaning !== spelling(bare) && !meaning.includes(spelling(head));
  const isOfGroup = !hasDashes || DASH.test(own);
  if (groupMeaning !== undefined && isAlias && isOfGroup && sharesWord(bare, groupMeaning)) return fullName;
  if (isSubject(own)) return typedText(own.replace(DASH, '')) || own;
  if (group === '') return bare === '' ? own : bare;
  if (isSubject(bare) || !DASH.test(own)) return bare;
  return fullName;
}

const sharesWord = (text: string, other: string): boolean => {
  const words = new Set(other.toLowerCase().split(' '));
  return text
    .toLowerCase()
    .split(' ')
    .some((word) => words.has(word));
};
