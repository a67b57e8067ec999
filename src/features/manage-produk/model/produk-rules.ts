import { satuanProduk } from '#contract/limits.ts';
import { type addProdukRules, fotoProdukRules } from '#contract/resources/produk.ts';
import { empty, type Rule } from '#contract/rules.ts';
import { lowPrice } from '@/shared/lib/figures';
import { kunciOf } from './foto';
import type { ProdukIsian } from './produk-isian';

/**
 * The spec's rules for a form that may have photos on the server already, then what the server would refuse only after
 * all photos have travelled.
 */
export const formRules = (
  rules: typeof addProdukRules,
  tersimpan: readonly { id: number }[],
): readonly Rule<ProdukIsian>[] => [
  ...rules.map(
    ([message, isBroken, field]): Rule<ProdukIsian> => [
      message,
      ({ foto, main, ...rest }) => {
        const known = [...tersimpan.map(kunciOf), ...foto.map(({ kunci }) => kunci)];
        return isBroken({ ...rest, foto: known, main: known.includes(main) ? main : '' });
      },
      field,
    ],
  ),
  empty(`Satuan harus salah satu dari: ${satuanProduk.join(', ')}`, 'satuan'),
  ...fotoProdukRules.map(
    ([message, isBroken]): Rule<ProdukIsian> => [
      message,
      ({ foto }) => foto.some(({ file }) => isBroken(file)),
      'foto',
    ],
  ),
];

/** Asks about a price of 0 or 1 before it is sent, unless the product has it already. */
export const produkDoubts =
  (stored?: { harga?: number | string }) =>
  ({ harga }: Pick<ProdukIsian, 'harga'>): Record<string, string> => {
    const low = Number(stored?.harga ?? Number.NaN) === Number(harga) ? undefined : lowPrice(Number(harga));
    return low ? { harga: low } : {};
  };
