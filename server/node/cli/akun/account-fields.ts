import type { z } from 'zod';
import { type Peran, peran } from '#contract/limits.ts';
import { registerInput } from '#contract/resources/auth.ts';
import { accountNamed } from '../../../accounts/find-account.ts';
import { lowerCase } from '../../../db/dialects.ts';
import type { Db } from '../../../ports.ts';

/** What is wrong with an answer, as a sentence; undefined when it is right. */
export type Complaint = string | undefined;

const fields = registerInput.shape;

const complaintOf = (schema: z.ZodType, text: string): Complaint => schema.safeParse(text).error?.issues[0]?.message;

async function taken(db: Db, column: 'username' | 'email', label: string, text: string): Promise<Complaint> {
  return (await accountNamed(db, column, text)) ? `${label} '${text}' sudah digunakan` : undefined;
}

export const isPeran = (text: string): text is Peran => peran.some((known) => known === text);

/** Spec section 5, "Register", for accounts made at the command line. */
export const checks = {
  username: async (db, text) => complaintOf(fields.username, text) ?? taken(db, 'username', 'Username', text),
  nama: async (_db, text) => complaintOf(fields.nama_lengkap, text),
  email: async (db, text) =>
    text === '' ? 'Email harus diisi' : (complaintOf(fields.email, text) ?? taken(db, 'email', 'Email', text)),
  'no-hp': async (_db, text) => (text === '' ? 'No Hp harus diisi' : complaintOf(fields.no_hp, text)),
  peran: async (_db, text) => (isPeran(text) ? undefined : `Peran harus salah satu dari ${peran.join(', ')}`),
  kecamatan: async (db, text) => {
    const { unknown, ids } = await kecamatanNamed(db, text);
    if (unknown.length > 0) return `Kecamatan tidak dikenal: ${unknown.join(', ')}`;
    return ids.length === 0 ? 'Petugas memerlukan sedikitnya satu kecamatan' : undefined;
  },
} satisfies Record<string, (db: Db, text: string) => Promise<Complaint>>;

/** Finds sub-districts by comma-separated names or slugs. */
export async function kecamatanNamed(db: Db, text: string): Promise<{ ids: number[]; unknown: string[] }> {
  const rows = await db.selectFrom('kecamatan').select(['id', 'nama_kecamatan', 'slug']).execute();
  const ids = new Set<number>();
  const unknown: string[] = [];
  for (const name of text.split(',').map((part) => part.trim())) {
    if (name === '') continue;
    const wanted = lowerCase(name);
    const row = rows.find(({ nama_kecamatan, slug }) => [lowerCase(nama_kecamatan), slug].includes(wanted));
    if (row) ids.add(row.id);
    else unknown.push(name);
  }
  return { ids: [...ids], unknown };
}
