import type { Hono, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { limits } from '#contract/limits.ts';
import { addersOf, type Resource } from '#contract/resource.ts';
import { firstBroken, gambarRules } from '#contract/rules.ts';
import { FORM_BYTES, fileRoom, limitBody } from '../body/body.ts';
import { receiveUploads } from '../body/receive-uploads.ts';
import type { ApiEnv, ResourcePorts } from '../context.ts';
import { callerWith } from '../rights/session.ts';
import { byMethod } from './by-method.ts';
import { createResource } from './create-resource.ts';
import { importRows } from './import/import-rows.ts';
import { removeResource, updateResource } from './update-resource.ts';
import type { Writes } from './writes.ts';

/** Refuses callers who may not write, before the body is read. */
export const onlyFor = ({ writers }: { writers: Pick<Resource['writers'], 'roles'> }) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') callerWith(c, ...writers.roles);
    await next();
  });

/** Create, update and delete of a resource (kontrak.md, Writes). A resource may receive and create rows in its own way. */
export function addWrites<Input extends object>(
  routes: Hono<ApiEnv>,
  ports: ResourcePorts,
  writes: Writes<Input>,
  received: MiddlewareHandler<ApiEnv> = limitOf(ports, writes),
  create = createResource(ports, writes),
): Hono<ApiEnv> {
  routes.post('/', onlyFor({ writers: addersOf(writes.writers) }), received, create);
  if (writes.isImported) routes.post('/impor', onlyFor(writes), limitBody(fileRoom.bytes), importRows(ports, writes));
  routes.use('/:id{[0-9]{1,9}}', onlyFor(writes), limitOf(ports, writes));
  return byMethod(routes, '/:id{[0-9]{1,9}}', updateResource(ports, writes), removeResource(ports, writes));
}

/** A larger body can only have a picture that is too large. */
const limitOf = ({ reception }: ResourcePorts, { picture }: Pick<Resource, 'picture'>) =>
  picture === undefined
    ? limitBody(FORM_BYTES)
    : receiveUploads(
        reception,
        limits.fotoBytes + FORM_BYTES,
        firstBroken(gambarRules, { size: limits.fotoBytes + 1, type: '' }),
      );
