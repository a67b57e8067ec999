/**
 * A fact of the log without what only its sender should know: searches and letters' tokens stand behind a `?`,
 * sessions behind `Bearer`, passwords of other services before an `@`.
 */
export const withoutSecrets = (text: string): string =>
  text
    .replace(/\?[^\s"'<>`)]+/g, '')
    .replace(/\bBearer\s+[^\s"',]+/gi, 'Bearer …')
    .replace(/:\/\/[^\s/@]+@/g, '://…@');
