import { beforeAll, describe, expect, test } from 'vitest';
import { peran } from '#contract/limits.ts';
import type { Parameter } from '../../../server/openapi/openapi.ts';
import { summaries } from '../../../server/summaries/index.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf, visitor } from '../../support/api/callers.ts';
import { broken, type Documented, operations, resolved } from '../../support/api/documented.ts';

let api: TestApi;
/** One session for each role; what may end it, or its role, gets another. */
const sessions = new Map<string, Caller>();
beforeAll(async () => {
  api = await openApi();
});

async function calling(role: string, { path }: Documented): Promise<Caller> {
  const caller = sessions.get(role) ?? (await callerOf(api, role));
  if (ENDS_SESSIONS.test(path)) sessions.delete(role);
  else sessions.set(role, caller);
  return caller;
}

const ENDS_SESSIONS = /\/(logout|sesi|update-password)/;

/** Draws a report on paper for whoever may, which a format that is none spares. */
const DRAWS = /\/cetak(\/|$)/;

/** An address of an operation at which nothing is. */
const nowhere = ({ path }: Documented) => path.replace('/api', '').replace(/\{[^}]*\}/g, '999999999');

const named = (some: readonly Documented[]) =>
  some.map((one): [string, Documented] => [`${one.method.toUpperCase()} ${one.path}`, one]);

const underApi = operations.filter(
  ({ path, operation }) => path.startsWith('/api/') && operation.tags[0] !== 'Dokumentasi',
);

describe('who may is what the document says', () => {
  test.each(named(underApi))('%s', async (_name, one) => {
    const { method, operation } = one;
    const address = nowhere(one) + (DRAWS.test(one.path) ? '?format=salah' : '');
    const ask = async (who: ReturnType<typeof visitor>) => {
      const body = method === 'get' ? undefined : {};
      const { status, body: told } = await who.send(method.toUpperCase(), address, body);
      expect(broken(one, status, told)).toEqual([]);
      return status;
    };
    const roles = operation['x-peran'];
    const needsToken = operation.security.length > 0 && operation.security.every((way) => 'bearer' in way);
    expect(needsToken).toBe(roles !== undefined);
    const asVisitor = await ask(visitor(api));
    if (roles) expect(asVisitor).toBe(401);
    else expect([401, 403]).not.toContain(asVisitor);
    for (const role of peran) {
      const status = await ask(await calling(role, one));
      if (roles && roles.length > 0 && !roles.includes(role)) expect(status, role).toBe(403);
      else expect([401, 403], role).not.toContain(status);
    }
  });
});

/** Values of a filter that its schema refuses, and one that it takes. */
function valuesFor({ schema, name }: Parameter): { refused: string[]; taken: string } {
  const { type, enum: words, minimum, maximum, maxLength } = schema as { enum?: string[] } & Record<string, unknown>;
  if (words) return { refused: ['salah', '0x1'], taken: String(words[0]) };
  if (schema['format'] === 'date') return { refused: ['salah', '2026-13-01', '26-11-2026'], taken: '2026-11-26' };
  if (type === 'integer') {
    const below = minimum === 1 ? ['0'] : [];
    return { refused: ['banyak', '-1', '1.5', '1e3', ...below, String(Number(maximum) + 1)], taken: String(maximum) };
  }
  // The only patterns are those of a moment, of a year, and of ids with commas between them.
  if (name === 'dari' || name === 'sampai') {
    return { refused: ['kemarin', '2026-13-01', '2026-11-01T08:00'], taken: '2026-11-01T00:00:00+08:00' };
  }
  if (name === 'tahun') return { refused: ['salah', '0026', '20266'], taken: '2026' };
  if (schema['pattern']) return { refused: ['banyak', '1,,2', '-1', Array(99).fill('7').join()], taken: '7,12' };
  return { refused: [`${'a'.repeat(Number(maxLength) + 1)}`, '\0'], taken: `${name} 'x' %` };
}

const lists = underApi.filter(({ operation }) =>
  (operation.parameters ?? []).some((one) => resolved<Parameter>(one).in === 'query'),
);

/** A history is that of a row; prices are also found by the name of their place. */
const known: Record<string, string> = {
  '/api/harga-pangan/{id}': 'melak',
  ...Object.fromEntries(lists.filter(({ path }) => path.endsWith('/{id}/riwayat')).map(({ path }) => [path, '1'])),
};

describe('filters take and refuse what the document says', () => {
  test.each(named(lists))('%s', async (_name, one) => {
    const who = await callerOf(api, 'superadmin');
    const filters = (one.operation.parameters ?? []).map((given) => resolved<Parameter>(given));
    const words = filters.find((given) => given.in === 'path')?.schema['enum'] as string[] | undefined;
    const address = nowhere(one).replace('999999999', words?.[0] ?? known[one.path] ?? '999999999');
    for (const filter of filters.filter((given) => given.in === 'query')) {
      const { refused, taken } = valuesFor(filter);
      for (const value of refused) {
        const query = new URLSearchParams({ [filter.name]: value });
        const { status, body } = await who.send('GET', `${address}?${query}`);
        expect(broken(one, status, body)).toEqual([]);
        expect([filter.name, value, status, Object.keys(body.data.errors ?? {})]).toEqual([
          ...[filter.name, value, 422],
          [filter.name],
        ]);
      }
      const { status, body } = await who.send('GET', `${address}?${new URLSearchParams({ [filter.name]: taken })}`);
      expect(broken(one, status, body)).toEqual([]);
      // What a summary, a printed report or an address is about must exist, whichever parameter names it.
      const isSummary =
        one.operation.tags[0] === 'Kantor' || summaries.some(({ summary }) => `/api${summary.path}` === one.path);
      if (isSummary || words || one.path.includes('{id}')) expect([200, 404]).toContain(status);
      else expect([filter.name, status]).toEqual([filter.name, filter.name === 'id' ? 404 : 200]);
    }
  });
});

const forms = underApi.filter(({ path, operation }) => operation.tags[0] === 'Akun' && !path.endsWith('foto'));

test.each(named(forms.filter(({ operation }) => operation.requestBody)))(
  'the form of %s needs what is documented to be required',
  async (_name, one) => {
    const who = await callerOf(api, 'petani');
    const { status, body } = await who.send('POST', one.path.replace('/api', ''), {});
    const [media] = Object.values(one.operation.requestBody!.content);
    const { required = [] } = resolved<{ required?: string[] }>(media!.schema);
    expect(status).toBe(required.length > 0 ? 422 : 200);
    expect(Object.keys(body.data.errors ?? {}).toSorted()).toEqual(required.toSorted());
  },
);
