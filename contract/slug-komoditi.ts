import { slugKecamatan } from './routes.ts';

export interface KomoditiBernama {
  id: number;
  nama_komoditi: string;
}

/** Slugs that a path reads as nothing, the current or the parent folder. */
const NO_NAMES = /^\.{0,2}$/;

/**
 * The name of each commodity in addresses, by its id. Commodities have no column for it: it is made of the name, as
 * that of a kecamatan is. Where several names make the same, the lowest id has it, and to the others their id is
 * appended; an appended one never takes the address that another name makes by itself.
 */
export function slugsKomoditi(semua: readonly KomoditiBernama[]): Map<number, string> {
  const owners = new Map<string, number>();
  const others: KomoditiBernama[] = [];
  for (const one of [...semua].sort((a, b) => a.id - b.id)) {
    const slug = slugKecamatan(one.nama_komoditi);
    if (owners.has(slug) || NO_NAMES.test(slug)) others.push(one);
    else owners.set(slug, one.id);
  }
  for (const { id, nama_komoditi } of others) {
    let slug = `${slugKecamatan(nama_komoditi)}-${id}`;
    while (owners.has(slug)) slug += `-${id}`;
    owners.set(slug, id);
  }
  return new Map([...owners].map(([slug, id]) => [id, slug]));
}

/** The commodity that an address names; upper and lower case are the same, as for kecamatan. */
export function komoditiBySlug<One extends KomoditiBernama>(semua: readonly One[], slug: string): One | undefined {
  const asked = slugKecamatan(slug);
  const slugs = slugsKomoditi(semua);
  return semua.find(({ id }) => slugs.get(id) === asked);
}
