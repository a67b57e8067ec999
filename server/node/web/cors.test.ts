import { expect, test, vi } from 'vitest';
import { openWeb } from './test-web.ts';

const MAP = 'https://peta.example.go.id';
const OTHER = 'https://statistik.example.go.id';
const STRANGE = 'https://jahat.test';

/** The API's answer where `CORS_ORIGIN` has two sites. */
const answering = () =>
  vi.fn((request: Request) => {
    const origin = request.headers.get('Origin') ?? '';
    const grant: Record<string, string> = [MAP, OTHER].includes(origin)
      ? { 'Access-Control-Allow-Origin': origin }
      : {};
    const headers = {
      ETag: 'W/"7"',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      Vary: 'Authorization, Origin',
    };
    return Response.json({ data: [] }, { headers: { ...headers, ...grant } });
  });

test('a kept answer lets in the site that asked for it and no other, and is kept once for all strangers', async () => {
  const api = answering();
  await using web = await openWeb({ api, corsOrigins: [MAP, OTHER] });
  const granted = async (origin?: string) =>
    (await web.ask('/api/pangan', origin ? { Origin: origin } : {})).headers['access-control-allow-origin'];
  for (const _again of [1, 2]) {
    expect(await granted(MAP)).toBe(MAP);
    expect(await granted(OTHER)).toBe(OTHER);
    expect(await granted()).toBeUndefined();
    expect(await granted(STRANGE)).toBeUndefined();
    expect(await granted('null')).toBeUndefined();
  }
  expect(api).toHaveBeenCalledTimes(3);
});

test('who knows the list already is told for his own site', async () => {
  await using web = await openWeb({ api: answering(), corsOrigins: [MAP] });
  await web.ask('/api/pangan');
  const { status, headers } = await web.ask('/api/pangan', { Origin: MAP, 'If-None-Match': 'W/"7"' });
  expect({ status, granted: headers['access-control-allow-origin'], vary: headers['vary'] }).toEqual({
    status: 304,
    granted: MAP,
    vary: 'Authorization, Origin',
  });
});
