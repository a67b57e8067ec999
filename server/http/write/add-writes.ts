import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { limits } from '#contract/limits.ts';
import type { Resource } from '#contract/resource.ts';
import { firstBroken, gambarRules } from '#contract/rules.ts';
import { FORM_BYTES, limitBody } from '../body/body.ts';
import { receiveUploads } from '../body/receive-uploads.ts';
import type { ApiEnv, ResourcePorts } from '../context.ts';
import type { Access } from '../rights/access.ts';
import { callerWith } from '../rights/session.ts';
import { byMethod } from './by-method.ts';
import { createResource } from './create-resource.ts';
import { removeResource, updateResource } from './update-resource.ts';
import type { Writes } from './writes.ts';

/** Refuses callers who may not write, before the body is read. */
export const onlyFor = ({ roles }: Access) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') callerWith(c, ...roles);
    await next();
  });

/** Create, update and delete of a resource (kontrak.md, Writes). */
export function addWrites<Input extends object>(
  routes: Hono<ApiEnv>,
  ports: ResourcePorts,
  writes: Writes<Input>,
): Hono<ApiEnv> {
  routes.post('/', onlyFor(writes.access), limitOf(ports, writes), createResource(ports, writes));
  return addChanges(routes, ports, writes);
}

/** Update and delete only, for a resource with its own way of creating. */
export function addChanges<Input extends object>(
  routes: Hono<ApiEnv>,
  ports: ResourcePorts,
  writes: Writes<Input>,
): Hono<ApiEnv> {
  routes.use('/:id{[0-9]{1,9}}', onlyFor(writes.access), limitOf(ports, writes));
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
