import { sha256 } from '../../server/http/crypto.ts';

/** An answer as it is compared. */
export interface Answer {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

/** Answers by who asked what. */
export type Recording = Record<string, Answer>;

/** What is random by nature, or counts what was written before: everything else is compared byte for byte. */
const PLACEHOLDERS: readonly (readonly [RegExp, string])[] = [
  [/"(access_token|token|nonce|salt|signature|keySignature|keyPrefix)":"[\w+/=-]{16,}"/g, '"$1":"<acak>"'],
  [/^(\w+)=[^;]{20,};/g, '$1=<acak>;'],
  [/\btoken=[\w-]{43}/g, 'token=<acak>'],
  [/W\/"\d+-[\w-]+"/g, 'W/"<revisi>"'],
];
const HASH = /\b[0-9a-f]{32}\b/g;

/** A text without what is random. Files and sessions bear a hash: here the number in which they are named. */
export function steady(text: string): string {
  const hashes = new Map<string, string>();
  const numbered = text.replace(HASH, (hash) => {
    const name = hashes.get(hash) ?? `<sidik ${hashes.size + 1}>`;
    hashes.set(hash, name);
    return name;
  });
  return PLACEHOLDERS.reduce((rest, [pattern, placeholder]) => rest.replace(pattern, placeholder), numbered);
}

const TEXT = /json|text|xml/;

export async function answerOf(response: Response): Promise<Answer> {
  const headers = [...response.headers].map(([name, value]): [string, string] => [name, steady(value)]).sort();
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isText = bytes.length === 0 || TEXT.test(response.headers.get('Content-Type') ?? '');
  const body = isText ? steady(new TextDecoder().decode(bytes)) : `${bytes.length} bytes, ${await sha256(bytes)}`;
  return { status: response.status, headers, body };
}

const AROUND = 60;

/** Where two texts part, with a little of what stands around it. */
function parting(before: string, after: string): string {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const shown = (text: string) => JSON.stringify(text.slice(Math.max(0, at - AROUND / 2), at + AROUND));
  return `at ${at} ${shown(before)} is now ${shown(after)}`;
}

function change(before: Answer, after: Answer): string[] {
  const headers = (answer: Answer) => answer.headers.map(([name, value]) => `${name}: ${value}`).join('; ');
  return [
    ...(before.status === after.status ? [] : [`status ${before.status} is now ${after.status}`]),
    ...(headers(before) === headers(after) ? [] : [`headers ${parting(headers(before), headers(after))}`]),
    ...(before.body === after.body ? [] : [`body ${parting(before.body, after.body)}`]),
  ];
}

/** One line for each answer that is not as it was. */
export function differences(before: Recording, after: Recording): string[] {
  const all = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...all].flatMap((asked) => {
    const [old, now] = [before[asked], after[asked]];
    if (!old) return [`${asked}: was not asked`];
    if (!now) return [`${asked}: is no longer asked`];
    const changed = change(old, now);
    return changed.length > 0 ? [`${asked}: ${changed.join('; ')}`] : [];
  });
}
