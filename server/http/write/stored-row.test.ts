import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { ApiEnv } from '../context.ts';
import { expectRevision } from './stored-row.ts';

/** The error for an `If-Match` with this revision; undefined: none. */
async function refusalOf(header: string | undefined, revisi: number, shown: () => Promise<unknown>): Promise<unknown> {
  const thrown = vi.fn();
  const app = new Hono<ApiEnv>()
    .put('/', async (c) => {
      await expectRevision(c, { revisi }, shown);
      return c.text('tersimpan');
    })
    .onError((error, c) => {
      thrown(error);
      return c.text('ditolak');
    });
  const headers = { ...(header !== undefined && { 'If-Match': header }), 'If-None-Match': '"lain"' };
  const answer = await app.request('/', { method: 'PUT', headers });
  expect(await answer.text()).toBe(thrown.mock.calls.length > 0 ? 'ditolak' : 'tersimpan');
  return thrown.mock.calls[0]?.[0];
}

test.each([undefined, '*', '"3"', 'W/"3"', '3', '"2", "3"', '"3","4"', ' "3" ', 'W/"1" , W/"3"'])(
  'a row of revision 3 is written by who asks for %j',
  async (header) => {
    const shown = vi.fn();
    expect(await refusalOf(header, 3, shown)).toBeUndefined();
    expect(shown).not.toHaveBeenCalled();
  },
);

test.each(['"2"', '"33"', '', '"*"', '"3', 'x"3"', 'W/"4"', '"3"x', 'W"3"'])(
  'who asks for %j is told how the row stands by now',
  async (header) => {
    expect(await refusalOf(header, 3, async () => ({ revisi: 3 }))).toMatchObject({
      code: 412,
      message: 'Data ini sudah diubah orang lain',
      details: { data: { baris: { revisi: 3 } } },
    });
  },
);

test('a revision of several digits is one revision', async () => {
  expect(await refusalOf('"12"', 12, async () => null)).toBeUndefined();
  expect(await refusalOf('"12"', 2, async () => null)).toMatchObject({ code: 412 });
});
