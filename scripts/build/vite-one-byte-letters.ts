import type { Plugin } from 'vite';

/**
 * Writes letters beyond ASCII as `\u2026`: a single one of them makes a running Node hold the whole text of its file with
 * two bytes a letter.
 */
export const oneByteLetters = (): Plugin => ({
  name: 'one-byte-letters',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) {
      if (file.type === 'chunk') file.code = withoutWideLetters(file.code);
    }
  },
});

/** The same program: in strings, templates, patterns and names an escape means the letter. @throws where it would not */
export function withoutWideLetters(code: string): string {
  const [raw] = /String\.raw`[\0-\x5f\x61-\x7f]*[^\0-\x7f]/.exec(code) ?? [];
  if (raw) throw new Error(`String.raw shows an escape as it is written: ${raw}`);
  return code.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
