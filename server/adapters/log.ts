import type { Log } from '../ports.ts';

type Level = 'info' | 'error';
type Facts = Record<string, unknown>;

/** How one line of the log is written. */
export type LogFormat = (level: Level, event: string, facts: Facts) => string;

/** One JSON object a line, for log collectors in production. */
export const jsonLine: LogFormat = (level, event, facts) =>
  JSON.stringify({ waktu: new Date().toISOString(), tingkat: level, peristiwa: event, ...plain(facts) });

/** For the trial's terminal; stack traces stand below their line. */
export const readableLine: LogFormat = (level, event, facts) => {
  const all = Object.entries(plain(facts));
  const isLong = (value: unknown) => typeof value === 'string' && value.includes('\n');
  const details = all.filter(([, value]) => !isLong(value)).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const below = all.filter(([, value]) => isLong(value)).map(([, value]) => `\n${value}`);
  return [level === 'error' ? '✗' : '·', event, ...details].join(' ') + below.join('');
};

/** @param everyLine facts added to each line, asked for when it is written */
export function createLog(write: (line: string) => void, format: LogFormat, everyLine: () => Facts = () => ({})): Log {
  const log = (level: Level) => (event: string, facts?: Facts) =>
    write(`${format(level, event, { ...everyLine(), ...facts })}\n`);
  return { info: log('info'), error: log('error') };
}

const plain = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, plainValue(value)]));

/** JSON would write an error as `{}`; secrets are removed from all texts. */
function plainValue(value: unknown): unknown {
  const text = value instanceof Error ? value.stack : value;
  return typeof text === 'string' ? withoutSecrets(text) : text;
}

/** A text without secrets: query strings (searches, reset tokens), bearer tokens, and passwords in addresses. */
export const withoutSecrets = (text: string): string =>
  text
    .replace(/\?[^\s"'<>`)]+/g, '')
    .replace(/\bBearer\s+[^\s"',]+/gi, 'Bearer …')
    .replace(/:\/\/[^\s/@]+@/g, '://…@');
