/** Texts of an Indonesian keyboard, with single blanks inside, stay as they are. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** Ends of lines and tabs of every kind. */
const LINE_ENDS = /\r\n?|[\u2028\u2029\u0085]/g;
const TABS = /[\t\v\f]/g;

/** Invisible signs: controls but the line's end, zero widths, fillers, soft hyphens, tags, and direction marks. */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression looks for these
  /(?![\u200d\ufe00-\ufe0f])\p{Default_Ignorable_Code_Point}|[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufff9-\ufffb]/gu;

/** Selects a letter's variant invisibly; behind a sign that may be an emoji it belongs there. */
const SELECTORS = /[\ufe00-\ufe0e]|(?<!\p{Extended_Pictographic})\ufe0f(?!\u20e3)/gu;

/** Joins two letters invisibly; between parts of one emoji it belongs there. */
const JOINERS =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f})\u{200d}|\u{200d}(?!\p{Extended_Pictographic})/gu;

/** Blanks within a line. A single no-break space stays: it keeps 'Rp 5.000' on one line. */
const BLANKS = /[^\S\n]{2,}|[^\S\n\u00a0]/g;

const dropInvisible = (text: string): string =>
  text.replace(INVISIBLE, '').replace(SELECTORS, '').replace(JOINERS, '').normalize('NFC');

/** Cleans a text of one line: without invisible signs, with single blanks between words. */
export const cleanLine = (text: string): string =>
  PLAIN.test(text)
    ? text
    : dropInvisible(text.replace(LINE_ENDS, ' ').replace(TABS, ' '))
        .replace(/[\s\u2800]+/g, ' ')
        .trim();

/** Cleans a text of several lines. Line ends become alike; indents stay. */
export const cleanLines = (text: string): string =>
  PLAIN.test(text)
    ? text
    : dropInvisible(text.replace(LINE_ENDS, '\n').replace(TABS, ' '))
        .replace(/\u2800/g, ' ')
        .split('\n')
        .map((line) => {
          const words = line.trimStart();
          const indent = line.length - words.length;
          return (' '.repeat(indent) + words.replace(BLANKS, ' ')).trimEnd();
        })
        .join('\n')
        .replace(/^\n+|\n+$/g, '');
