import type { Resource } from '#contract/resource.ts';
import { answers, orFile, pageExample, pageOf, type Refused, succeeded } from '../answers.ts';
import { exampleOf } from '../example.ts';
import type { Answer, Operation, Schema, Who } from '../openapi.ts';
import { filterParameters, idInPath, shared } from '../parameters.ts';
import { refTo } from '../request-body.ts';

/** What the operations of a resource have in common. */
export interface Said {
  /** The end of every operation's id: 'HargaPangan' for '/harga-pangan'. */
  id: string;
  /** One row within a sentence. */
  one: string;
  /** The schema of a row. */
  row: Schema;
}

export const everybody: Who = { 'x-siapa': 'semua', security: [] };

/** Who reads, and whether a token is needed. */
function whoReads({ readers }: Pick<Resource, 'readers'>): Who {
  if (readers === 'semua') return everybody;
  if ('sebagian' in readers) return { 'x-siapa': readers.sebagian, security: [{}, { bearer: [] }] };
  return { 'x-siapa': readers.terbatas, 'x-peran': [...readers.peran], security: [{ bearer: [] }] };
}

function refusedReaders({ readers }: Pick<Resource, 'readers'>): Refused[] {
  if (readers === 'semua') return [];
  return 'sebagian' in readers ? [401] : [401, 403];
}

const tagged: Answer['headers'] = { ETag: { $ref: '#/components/headers/ETag' } };

/** The two reads of a resource. */
export function readOperations(resource: Resource, { id, one: satu, row }: Said) {
  const { path, tag, name, filter, order, instead = [], notes } = resource;
  const refused = refusedReaders(resource);
  const common = { tags: [tag] as [string], ...whoReads(resource) };
  const pages = [name, ...instead.map((other) => other.name)];

  const list: Operation = {
    ...common,
    operationId: `daftar${id}`,
    summary: `Daftar ${satu}`,
    description: sentences(notes, `Urut menurut ${order}.`, 'Dengan id jawabannya satu baris saja.'),
    parameters: [...filterParameters(filter, resource.row), shared('IfNoneMatch')],
    responses: answers(
      {
        200: orFile(
          succeeded('Sehalaman baris, atau satu baris bila id disebut', {
            data: { anyOf: [...pages.map((rows) => pageOf(refTo(rows))), refTo(name)] },
            example: pageExample(row, `/api${path}`),
            headers: tagged,
          }),
        ),
      },
      ...([304, ...refused, 404, 422, 429] as const),
    ),
  };
  const one: Operation = {
    ...common,
    operationId: `satu${id}`,
    summary: `Satu ${satu}`,
    parameters: [idInPath(), shared('IfNoneMatch')],
    responses: answers(
      { 200: succeeded('Barisnya', { data: refTo(name), example: exampleOf(row), headers: tagged }) },
      ...([304, ...refused, 404] as const),
    ),
  };
  return { list, one };
}

const sentences = (...all: (string | undefined)[]): string => all.filter((one) => one !== undefined).join(' ');
