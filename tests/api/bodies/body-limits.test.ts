import { beforeAll, expect, test } from 'vitest';
import { FORM_BYTES, fileRoom, LARGEST_BYTES, reportsRoom } from '../../../server/http/body/body.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { callerOf } from '../../support/api/callers.ts';
import { operations } from '../../support/api/documented.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
});

const CHUNK = new Uint8Array(64_000);
/** What a stream makes ahead of its reader. */
const AHEAD = 2 * CHUNK.byteLength;

/** A body that never ends and says nothing of its length. */
function endless() {
  let made = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      made += CHUNK.byteLength;
      controller.enqueue(CHUNK);
    },
  });
  return { body, made: () => made };
}

const writes = operations
  .filter(({ method }) => method !== 'get')
  .map((one) => [`${one.method} ${one.path}`, one] as const);

/** Whether any write to an address brings pictures: a POST says only in its body what it is. */
const takesFiles = (path: string): boolean =>
  writes.some(([, one]) => one.path === path && one.operation.requestBody?.content['multipart/form-data']?.encoding);

/** The office brings years of reports at once; its corrections are reports, too. */
const importRoom = (path: string) =>
  writes.some(([, one]) => one.path === path.replace(/impor$/, 'koreksi')) ? reportsRoom : fileRoom;

test('there are as many writes as the document names', () => {
  expect(writes.length).toBeGreaterThan(70);
});

test.each(writes)('%s reads no more than its largest body, whoever sends it', async (_name, { method, path }) => {
  const mostText = path.endsWith('/impor') ? importRoom(path).bytes : FORM_BYTES;
  const most = takesFiles(path) ? LARGEST_BYTES : mostText;
  for (const token of [(await callerOf(api, 'superadmin')).token, null]) {
    const { body, made } = endless();
    const headers: Record<string, string> = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    const address = path.replace(/\{[^}]*\}/g, '1');
    const sent = { method: method.toUpperCase(), body, duplex: 'half' as const };
    const answer = await api.fetch(address, {
      ...sent,
      headers: token === null ? headers : { ...headers, Authorization: `Bearer ${token}` },
    });
    expect([401, 413]).toContain(answer.status);
    if (token !== null) expect(answer.status).toBe(413);
    expect((await answer.json()).meta).toMatchObject({ status: 'error', code: answer.status });
    expect(made()).toBeLessThanOrEqual(most + AHEAD);
  }
});
