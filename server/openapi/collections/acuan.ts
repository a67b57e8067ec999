import { komoditiFilter, panganFilter } from '#contract/filters/acuan.ts';
import { kegiatanDinasFilter, sliderFilter } from '#contract/filters/etalase.ts';
import { periodeFilter } from '#contract/filters/periode.ts';
import { desaKelurahanFilter, kecamatanFilter } from '#contract/filters/wilayah.ts';
import {
  desaKelurahanInput,
  kecamatanInput,
  kegiatanDinasInput,
  komoditiInput,
  panganInput,
  periodeInput,
  sliderInput,
} from '#contract/inputs/acuan.ts';
import { jenisPeriode } from '#contract/limits.ts';
import {
  desaKelurahanRules,
  kecamatanRules,
  kegiatanDinasRules,
  komoditiRules,
  panganRules,
  periodeRules,
  sliderRules,
} from '#contract/rules/acuan.ts';
import type { Rule } from '#contract/rules/rule.ts';
import { officeRows } from '../../http/rights/access.ts';
import * as rows from '../rows/wilayah-dan-acuan.ts';
import type { Described } from './collection.ts';

const office = { readers: 'semua', access: officeRows, writers: 'admin dan superadmin' } as const;
const both = (rules: readonly Rule<never>[]) => ({ rules: { add: rules, edit: rules } });

const wilayah: Described[] = [
  {
    ...{ path: '/kecamatan', tag: 'Wilayah', satu: 'kecamatan', komponen: 'Kecamatan', key: 'kecamatan' },
    ...{ ...office, row: rows.kecamatan, filter: kecamatanFilter, order: 'nama', input: kecamatanInput },
    ...both(kecamatanRules),
  },
  {
    ...{ path: '/desa-kelurahan', tag: 'Wilayah', satu: 'desa atau kelurahan', komponen: 'DesaKelurahan' },
    ...{ ...office, row: rows.desaKelurahan, filter: desaKelurahanFilter, order: 'nama', input: desaKelurahanInput },
    ...{ ...both(desaKelurahanRules), key: 'desa_kelurahan' },
  },
];

const acuan: Described[] = [
  {
    ...{ path: '/pangan', tag: 'Komoditi dan pangan', satu: 'pangan', komponen: 'Pangan', key: 'pangan' },
    ...{ ...office, row: rows.pangan, filter: panganFilter, order: 'nama', input: panganInput },
    ...{ ...both(panganRules), picture: { field: 'logo_pangan', required: false } },
  },
  {
    ...{ path: '/komoditi', tag: 'Komoditi dan pangan', satu: 'komoditi', komponen: 'Komoditi', key: 'komoditi' },
    ...{ ...office, row: rows.komoditi, filter: komoditiFilter, order: 'nama', input: komoditiInput },
    ...{ ...both(komoditiRules), picture: { field: 'logo_komoditi', required: false } },
  },
];

const periode = jenisPeriode.map((jenis): Described => {
  const key = `periode_${jenis.replaceAll('-', '_')}`;
  return {
    ...{ path: `/periode-${jenis}`, tag: 'Periode', satu: `periode ${jenis.replaceAll('-', ' ')}`, key },
    ...{ ...office, komponen: 'Periode', row: rows.periode, filter: periodeFilter, input: periodeInput },
    ...{ ...both(periodeRules), order: 'tanggal mulai, yang terlama lebih dahulu' },
    aliases: { [`nama_${key}`]: 'nama_periode' },
  };
});

const layar: Described[] = [
  {
    ...{ path: '/slider', tag: 'Slider dan kegiatan dinas', satu: 'slider', komponen: 'Slider', key: 'slider' },
    ...{ ...office, row: rows.slider, filter: sliderFilter, order: 'urutan', input: sliderInput },
    ...{ ...both(sliderRules), picture: { field: 'foto', required: true } },
  },
  {
    ...{ path: '/kegiatan-dinas', tag: 'Slider dan kegiatan dinas', satu: 'kegiatan dinas', komponen: 'KegiatanDinas' },
    ...{ ...office, row: rows.kegiatanDinas, filter: kegiatanDinasFilter, order: 'yang terbaru lebih dahulu' },
    ...{ ...both(kegiatanDinasRules), key: 'kegiatan_dinas', input: kegiatanDinasInput },
    picture: { field: 'foto', required: false },
  },
];

/** The office's own lists. */
export const officeCollections: readonly Described[] = [...wilayah, ...acuan, ...periode, ...layar];
