import { addersOf, type Resource, type Writers } from '#contract/resource.ts';
import { answers, nothing, type Refused, succeeded } from '../answers.ts';
import { exampleOf } from '../example.ts';
import type { Operation, RequestBody, Schema } from '../openapi.ts';
import { idInPath, shared } from '../parameters.ts';
import { file, pictureBounds, refTo, requestBody } from '../request-body.ts';
import type { Said } from './reads.ts';

/** The refusals that every write can meet. */
export const refusedWrites: Refused[] = [400, 401, 403, 409, 413, 415, 422, 429];
export const refusedChanges: Refused[] = [400, 401, 403, 404, 409, 412, 413, 415, 422, 429];

/** The method that a POST stands for. */
export const methodField = (methods: string[]): Schema => ({
  type: 'string',
  enum: methods,
  description: 'Method yang sebenarnya; besar kecilnya huruf tidak dibedakan',
  examples: [methods[0]],
});
export const spoofing: Record<string, Schema> = { _method: methodField(['put', 'patch', 'delete']) };

export const removed = succeeded('Sudah dihapus', { data: nothing, example: null });

interface Bodies {
  added: Schema;
  changed: Schema;
}

/** Who writes a resource's rows. */
export const whoWrites = ({ writers }: Pick<Resource, 'writers'>) => whoMay(writers);
const whoMay = ({ says, roles }: Pick<Writers, 'says' | 'roles'>) => ({
  'x-siapa': says,
  'x-peran': [...roles, 'superadmin'],
  security: [{ bearer: [] }],
});

/** What a picture field takes. */
const filesOf = ({ picture }: Resource) =>
  picture && { files: { [picture.field]: file(`Gambar jpg, jpeg atau png, ${pictureBounds}`) } };

/** Create, and the four ways to change or remove a row. */
export function writeOperations(resource: Resource, { id, one, row }: Said, { added, changed }: Bodies) {
  const { tag, name, key, catatanBila, picture } = resource;
  const common = { tags: [tag] as [string], ...whoWrites(resource) };
  const written = {
    data: {
      type: 'object',
      properties: { [key]: refTo(name), ...(catatanBila && { catatan: { type: 'string', description: catatanBila } }) },
      required: [key],
    },
    example: { [key]: exampleOf(row) },
  };
  const bodyOf = (named: string, schema: Schema, more: { more?: Record<string, Schema>; required?: string[] } = {}) =>
    requestBody({ fields: [named, schema], ...filesOf(resource), ...more });
  const change = (operationId: string, summary: string, requestBody?: RequestBody): Operation => ({
    ...{ ...common, operationId, summary },
    parameters: [idInPath(), shared('IdempotencyKey'), shared('IfMatch')],
    ...(requestBody && { requestBody }),
    responses: answers({ 200: succeeded('Barisnya sesudah diubah', written) }, ...refusedChanges),
  });

  const create: Operation = {
    ...{ ...common, ...whoMay(addersOf(resource.writers)), operationId: `tambah${id}`, summary: `Tambah ${one}` },
    parameters: [shared('IdempotencyKey')],
    requestBody: bodyOf(`Isian${name}`, added, picture?.isRequired ? { required: [picture.field] } : {}),
    responses: answers({ 201: succeeded('Barisnya', { ...written, code: 201 }) }, ...refusedWrites),
  };
  const update = bodyOf(`Ubahan${name}`, changed);
  const spoofed = bodyOf(`Ubahan${name}`, changed, { more: spoofing, required: ['_method'] });
  return {
    create,
    put: change(`ubah${id}`, `Ubah ${one}`, update),
    patch: change(`ubahSebagian${id}`, `Ubah ${one}`, update),
    delete: {
      ...change(`hapus${id}`, `Hapus ${one}`),
      responses: answers({ 200: removed }, ...refusedChanges),
    },
    post: {
      ...change(`kirim${id}`, `Ubah atau hapus ${one} dengan _method`, spoofed),
      description: 'Bagi formulir, yang hanya mengenal POST: _method menyebut method yang sebenarnya.',
      responses: answers(
        { 200: succeeded('Barisnya sesudah diubah; null sesudah dihapus', orNothing(written)) },
        ...([...refusedChanges, 405] as const),
      ),
    },
  };
}

/** Of an address where rows are changed and deleted. */
export const orNothing = <Written extends { data: Schema; example: unknown }>({ data, example }: Written) => ({
  data: { anyOf: [data, nothing] },
  example,
});
