import { gabungKomoditi } from '#contract/acts/gabung-komoditi.ts';
import { gantiSatuan } from '#contract/acts/ganti-satuan.ts';
import { jenisPeriode } from '#contract/limits.ts';
import { komoditi } from '#contract/resources/komoditi.ts';
import { periode, sekaligusPeriode, tahunPeriode } from '#contract/resources/periode.ts';
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
  PratinjauSatuan: rowSchema(gantiSatuan.pratinjau),
  IsianGantiSatuan: formSchema({ ...gantiSatuan, row: gantiSatuan.pratinjau }),
  HasilSatuan: rowSchema(gantiSatuan.hasil),
  IsianTahunPeriode: formSchema({ ...tahunPeriode, row: tahunPeriode.answer }),
  TahunDibuka: rowSchema(tahunPeriode.answer),
  IsianSekaligusPeriode: formSchema({ ...sekaligusPeriode, row: sekaligusPeriode.answer }),
  PeriodeDiubah: rowSchema(sekaligusPeriode.answer),
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

const changingUnit: PathItem = {
  get: {
    ...{ tags: [komoditi.tag], ...whoWrites(komoditi) },
    operationId: 'periksaGantiSatuan',
    summary: 'Apa yang terjadi dengan harga bila satuan komoditi diganti',
    parameters: [idInPath(), ...filterParameters(gantiSatuan.query, gantiSatuan.pratinjau)],
    responses: answers(
      answered('PratinjauSatuan', 'Berapa harganya, dan tiga contoh', 200),
      ...([401, 403, 404, 422, 429] as const),
    ),
  },
  post: {
    ...{ tags: [komoditi.tag], ...whoWrites(komoditi) },
    operationId: 'gantiSatuan',
    summary: 'Ganti satuan komoditi',
    description:
      'cara faktor: semua harganya, juga harga kabupaten dan harga acuan, dikali faktor dan dibulatkan ke rupiah; yang lama tersimpan dalam riwayatnya. cara baru: harganya tetap, dan komoditi baru dibuat dengan satuan itu.',
    parameters: [idInPath(), shared('IdempotencyKey'), shared('IfMatch')],
    requestBody: requestBody({ fields: ['IsianGantiSatuan', acuanSchemas['IsianGantiSatuan'] ?? {}] }),
    responses: answers(answered('HasilSatuan', 'Sudah diganti', 200), ...refusedChanges),
  },
};

const operationIdOf = (act: string, jenis: (typeof jenisPeriode)[number]): string =>
  act + periode[jenis].path.replace(/[/-]([a-z])/g, (_whole, letter: string) => letter.toUpperCase());

const yearOf = (jenis: (typeof jenisPeriode)[number]): Operation => ({
  ...{ tags: [periode[jenis].tag], ...whoWrites(periode[jenis]) },
  operationId: operationIdOf('bukaTahun', jenis),
  summary: `Buka semua ${periode[jenis].one} setahun`,
  description: 'Yang sudah ada, menurut nama atau tanggalnya, dilewati.',
  parameters: [shared('IdempotencyKey')],
  requestBody: requestBody({ fields: ['IsianTahunPeriode', acuanSchemas['IsianTahunPeriode'] ?? {}] }),
  responses: answers(answered('TahunDibuka', 'Berapa yang dibuka', 201), ...refusedWrites),
});

const manyOf = (jenis: (typeof jenisPeriode)[number]): Operation => ({
  ...{ tags: [periode[jenis].tag], ...whoWrites(periode[jenis]) },
  operationId: operationIdOf('ubahSekaligus', jenis),
  summary: `Tutup banyak ${periode[jenis].one} sekaligus, atau hapus yang belum berisi`,
  parameters: [shared('IdempotencyKey')],
  requestBody: requestBody({ fields: ['IsianSekaligusPeriode', acuanSchemas['IsianSekaligusPeriode'] ?? {}] }),
  responses: answers(answered('PeriodeDiubah', 'Berapa yang diubah', 200), ...refusedWrites),
});

/** What the office does with its reference data besides the ordinary writes. */
export const acuanPaths: Record<string, PathItem> = {
  [`/api${komoditi.path}/{id}/gabung`]: merging,
  [`/api${komoditi.path}/{id}/satuan`]: changingUnit,
  ...Object.fromEntries(jenisPeriode.map((jenis) => [`/api${periode[jenis].path}/tahun`, { post: yearOf(jenis) }])),
  ...Object.fromEntries(jenisPeriode.map((jenis) => [`/api${periode[jenis].path}/sekaligus`, { post: manyOf(jenis) }])),
};
