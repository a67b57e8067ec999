import { sql } from 'kysely';
import { slugProduk } from '#contract/routes.ts';
import type { Transaction } from '../../ports.ts';

/** In a path these mean the current or the parent folder. */
const NO_NAMES = ['', '.', '..'];

/** Whether a product can be found by its slug. */
const isUsable = (slug: string): boolean => !NO_NAMES.includes(slug);

/** A free slug for a title: the second product of the same title gets -2. The product `id` may keep its own. */
export async function freeSlug(trx: Transaction, judul: string, id = 0): Promise<string> {
  // A proxy that decodes '%2F' would lead elsewhere.
  const own = slugProduk(judul.replace(/[/\\]+/g, ' '));
  const plain = isUsable(own) ? own : 'produk';
  const numbered = `${plain.replace(/[\\%_]/g, '\\$&')}-%`;
  const rows = await trx
    .selectFrom('produk')
    .select('slug')
    .where((eb) => eb.or([eb('slug', '=', plain), sql<boolean>`slug like ${numbered} escape '\\'`]))
    .where('id', '<>', id)
    .execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = plain;
  for (let next = 2; taken.has(slug); next += 1) slug = `${plain}-${next}`;
  return slug;
}
