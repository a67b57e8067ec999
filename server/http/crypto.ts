import { addFact } from '../db/facts.ts';
import type { Db } from '../ports.ts';
import { once } from './read/remembered.ts';

/** Node hashes synchronously; WebCrypto goes through another thread, which takes some 50 times as long. */
interface NodeCrypto {
  hash(algorithm: 'sha256', content: string | Uint8Array): string;
}

/** Larger content, pictures, is worth another thread. */
const AT_ONCE = 16_384;

const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => NodeCrypto | undefined } };
const node = process?.getBuiltinModule?.('node:crypto');

/** SHA-256 in hexadecimal, of text or bytes; the same in Node and in a page. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  if (node && content.length <= AT_ONCE) return node.hash('sha256', content);
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return hex(await crypto.subtle.digest('SHA-256', bytes));
}

export const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 256 random bits, safe in URLs. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** A secret stored in the database: the same for all processes, and after a restart. */
export const storedSecret = (db: Db, nama: string): (() => Promise<string>) =>
  once(async () => {
    await addFact(db, nama, randomToken());
    const secret = db.selectFrom('keterangan').select('nilai').where('nama', '=', nama);
    return (await secret.executeTakeFirstOrThrow()).nilai;
  });
