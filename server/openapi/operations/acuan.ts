import { gabungKomoditi } from '#contract/acts/gabung-komoditi.ts';
import { jenisPeriode } from '#contract/limits.ts';
import { komoditi } from '#contract/resources/komoditi.ts';
import { periode, tahunPeriode } from '#contract/resources/periode.ts';
import { answers, succeeded } from '../answers.ts';
import { exampleOf } from '../example.ts';
import { formSchema } from '../input-schema.ts';
import { rowSchema } from '../json-schema.ts';
import type { Operation, PathItem, Schema } from '../openapi.ts';
import { filterParameters, idInPath, shared } from '../parameters.ts';
import { refTo, requestBody } from '../request-body.ts';
import { importSchemas } from './import.ts';
import { refusedChanges, refusedWrites, whoWrites } from './writes.ts';

export const acuanSchemas: Record<string, Schema> = {
  ...importSchemas,
  PratinjauGabung: rowSchema(gabungKomoditi.pratinjau),
  IsianGabung: formSchema({ ...gabungKomoditi, row: gabungKomoditi.pratinjau }),
  HasilGabung: rowSchema(gabungKomoditi.hasil),
  IsianTahunPeriode: formSchema({ ...tahunPeriode, row: tahunPeriode.answer }),
  TahunDibuka: rowSchema(tahunPeriode.answer),
};

const answered = (name: string, description: string, code: 200 | 201) => ({
  [code]: succeeded(description, { data: refTo(name), example: exampleOf(acuanSchemas[name] ?? {}), code }),
});

const merging: PathItem = {
  get: {
    ...{ tags: [komoditi.tag], ...whoWrites(komoditi) },
    operationId: 'periksaGabungKomoditi',
    summary: 'Apa yang pindah bila komoditi digabung',
    parameters: [idInPath(), ...filterParameters(gabungKomoditi.query, gabungKomoditi.pratinjau)],
    responses: answers(
      answered('PratinjauGabung', 'Yang pindah, dan di mana keduanya ada', 200),
      ...([401, 403, 404, 422, 429] as const),
    ),
  },
  post: {
    ...{ tags: [komoditi.tag], ...whoWrites(komoditi) },
    operationId: 'gabungKomoditi',
    summary: 'Gabung komoditi ke komoditi lain yang sama',
    description:
      'Semua barisnya pindah dan komoditinya hilang, sekaligus atau tidak sama sekali. Bila keduanya ada di tempat dan masa yang sama, pilihan menentukan baris mana yang tinggal.',
    parameters: [idInPath(), shared('IdempotencyKey'), shared('IfMatch')],
    requestBody: requestBody({ fields: ['IsianGabung', acuanSchemas['IsianGabung'] ?? {}] }),
    responses: answers(answered('HasilGabung', 'Sudah digabung', 200), ...refusedChanges),
  },
};

const yearOf = (jenis: (typeof jenisPeriode)[number]): Operation => ({
  ...{ tags: [periode[jenis].tag], ...whoWrites(periode[jenis]) },
  operationId: `bukaTahun${periode[jenis].path.replace(/[/-]([a-z])/g, (_whole, letter: string) => letter.toUpperCase())}`,
  summary: `Buka semua ${periode[jenis].one} setahun`,
  description: 'Yang sudah ada, menurut nama atau hari pertamanya, dilewati.',
  parameters: [shared('IdempotencyKey')],
  requestBody: requestBody({ fields: ['IsianTahunPeriode', acuanSchemas['IsianTahunPeriode'] ?? {}] }),
  responses: answers(answered('TahunDibuka', 'Berapa yang dibuka', 201), ...refusedWrites),
});

/** What the office does with its reference data besides the ordinary writes. */
export const acuanPaths: Record<string, PathItem> = {
  [`/api${komoditi.path}/{id}/gabung`]: merging,
  ...Object.fromEntries(jenisPeriode.map((jenis) => [`/api${periode[jenis].path}/tahun`, { post: yearOf(jenis) }])),
};
