/** Text that needs no escaping. */
export interface Html {
  html: string;
}

type Part = string | number | Html | readonly Part[] | null | undefined | false;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'html' in part ? part.html : part.map(written).join('');
}

/** A template tag that escapes interpolated text, but not the results of other templates. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: texts.map((text, at) => text + (at < parts.length ? written(parts[at]) : '')).join(''),
});
