import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

async function asked(port: number) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'is-ready.ts')], { env: { PORT: String(port) } });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { said, code };
}

test.each([
  [200, { status: 'siap' }, { code: 0, said: '' }],
  [
    503,
    { status: 'basis data tidak menjawab' },
    { code: 1, said: expect.stringMatching(/: basis data tidak menjawab\.\n$/) },
  ],
])('a server that answers %i is told of by the exit code, with its reason', async (status, body, told) => {
  const server = createServer((_request, response) => response.writeHead(status).end(JSON.stringify(body)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await asked(port)).toEqual(told);
  server.close();
});

test('a server that does not answer is not ready', async () => {
  // A privileged port, on which nothing listens.
  expect(await asked(2)).toEqual({ code: 1, said: 'Server di http://127.0.0.1:2/readyz: tidak menjawab.\n' });
});
