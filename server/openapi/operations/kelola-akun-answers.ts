import {
  akun,
  alihan,
  alihanRules,
  barisPetugasInput,
  barisPetugasRules,
  ubahanAkunInput,
  ubahanAkunRules,
  undanganInput,
  undanganRules,
} from '#contract/resources/kelola-akun.ts';
import { pageExample, pageOf } from '../answers.ts';
import { exampleOf } from '../example.ts';
import { changesSchema, formSchema } from '../input-schema.ts';
import { rowSchema } from '../json-schema.ts';
import type { Schema } from '../openapi.ts';
import { refTo } from '../request-body.ts';
import type { Told } from './account-answers.ts';

const UNDANG = 'Tautan untuk memilih password, sekali pakai, berlaku 7 hari; hanya bila tidak ada surat yang sampai';

const row = rowSchema(akun.row);

/** Accounts as the office sees them, and what its forms hold. */
export const managedSchemas = {
  Akun: row,
  Alihan: rowSchema(alihan.row),
  IsianUndangan: formSchema({ input: undanganInput, rules: undanganRules, row: akun.row }),
  UbahanAkun: changesSchema(formSchema({ input: ubahanAkunInput, rules: ubahanAkunRules, row: akun.row })),
  IsianAlihan: formSchema({ input: alihan.input, rules: alihanRules }),
  BarisPetugas: formSchema({ input: barisPetugasInput, rules: barisPetugasRules, row: akun.row }),
};

const example = exampleOf(row);
const letter: Schema = {
  type: ['boolean', 'null'],
  description: 'Apakah suratnya terkirim; null bila kiriman ini ulangan',
};
const link: Schema = { type: 'string', description: UNDANG };
const url = 'https://lumbung.contoh.id/change-password?token=5n0K&email=marta%40contoh.id';

export const changed: Told = {
  data: { type: 'object', properties: { akun: refTo('Akun') }, required: ['akun'] },
  example: { akun: example },
};
export const invited: Told = {
  data: {
    type: 'object',
    properties: { akun: refTo('Akun'), surat: letter, undangan_url: link },
    required: ['akun', 'surat'],
  },
  example: { akun: example, surat: false, undangan_url: url },
};
export const imported: Told = {
  data: {
    type: 'object',
    properties: {
      jumlah: { type: 'integer', description: 'Banyaknya petugas yang diundang' },
      surat: { type: 'boolean', description: 'Apakah undangannya dikirim dengan surat' },
      undangan: {
        type: 'array',
        description: 'Tautan mereka bila tidak ada surat yang sampai; kosong pada kiriman ulangan',
        items: {
          type: 'object',
          properties: { username: { type: 'string', description: 'Nama untuk login' }, undangan_url: link },
          required: ['username', 'undangan_url'],
        },
      },
    },
    required: ['jumlah', 'surat', 'undangan'],
  },
  example: { jumlah: 1, surat: false, undangan: [{ username: 'marta.lunsiq', undangan_url: url }] },
};
/** Nobody is invited yet. */
export const checked: Told = { data: imported.data, example: { jumlah: 1, surat: false, undangan: [] } };
const movedExample = exampleOf(rowSchema(alihan.row));
export const moving: Told = { data: refTo('Alihan'), example: movedExample };
export const moved: Told = {
  data: { type: 'object', properties: { alihan: refTo('Alihan') }, required: ['alihan'] },
  example: { alihan: movedExample },
};

export const onePerson: Told = { data: refTo('Akun'), example };
export const people: Told = { data: pageOf(refTo('Akun')), example: pageExample(row, '/api/akun') };
