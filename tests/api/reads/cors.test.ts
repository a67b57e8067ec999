import { expect, test } from 'vitest';
import { openApi } from '../../support/api/api.ts';
import { openGuards } from '../../support/api/ports.ts';

const MAP = 'https://peta.example.go.id';
const preflight = (Origin: string): RequestInit => ({
  method: 'OPTIONS',
  headers: { Origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization' },
});
const grants = ({ headers }: Response) => [...headers].filter(([name]) => name.startsWith('access-control-'));

test('pictures may be shown by pages of other sites', async () => {
  const { fetch } = await openApi();
  const answer = await fetch('/media/bagikan/harga-pangan/tidak-ada.png');
  expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
});

test('without CORS_ORIGIN no other site is let in, nor spoken of', async () => {
  const { fetch } = await openApi();
  expect(grants(await fetch('/api/pangan', { headers: { Origin: MAP } }))).toEqual([]);
  const asked = await fetch('/api/login', preflight(MAP));
  expect([asked.status, ...grants(asked)]).toEqual([404]);
  expect((await fetch('/api/pangan')).headers.get('Vary')).toBe('Authorization');
});

test('a named site may read and write, refusals included', async () => {
  const { fetch } = await openApi({ guards: { ...openGuards, corsOrigins: [MAP, 'http://localhost:5173'] } });
  const asked = await fetch('/api/login', preflight(MAP));
  expect(asked.status).toBe(204);
  expect(Object.fromEntries(asked.headers)).toMatchObject({
    'access-control-allow-origin': MAP,
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match',
    vary: 'Origin',
  });
  for (const path of ['/api/pangan', '/api/user', '/api/tidak-ada', '/api/pangan?limit=x']) {
    const { headers } = await fetch(path, { headers: { Origin: MAP } });
    expect(headers.get('Access-Control-Allow-Origin')).toBe(MAP);
    expect(headers.get('Access-Control-Expose-Headers')).toBe(
      'Content-Disposition, Date, ETag, Retry-After, X-Request-Id, X-Riwayat',
    );
    expect(headers.get('Vary')).toContain('Origin');
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
  }
});

test.each(['https://jahat.test', 'https://peta.example.go.id.jahat.test', 'null', 'http://peta.example.go.id'])(
  'beside it %s stays outside, and caches are told so',
  async (origin) => {
    const { fetch } = await openApi({ guards: { ...openGuards, corsOrigins: [MAP] } });
    const read = await fetch('/api/pangan', { headers: { Origin: origin } });
    expect(grants(read)).toEqual([]);
    expect(read.headers.get('Vary')).toBe('Authorization, Origin');
    expect(grants(await fetch('/api/login', preflight(origin)))).toEqual([]);
  },
);
