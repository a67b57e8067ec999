import type { Situs } from '#contract/formulas/situs/situs.ts';
import type { Db } from '../ports.ts';
import { storedIdentitas } from './identitas.ts';
import { logoOf, sitePicture } from './logo-situs.ts';

/** Reads the look and names of the office's site, and the stored picture of its logo; null: the app's defaults. */
export async function lookOf(db: Db): Promise<{ situs: Situs | null; picture: string | null }> {
  const row = await storedIdentitas(db);
  const { nama_situs: nama, nama_pendek: pendek, warna } = row;
  const logo = logoOf(row);
  const situs = nama || pendek || warna || logo ? { nama, pendek, warna, ...(logo && { logo }) } : null;
  return { situs, picture: sitePicture(row) };
}

/** Reads a site's look, and knows how it was when it was last read. */
export function rememberedSitus(read: () => Promise<Situs | null>) {
  let last: Situs | null = null;
  return {
    situs: async () => {
      last = await read();
      return last;
    },
    lastSitus: () => last,
  };
}

export const situsOf = async (db: Db): Promise<Situs | null> => (await lookOf(db)).situs;
