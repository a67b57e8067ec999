import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { openWeb } from './test-web.ts';

/** The response to raw bytes, up to the end of the connection. */
const answerTo = (port: number, ...parts: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      for (const part of parts) socket.write(part);
    });
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text)).on('error', reject);
  });

function read(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head, body: JSON.parse(body), status: Number(head.split(' ')[1]) };
}

const HOST = 'Host: pangan.test\r\n';

test.each([
  ['what is not HTTP', '\x16\x03\x01', 400, 'Permintaan tidak terbaca'],
  ['a NUL in the address', `GET /api/\0 HTTP/1.1\r\n${HOST}\r\n`, 400, 'Permintaan tidak terbaca'],
  [
    'two lengths of a body',
    `POST /api/login HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
    400,
    'Permintaan tidak terbaca',
  ],
  [
    'a length and chunks',
    `POST /api/login HTTP/1.1\r\n${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
    'Permintaan tidak terbaca',
  ],
  [
    'a head of 20 kB',
    `GET /api/pangan HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'Kepala permintaan terlalu panjang',
  ],
])('%s is refused in the envelope, with the headers of every answer', async (_what, bytes, code, message) => {
  await using web = await openWeb();
  const { head, body, status } = read(await answerTo(web.port, bytes));
  expect(status).toBe(code);
  expect(body).toEqual({ meta: { status: 'error', message, code }, data: { message } });
  expect(head).toMatch(/\r\nX-Request-Id: [0-9a-f-]{36}\r\n/);
  expect(head).toContain('X-Content-Type-Options: nosniff');
  expect((await web.ask('/')).status).toBe(200);
});

test.each([
  ['no host', 'GET /api/pangan HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a host that is none', 'GET /api/pangan HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  ['two hosts', `GET /api/pangan HTTP/1.1\r\n${HOST}host: jahat.test\r\nConnection: close\r\n\r\n`],
  ['one host twice', `GET /api/pangan HTTP/1.1\r\n${HOST}${HOST}Connection: close\r\n\r\n`],
  ['two hosts in HTTP/1.0', `GET /api/pangan HTTP/1.0\r\n${HOST}Host: jahat.test\r\n\r\n`],
])('under /api a request with %s is refused in the envelope, a page with a page', async (_what, bytes) => {
  await using web = await openWeb();
  const { body, status } = read(await answerTo(web.port, bytes));
  expect([status, body.meta.message, body.data.message]).toEqual([400, 'Alamat tidak terbaca', 'Alamat tidak terbaca']);
  const page = await answerTo(web.port, bytes.replace('/api/pangan', '/etalase'));
  expect(page).toContain('<h1>Alamat tidak terbaca</h1>');
});

test('HTTP/1.0 may leave the host out: it means the address that it reached', async () => {
  const api = (request: Request) => Response.json({ origin: new URL(request.url).origin });
  await using web = await openWeb({ api });
  const { status, body } = read(await answerTo(web.port, 'GET /api/pangan HTTP/1.0\r\n\r\n'));
  expect([status, body.origin]).toEqual([200, `http://127.0.0.1:${web.port}`]);
  expect(await answerTo(web.port, `GET /etalase HTTP/1.0\r\n${HOST}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
});

test('nothing is written into an answer that is under way', async () => {
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('padi')) });
  await using web = await openWeb({ api: () => new Response(body, { headers: { 'Content-Type': 'text/plain' } }) });
  const answer = await new Promise<string>((resolve, reject) => {
    const head = `POST /api/produk HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n`;
    const socket = connect(web.port, '127.0.0.1', () => socket.write(head));
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
      if (text.includes('padi')) socket.write('bukan panjang\r\n');
    });
    socket.on('close', () => resolve(text)).on('error', reject);
  });
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(answer).not.toContain('tidak terbaca');
});
