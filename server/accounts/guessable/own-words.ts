import { factsOf } from '../../db/facts.ts';
import type { Db } from '../../ports.ts';

/** The account whose password it will be. */
export interface Owner {
  nama_lengkap: string;
  username: string;
  email: string;
  no_hp: string;
}

/** Shorter words occur in too many others. */
const SHORTEST = 3;

/** What this app and its people are called: guessers start there (NIST SP 800-63B, context-specific words). */
const here = ['lumbung', 'pangan', 'dinas', 'pertanian', 'petani', 'petugas', 'superadmin', 'admin', 'demo'];

/** The words of a person, of the app and of its places, in lower case, the longest first. */
export async function ownWords(db: Db, owner: Owner): Promise<string[]> {
  const region = (await factsOf(db)).get('nama_wilayah') ?? '';
  const kecamatan = await db.selectFrom('kecamatan').select('nama_kecamatan').execute();
  const places = [region, ...kecamatan.map(({ nama_kecamatan }) => nama_kecamatan)];
  const { nama_lengkap, username, email, no_hp } = owner;
  const [mailbox = '', ...domain] = email.split('@');
  // Without the prefix, which people write as 0, 62 or +62.
  const number = no_hp.replace(/\D/g, '').replace(/^(62|0)/, '');
  const named = [nama_lengkap, username, mailbox, ...domain, ...places].map((name) => name.toLowerCase());
  const parts = named.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u), name.replace(/[^\p{L}\p{N}]+/gu, '')]);
  const words = new Set([email.toLowerCase(), number, ...parts, ...here].filter((word) => word.length >= SHORTEST));
  return [...words].sort((a, b) => b.length - a.length);
}
