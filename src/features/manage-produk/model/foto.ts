import { fotoProdukRules } from '#contract/resources/produk.ts';
import { firstBroken } from '#contract/rules.ts';

/** A photo that the server does not have yet (spec section 4: new photos are local until saved). */
export interface FotoBaru {
  kunci: string;
  file: File;
}

/** What a picker offers. */
export const FOTO_TYPES = 'image/jpeg,image/png';

/** How the form names a photo that the server has. */
export const kunciOf = ({ id }: { id: number }): string => `foto-${id}`;

/** What is wrong with a chosen file, if anything is. */
export const keluhanOf = (file: File): string | undefined => firstBroken(fotoProdukRules, file);
