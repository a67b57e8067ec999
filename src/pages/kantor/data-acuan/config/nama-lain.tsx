import { regional } from '#contract/formulas/wilayah/regional.ts';
import { type NamaLain, namaLainRules } from '#contract/resources/acuan/nama-lain.ts';
import { NAMA_LAIN_MAX, untukNamaLain } from '#contract/resources/acuan/nama-lain-limits.ts';
import type { Rule } from '#contract/rules.ts';
import { listNeed, useWholeList, WHOLE } from '@/shared/api';
import { TextField } from '@/shared/form';
import { DESA_KELURAHAN, NAMA_LAIN } from '../api/lists';
import type { Acuan, Isian } from '../model/acuan';
import { type Pilihan, useKecamatanPilihan, useKomoditiPilihan, usePanganPilihan } from '../model/use-pilihan';
import { AcuanScreen } from '../ui/AcuanScreen';
import { ArtiFields } from '../ui/ArtiFields';
import { FilterSelect } from '../ui/FilterSelect';

type Untuk = (typeof untukNamaLain)[number];

const targets = {
  Komoditi: ['komoditi_id', 'komoditi'],
  Pangan: ['pangan_id', 'pangan'],
  'Desa/Kelurahan': ['kelurahan_id', 'desa atau kelurahan'],
} as const satisfies Record<Untuk, readonly [field: string, called: string]>;

/** The complaint stands beside the select that is shown. */
const targetRules: readonly Rule<Isian>[] = Object.entries(targets).map(([untuk, [field, called]]) => [
  `Mohon pilih ${called} yang dimaksud`,
  (isian) => isian['untuk'] === untuk && !isian[field],
  field,
]);
const untukRule: Rule<Isian> = ['Mohon pilih untuk apa', ({ untuk }) => !untuk, 'untuk'];

const allDesa = listNeed(DESA_KELURAHAN, { limit: WHOLE });
const textOf = (id: number | null): string => String(id ?? '');

function useTeks() {
  const pilihan: Readonly<Record<string, Pilihan>> = {
    komoditi_id: useKomoditiPilihan(),
    pangan_id: usePanganPilihan(),
    kecamatan_id: useKecamatanPilihan(),
    kelurahan_id: useWholeList(allDesa).rows.map(({ id, nama_desa_kelurahan }) => [id, nama_desa_kelurahan] as const),
  };
  return (name: string, value: string): string =>
    name in pilihan ? (pilihan[name]?.find(([id]) => String(id) === value)?.[1] ?? '') : value;
}

const namaLain: Acuan<NamaLain> = {
  ...{ jenis: 'nama-lain', judul: 'Nama lain', satu: 'nama lain' },
  list: NAMA_LAIN,
  refresh: ['namaLain'],
  columns: [
    { header: 'Nama lain', look: 'judul', cell: ({ nama }) => nama },
    { header: 'Artinya', cell: ({ artinya, nama_kecamatan }) => [artinya, nama_kecamatan].filter(Boolean).join(', ') },
    { header: 'Untuk', cell: ({ untuk }) => regional(untuk) },
  ],
  nama: ({ nama }) => nama,
  rules: [...namaLainRules.slice(0, 1), untukRule, ...targetRules],
  isianOf: ({ nama, untuk, komoditi_id, pangan_id, kecamatan_id, kelurahan_id }) => ({
    ...{ nama, untuk, komoditi_id: textOf(komoditi_id), pangan_id: textOf(pangan_id) },
    ...{ kecamatan_id: textOf(kecamatan_id), kelurahan_id: textOf(kelurahan_id) },
  }),
  initial: { untuk: 'Komoditi' },
  Fields: () => (
    <>
      <TextField
        name="nama"
        label="Nama lain"
        maxLength={NAMA_LAIN_MAX}
        help="Seperti orang menulisnya dalam berkas, misalnya cabe rawit."
      />
      <ArtiFields />
    </>
  ),
  labels: {
    ...{ nama: 'Nama lain', untuk: 'Untuk', komoditi_id: 'Komoditi', pangan_id: 'Pangan' },
    ...{ kecamatan_id: 'Kecamatan', kelurahan_id: 'Desa atau kelurahan' },
  },
  useTeks,
  saringan: {
    names: ['untuk', 'komoditi_id', 'pangan_id', 'kelurahan_id'],
    Controls: () => (
      <FilterSelect
        name="untuk"
        label="Untuk"
        semua="Untuk apa saja"
        options={untukNamaLain.map((one) => [one, regional(one)] as const)}
      />
    ),
  },
};

export const NamaLainPage = () => <AcuanScreen acuan={namaLain} />;
