import { answers, pageExample, pageOf, type Refused, succeeded } from '../answers.ts';
import type { Described } from '../collections/collection.ts';
import { exampleOf } from '../example.ts';
import type { Answer, Operation, Schema } from '../openapi.ts';
import { filterParameters, idInPath, shared } from '../parameters.ts';
import { refTo } from '../request-body.ts';

type Who = Pick<Operation, 'x-siapa' | 'x-peran' | 'security'>;

/** Who reads, and with what. */
function whoReads({ readers }: Pick<Described, 'readers'>): Who {
  if (readers === 'semua') return { 'x-siapa': 'semua', security: [] };
  if ('sebagian' in readers) return { 'x-siapa': readers.sebagian, security: [{}, { bearer: [] }] };
  return { 'x-siapa': readers.terbatas, 'x-peran': readers.peran, security: [{ bearer: [] }] };
}

function refusedReaders({ readers }: Pick<Described, 'readers'>): Refused[] {
  if (readers === 'semua') return [];
  return 'sebagian' in readers ? [401] : [401, 403];
}

const tagged: Answer['headers'] = { ETag: { $ref: '#/components/headers/ETag' } };

/** The two reads of a collection. */
export function readOperations(collection: Described, named: string, row: Schema) {
  const { path, tag, satu, komponen, filter, order, instead = [], notes } = collection;
  const refused = refusedReaders(collection);
  const common = { tags: [tag] as [string], ...whoReads(collection) };
  const pages = [komponen, ...instead.map((other) => other.komponen)];

  const list: Operation = {
    ...common,
    operationId: `daftar${named}`,
    summary: `Daftar ${satu}`,
    description: sentences(notes, `Urut menurut ${order}.`, 'Dengan id jawabannya satu baris saja.'),
    parameters: [...filterParameters(filter, komponen), shared('IfNoneMatch')],
    responses: answers(
      {
        200: succeeded('Sehalaman baris, atau satu baris bila id disebut', {
          data: { anyOf: [...pages.map((rows) => pageOf(refTo(rows))), refTo(komponen)] },
          example: pageExample(row, `/api${path}`),
          headers: tagged,
        }),
      },
      ...([304, ...refused, 404, 422] as const),
    ),
  };
  const one: Operation = {
    ...common,
    operationId: `satu${named}`,
    summary: `Satu ${satu}`,
    parameters: [idInPath(), shared('IfNoneMatch')],
    responses: answers(
      { 200: succeeded('Barisnya', { data: refTo(komponen), example: exampleOf(row), headers: tagged }) },
      ...([304, ...refused, 404] as const),
    ),
  };
  return { list, one };
}

const sentences = (...all: (string | undefined)[]): string => all.filter((one) => one !== undefined).join(' ');
