import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { openWeb } from './test-web.ts';

test('every answer carries the security headers and a number of its own', async () => {
  await using web = await openWeb({ api: () => Response.json({ data: [] }) });
  const answers = [
    await web.ask('/'),
    await web.ask('/api/pangan'),
    await web.ask('/media/a.png'),
    await web.ask('/assets/tidak-ada.js'),
    await web.ask('/%E0%A4%A'),
    await web.ask('*', {}, 'OPTIONS'),
    await web.ask('/', {}, 'POST'),
  ];
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('geolocation=(self)'),
    });
  }
  expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(answers.length);
});

test.each([
  '/%E0%A4%A',
  '/detail-produk/%00',
  '/%2fevil.example',
  '//evil.example',
  '//evil.example/..',
  '/%5cevil.example',
  '/a\\b',
  `/etalase?cari=${'a'.repeat(4000)}`,
])('the address %j is refused with a page', async (path) => {
  const render = vi.fn();
  await using web = await openWeb({ renderer: { render } });
  const { status, body } = await web.ask(path);
  expect(status).toBe(400);
  expect(body.toString()).toContain('Alamat tidak terbaca');
  expect(render).not.toHaveBeenCalled();
});

test.each([
  "/detail-produk/Mu'ut",
  '/detail-produk/jamu-%5C-tradisi',
  '/detail-produk/a%01b',
  '/harga-pangan/%2e%2e',
  `/detail-produk/${'a'.repeat(2000)}`,
  '/a%20b/%F0%9F%8C%BE',
])('the address %j is one like others', async (path) => {
  await using web = await openWeb();
  expect((await web.ask(path)).status).toBe(200);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s on a page is 405', async (method) => {
  await using web = await openWeb();
  expect(await web.ask('/etalase', {}, method)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
});

test('what is asked for as an image is not answered with a page', async () => {
  await using web = await openWeb();
  const { status, headers } = await web.ask('/tidak-ada.png', { Accept: 'image/avif,image/webp,*/*;q=0.8' });
  expect(status).toBe(404);
  expect(headers['content-type']).toMatch(/^text\/plain/);
});

test('a picture that throws is a plain 500, and the log says why', async () => {
  const api = () => Promise.reject(new Error('rahasia dapur'));
  await using web = await openWeb({ api });
  const { status, body } = await web.ask('/media/0f.png');
  expect(status).toBe(500);
  expect(body.toString()).not.toContain('rahasia');
  expect(web.logged.join('')).toContain('rahasia dapur');
});

test.each([
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
  'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n',
  '\x16\x03\x01',
])('what is not HTTP (%j) is refused and the process lives on', async (bytes) => {
  await using web = await openWeb();
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(web.port, '127.0.0.1', () => socket.end(bytes));
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text)).on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect((await web.ask('/')).status).toBe(200);
});

test('only who asks from this computer itself is told more about the health of the process', async () => {
  const health = async (pathname: string, isOperator: boolean) =>
    pathname === '/readyz' ? Response.json({ isOperator }) : null;
  await using web = await openWeb({ health });
  const isOperator = async (headers = {}) => JSON.parse((await web.ask('/readyz', headers)).body.toString()).isOperator;
  expect(await isOperator()).toBe(true);
  expect(await isOperator({ 'X-Forwarded-For': '36.80.1.2' })).toBe(false);
  expect(await isOperator({ Via: '1.1 perantara' })).toBe(false);
});
