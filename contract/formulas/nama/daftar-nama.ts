import { typedText } from './typed-text.ts';

/** Signs that stand between two names, and never within one. */
const BETWEEN = /[;,/&+|•\r\n]+/;
const AND = /(?:^|\s)(?:dan|serta|and)\s+/i;
/** '1.', '- ' and 'Kec.' before a name do not count. */
const BEFORE = /^(?:(?:\d{1,2}[.)]|[-–*·])\s*)?(?:kec(?:amatan)?\b[.\s:-]*)?/i;

/**
 * Takes a list of kecamatan apart as people write it: 'Melak; Tering', 'Kec. Damai dan Muara Lawa', one below another.
 *
 * @param isName a name with one of these signs in it stays whole
 */
export function namesInList(text: string, isName: (name: string) => boolean): string[] {
  const bare = (part: string) => typedText(part).replace(BEFORE, '').trim();
  if (isName(bare(text))) return [bare(text)];
  return text
    .split(BETWEEN)
    .flatMap((part) => (isName(bare(part)) ? [part] : part.split(AND)))
    .map(bare)
    .filter((name) => /\p{L}|\p{N}/u.test(name));
}
