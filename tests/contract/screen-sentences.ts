/** What the specification says of the screen. */
export interface Quotes {
  /** 'In single quotes': once in the whole specification. */
  sentences: string[];
  /** In *italics*: words of many screens, and sentences that are quoted elsewhere. */
  words: string[];
}

/** Reads the quotes out of a page of markdown; they may run over the ends of lines. */
export function quotesOf(markdown: string): Quotes {
  const text = markdown
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, '')
    .replace(/`[^`\n]*`/g, '')
    .replaceAll('**', '')
    .replace(/^(?:[-*]|\d+\.) /gm, '')
    .replace(/\n *(?=\S)/g, ' ');
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, quote = '']) => quote);
  return {
    sentences: found(/(?<![\w'’])'([^'\s](?:[^'\n]*[^'\s])?)'(?!\w)/g),
    words: found(/(?<![\w*])\*([^*\s](?:[^*\n]*[^*\s])?)\*(?![\w*])/g),
  };
}

/** Code without its comments, whose quotes nobody sees on a screen. */
export const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** How a placeholder of a sentence, `{nama}`, stands in code: in a template or between JSX tags. */
const VALUE = String.raw`\$?\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}`;

const patternOf = (quote: string): string =>
  quote
    .split(/\{[^{}]*\}/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+'))
    .join(VALUE);

/** Whether code says a sentence, whole: as a string of its own, or between tags. */
export const isSaid = (sentence: string, code: string): boolean =>
  new RegExp(`['"\`>}]\\s*${patternOf(sentence)}\\s*['"\`<{]`).test(code);

/** Whether code has these words, be it inside of a sentence. */
export const isKnown = (words: string, code: string): boolean => new RegExp(patternOf(words)).test(code);
