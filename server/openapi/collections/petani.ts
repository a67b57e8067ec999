import { produkFilter } from '#contract/filters/etalase.ts';
import { koordinatFilter, lahanPetaniFilter } from '#contract/filters/petani.ts';
import { koordinatInput, lahanPetaniInput, produkInput } from '#contract/inputs/petani.ts';
import { koordinatRules, lahanPetaniRules } from '#contract/rules/lahan-petani.ts';
import { addProdukRules, editProdukRules } from '#contract/rules/produk.ts';
import { ownRows } from '../../http/rights/access.ts';
import * as rows from '../rows/petani-dan-akun.ts';
import type { Described } from './collection.ts';

const own = {
  access: ownRows('petani'),
  writers: 'petani pada barisnya sendiri, dan superadmin',
} as const;

/** What farmers offer and grow. */
export const farmerCollections: readonly Described[] = [
  {
    ...{ path: '/produk', tag: 'Produk', satu: 'produk', komponen: 'Produk', key: 'produk', row: rows.produk },
    ...{ ...own, filter: produkFilter, order: 'yang terbaru lebih dahulu', input: produkInput },
    readers: { sebagian: 'semua; yang tidak aktif hanya pemiliknya dan superadmin' },
    rules: { add: addProdukRules, edit: editProdukRules },
  },
  {
    ...{ path: '/lahan-petani', tag: 'Lahan petani', satu: 'lahan petani', komponen: 'LahanPetani' },
    ...{ ...own, row: rows.lahanPetani, filter: lahanPetaniFilter, order: 'yang terbaru lebih dahulu' },
    readers: { sebagian: 'semua; koordinat hanya bagi pemiliknya, petugas, admin, dan superadmin' },
    ...{ input: lahanPetaniInput, key: 'lahan_petani', rules: { add: lahanPetaniRules, edit: lahanPetaniRules } },
  },
  {
    ...{ path: '/koordinat-lahan-petani', tag: 'Lahan petani', satu: 'koordinat lahan' },
    ...{ ...own, komponen: 'KoordinatLahanPetani', row: rows.koordinatLahanPetani, filter: koordinatFilter },
    readers: {
      terbatas: 'petani yang memilikinya, petugas, admin, dan superadmin',
      peran: ['petani', 'petugas', 'admin', 'superadmin'],
    },
    ...{
      order: 'nomor',
      input: koordinatInput,
      key: 'koordinat',
      rules: { add: koordinatRules, edit: koordinatRules },
    },
    handsOver: false,
    notes: 'Satu koordinat untuk setiap lahan.',
  },
];
