import { beforeAll, describe, expect, test } from 'vitest';
import { bounds } from '../../../server/http/body/body-bounds.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { callerOf } from '../../support/api/callers.ts';

let api: TestApi;
let token: string | null;
beforeAll(async () => {
  api = await openApi();
  ({ token } = await callerOf(api, 'superadmin'));
});

const JSON_TYPE = 'application/json';
const PAIRS = 'application/x-www-form-urlencoded';
const FORM = 'multipart/form-data; boundary=b';

async function send(path: string, type: string, body: string) {
  const headers = { 'Content-Type': type, Authorization: `Bearer ${token}` };
  const answer = await api.fetch(`/api${path}`, { method: 'POST', headers, body });
  return { status: answer.status, message: (await answer.json()).meta.message };
}

const names = (count: number) => Array.from({ length: count }, (_, at) => `a${at}`);
const part = (name: string, content = '1') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
const many = (count: number): [type: string, body: string][] => [
  [JSON_TYPE, JSON.stringify(Object.fromEntries(names(count).map((name) => [name, 1])))],
  [PAIRS, names(count).join('&')],
  [
    FORM,
    `${names(count)
      .map((name) => part(name))
      .join('')}--b--`,
  ],
];

const CROWDED = 'Kiriman memuat terlalu banyak isian';
const LONG_NAME = 'Kiriman memuat nama isian yang terlalu panjang';

describe.each(['/login', '/produk', '/harga-pangan'])('%s', (path) => {
  test('a hundred fields are read, and one more is refused, however they are sent', async () => {
    for (const [type, body] of many(bounds.parts)) expect((await send(path, type, body)).status).toBe(422);
    for (const [type, body] of many(bounds.parts + 1)) {
      expect(await send(path, type, body)).toEqual({ status: 413, message: CROWDED });
    }
  });

  test('a field whose name is a text is refused', async () => {
    const long = 'n'.repeat(bounds.name + 1);
    for (const [type, body] of [
      [JSON_TYPE, JSON.stringify({ [long]: 1 })],
      [PAIRS, `${long}=1`],
      [FORM, `${part(long)}--b--`],
    ] as const) {
      expect(await send(path, type, body)).toEqual({ status: 413, message: LONG_NAME });
    }
  });

  test('JSON that is deep, or holds a great many values, is refused', async () => {
    const complicated = { status: 413, message: 'Kiriman terlalu rumit' };
    expect((await send(path, JSON_TYPE, nested(bounds.depth - 1))).status).toBe(422);
    expect(await send(path, JSON_TYPE, nested(bounds.depth + 1))).toEqual(complicated);
    expect(await send(path, JSON_TYPE, nested(90_000))).toEqual(complicated);
    expect(await send(path, JSON_TYPE, JSON.stringify({ a: Array(bounds.values).fill(1) }))).toEqual(complicated);
  });
});

test('where pictures may come, a text is not allowed to be as large as they are', async () => {
  const text = 'x'.repeat(200_001);
  for (const [type, body] of [
    [JSON_TYPE, JSON.stringify({ judul: text })],
    [PAIRS, `judul=${text}`],
    [FORM, `${part('judul', text)}--b--`],
  ] as const) {
    expect(await send('/produk', type, body)).toEqual({ status: 413, message: 'Kiriman terlalu besar' });
  }
});
