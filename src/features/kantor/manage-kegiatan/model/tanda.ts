/** A change of a text: what stands between `from` and `to` becomes `text`, of which `select` is selected then. */
interface Sisipan {
  from: number;
  to: number;
  text: string;
  select: readonly [from: number, to: number];
}

type Mark = (text: string, from: number, to: number) => Sisipan;

/** What a line begins with: the mark of a subtitle or of a list. */
const AWAL = /^(?:## +|[-•] +|\d{1,2}\. +)/;

/** Marks the lines that are touched, or takes the mark away where all of them bear it. */
const lines =
  (isMarked: RegExp, markOf: (at: number) => string): Mark =>
  (text, from, to) => {
    const start = text.lastIndexOf('\n', from - 1) + 1;
    const end = text.indexOf('\n', to) === -1 ? text.length : text.indexOf('\n', to);
    const touched = text.slice(start, end).split('\n');
    const isEmpty = (line: string) => line.trim() === '' && touched.length > 1;
    const isOff = touched.every((line) => isEmpty(line) || isMarked.test(line));
    let at = 0;
    const next = touched.map((line) => {
      if (isEmpty(line)) return line;
      const plain = line.replace(AWAL, '');
      return isOff ? plain : markOf(at++) + plain;
    });
    const changed = next.join('\n');
    // Whoever stood in a line stands at its end; several lines stay selected.
    const begin = touched.length > 1 ? start : start + changed.length;
    return { from: start, to: end, text: changed, select: [begin, start + changed.length] };
  };

export const subjudul = lines(/^## +/, () => '## ');
export const daftar = lines(/^[-•] +/, () => '- ');
export const bernomor = lines(/^\d{1,2}\. +/, (at) => `${at + 1}. `);

const SAMPLE = 'kata';

/** Makes what is selected bold, each line for itself, or takes that away; without a selection a word to be typed over. */
export const tebal: Mark = (text, from, to) => {
  const chosen = text.slice(from, to);
  const bare = chosen.trim();
  if (bare === '') return { from: to, to, text: `**${SAMPLE}**`, select: [to + 2, to + 2 + SAMPLE.length] };
  const start = from + chosen.indexOf(bare);
  const end = start + bare.length;
  const isInside = /^\*\*[^*].*\*\*$/s.test(bare);
  const isAround = text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**';
  if (isInside) return { from: start, to: end, text: bare.slice(2, -2), select: [start, end - 4] };
  if (isAround) return { from: start - 2, to: end + 2, text: bare, select: [start - 2, end - 2] };
  const marked = bare
    .split('\n')
    .map((line) => line.replace(/^(## +|[-•] +|\d{1,2}\. +)?(.*\S)/, '$1**$2**'))
    .join('\n');
  return { from: start, to: end, text: marked, select: [start, start + marked.length] };
};

/** Makes what is selected a link; without a selection the address itself is what is read. */
export const tautan =
  (tujuan: string): Mark =>
  (text, from, to) => {
    const chosen = text
      .slice(from, to)
      .replace(/[[\]\n]+/g, ' ')
      .trim();
    const address = tujuan.trim().replace(/[\s()]/g, encoded);
    const made = `[${chosen || address.replace(/^(https?:\/\/|mailto:|tel:)/i, '')}](${address})`;
    return { from, to, text: made, select: [from + made.length, from + made.length] };
  };

/** `encodeURIComponent` leaves brackets as they are. */
const encoded = (letter: string): string => `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/** Puts a change into a field as if it had been typed: the browser's own way back (Ctrl+Z) knows it. */
export function sisipkan(field: HTMLTextAreaElement, mark: Mark): void {
  const { from, to, text, select } = mark(field.value, field.selectionStart, field.selectionEnd);
  field.focus();
  field.setSelectionRange(from, to);
  // The one way that is undone by the browser; where it is missing the text is put in all the same.
  const isTyped = typeof document.execCommand === 'function' && document.execCommand('insertText', false, text);
  if (!isTyped) {
    field.setRangeText(text, from, to, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  }
  field.setSelectionRange(...select);
}
