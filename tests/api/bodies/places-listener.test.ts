import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { reception } from '../../../server/adapters/reception.ts';
import { openApi } from '../../support/api/api.ts';
import { callerOf } from '../../support/api/callers.ts';
import { formWith, fotos } from '../../support/api/fotos.ts';
import { openFilesIn } from '../../support/data/open-files.ts';
import { throughListener } from '../../support/garbage/through-listener.ts';

test('who sends pictures slowly gives way to another address, and is told to come again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lumbung-tempat-'));
  const api = await openApi({ reception: reception(folder, { most: 2 }) });
  const { token } = await callerOf(api, 'petani');
  await using listening = await throughListener(api);
  const form = new Response(formWith(...fotos(1)));
  const headers = { 'Content-Type': form.headers.get('Content-Type') ?? '', Authorization: `Bearer ${token}` };
  const bytes = Buffer.from(await form.arrayBuffer());

  const begun = (localAddress: string): ClientRequest => {
    const to = { port: listening.port, host: '127.0.0.1', path: '/api/produk', method: 'POST', agent: false };
    const sent = request({ ...to, localAddress, headers: { ...headers, 'Content-Length': bytes.byteLength } });
    sent.write(bytes.subarray(0, 100));
    return sent;
  };
  const answerTo = async (sent: ClientRequest) => {
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    if (!answer) throw new Error('No answer came.');
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  };

  const slow = [begun('127.0.0.1'), begun('127.0.0.1')];
  const first = Promise.race(slow.map(answerTo));
  await expect.poll(() => openFilesIn(folder)).toBe(2);
  const other = begun('127.0.0.2');
  expect(await first).toMatchObject({ status: 503, headers: { 'retry-after': '10', connection: 'close' } });
  const served = answerTo(other);
  other.end(bytes.subarray(100));
  expect(await served).toMatchObject({ status: 201 });
  for (const sent of slow) sent.on('error', () => undefined).destroy();
  expect(api.errors).toEqual([]);
  await rm(folder, { recursive: true });
});
