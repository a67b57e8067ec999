import { type Peran, peran } from '#contract/limits.ts';
import type { Db } from '../ports.ts';

/** What is wrong with an answer, in one sentence; nothing when it will do. */
type Complaint = string | undefined;

/** Rulings 5: no '@', or a login by email would be ambiguous. */
const USERNAME = /^[a-z0-9._-]{3,30}$/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const isTaken = async (db: Db, column: 'username' | 'email', value: string): Promise<boolean> => {
  const row = await db
    .selectFrom('pengguna')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', [column]), '=', value.toLowerCase()))
    .executeTakeFirst();
  return row !== undefined;
};

export const isPeran = (text: string): text is Peran => peran.some((known) => known === text);

/** Spec section 5, "Register", for whoever makes an account at the command line. */
export const checks = {
  async username(db: Db, text: string): Promise<Complaint> {
    if (!USERNAME.test(text)) {
      return 'Username harus 3 sampai 30 huruf, angka, titik, tanda hubung, atau garis bawah';
    }
    return (await isTaken(db, 'username', text)) ? `Username '${text}' sudah digunakan` : undefined;
  },
  async nama(_db: Db, text: string): Promise<Complaint> {
    return text === '' ? 'Nama lengkap harus diisi' : undefined;
  },
  async email(db: Db, text: string): Promise<Complaint> {
    if (!EMAIL.test(text)) return text === '' ? 'Email harus diisi' : 'Email tidak benar';
    return (await isTaken(db, 'email', text)) ? `Email '${text}' sudah digunakan` : undefined;
  },
  async 'no-hp'(_db: Db, text: string): Promise<Complaint> {
    if (text === '') return 'No Hp harus diisi';
    return /^\d{8,15}$/.test(text) ? undefined : 'No Hp harus angka, 8 sampai 15 digit';
  },
  async peran(_db: Db, text: string): Promise<Complaint> {
    return isPeran(text) ? undefined : `Peran harus salah satu dari ${peran.join(', ')}`;
  },
  async kecamatan(db: Db, text: string): Promise<Complaint> {
    const { unknown, ids } = await kecamatanNamed(db, text);
    if (unknown.length > 0) return `Kecamatan tidak dikenal: ${unknown.join(', ')}`;
    return ids.length === 0 ? 'Petugas memerlukan sedikitnya satu kecamatan' : undefined;
  },
};

/** Finds sub-districts by names or slugs between commas. */
export async function kecamatanNamed(db: Db, text: string): Promise<{ ids: number[]; unknown: string[] }> {
  const rows = await db.selectFrom('kecamatan').select(['id', 'nama_kecamatan', 'slug']).execute();
  const ids = new Set<number>();
  const unknown: string[] = [];
  for (const name of text.split(',').map((part) => part.trim())) {
    if (name === '') continue;
    const wanted = name.toLowerCase();
    const row = rows.find(({ nama_kecamatan, slug }) => [nama_kecamatan.toLowerCase(), slug].includes(wanted));
    if (row) ids.add(row.id);
    else unknown.push(name);
  }
  return { ids: [...ids], unknown };
}
