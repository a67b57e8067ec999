import { hargaPanganFilter, hargaPanganKutaiBaratFilter } from '#contract/filters/harga-pangan.ts';
import { ketersediaanPanganFilter, luasTanamFilter, timbangBalitaFilter } from '#contract/filters/laporan.ts';
import {
  hargaPanganInput,
  hargaPanganKutaiBaratInput,
  ketersediaanPanganInput,
  luasTanamInput,
  timbangBalitaInput,
} from '#contract/inputs/laporan.ts';
import { hargaPanganKutaiBaratRules, hargaPanganRules } from '#contract/rules/harga-pangan.ts';
import { addKetersediaanPanganRules, editKetersediaanPanganRules } from '#contract/rules/ketersediaan-pangan.ts';
import { luasTanamRules } from '#contract/rules/luas-tanam.ts';
import { addTimbangBalitaRules, editTimbangBalitaRules } from '#contract/rules/timbang-balita.ts';
import { assignedRows, ownRows } from '../../http/rights/access.ts';
import * as rows from '../rows/laporan.ts';
import type { Described } from './collection.ts';

const assigned = {
  access: assignedRows,
  writers: 'petugas pada barisnya sendiri di kecamatan tugasnya, dan superadmin',
} as const;

/** `rekap=kecamatan`: how much each sub-district has reported. */
const rekapKecamatan = { komponen: 'RekapKecamatan', row: rows.rekapKecamatan } as const;

const harga: Described[] = [
  {
    ...{ path: '/harga-pangan', tag: 'Harga pangan', satu: 'harga pangan', komponen: 'HargaPangan' },
    ...{ ...assigned, row: rows.hargaPangan, filter: hargaPanganFilter, order: 'nama komoditi', readers: 'semua' },
    ...{ input: hargaPanganInput, rules: { add: hargaPanganRules, edit: hargaPanganRules }, key: 'harga_pangan' },
    aliases: { periode_id: 'periode_harga_pangan_id' },
    instead: [rekapKecamatan],
    notes: 'Satu harga untuk setiap komoditi, kecamatan, dan periode, siapa pun yang mengisinya.',
  },
  {
    ...{ path: '/harga-pangan-kutai-barat', tag: 'Harga pangan', satu: 'harga pangan kabupaten' },
    ...{ komponen: 'HargaPanganKutaiBarat', row: rows.hargaPanganKutaiBarat, filter: hargaPanganKutaiBaratFilter },
    ...{ order: 'nama komoditi', readers: 'semua', access: ownRows('petugas') },
    ...{ writers: 'petugas pada barisnya sendiri, dan superadmin', key: 'harga_pangan' },
    ...{ input: hargaPanganKutaiBaratInput, aliases: { periode_id: 'periode_harga_pangan_id' } },
    rules: { add: hargaPanganKutaiBaratRules, edit: hargaPanganKutaiBaratRules },
    notes:
      'Harga kabupaten itu sendiri, bukan rata-rata harga kecamatan. Satu harga untuk setiap komoditi dan periode.',
  },
];

const ketersediaan: Described = {
  ...{ path: '/ketersediaan-pangan', tag: 'Ketersediaan pangan', satu: 'ketersediaan pangan' },
  ...{ ...assigned, komponen: 'KetersediaanPangan', row: rows.ketersediaanPangan, filter: ketersediaanPanganFilter },
  ...{ order: 'nama pangan', readers: 'semua', key: 'ketersediaan_pangan', input: ketersediaanPanganInput },
  rules: { add: addKetersediaanPanganRules, edit: editKetersediaanPanganRules },
  aliases: { periode_id: 'periode_ketersediaan_pangan_id' },
  instead: [{ komponen: 'RekapKetersediaanPangan', row: rows.rekapKetersediaanPangan }, rekapKecamatan],
  notes: 'Satu baris untuk setiap pangan, kecamatan, dan periode.',
};

const timbang: Described = {
  ...{ path: '/timbang-balita', tag: 'Timbang balita', satu: 'timbang balita', komponen: 'TimbangBalita' },
  ...{ ...assigned, row: rows.timbangBalita, filter: timbangBalitaFilter, order: 'nama desa', readers: 'semua' },
  ...{ input: timbangBalitaInput, key: 'timbang_balita', aliases: { periode_id: 'periode_timbang_balita_id' } },
  rules: { add: addTimbangBalitaRules, edit: editTimbangBalitaRules },
  instead: [rekapKecamatan],
  notes: 'Satu baris untuk setiap desa dan periode.',
};

const tanam = ['/luas-tanam', '/luas-lahan'].map(
  (path): Described => ({
    ...{ ...assigned, path, tag: 'Luas tanam', satu: 'luas tanam', komponen: 'LuasTanam', row: rows.luasTanam },
    ...{ filter: luasTanamFilter, order: 'nama desa', input: luasTanamInput, key: 'luas_tanam' },
    readers: { sebagian: 'semua; userid=true hanya dengan token' },
    rules: { add: luasTanamRules, edit: luasTanamRules },
    aliases: { periode_id: 'periode_luas_tanam_id', luas_tanams: 'luas_tanam' },
    instead: [rekapKecamatan],
    notes: 'Satu baris untuk setiap tanaman, desa, dan periode. /luas-tanam dan /luas-lahan adalah hal yang sama.',
  }),
);

/** What officers report. */
export const reportCollections: readonly Described[] = [...harga, ketersediaan, timbang, ...tanam];
