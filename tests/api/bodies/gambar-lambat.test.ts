import { request } from 'node:http';
import { expect, test } from 'vitest';
import type { FileStore } from '../../../server/ports.ts';
import { openApi } from '../../support/api/api.ts';
import { stubFiles } from '../../support/api/ports.ts';
import { throughListener } from '../../support/garbage/through-listener.ts';

const LARGE = 1_000_000_000;
/** More than all buffers between a file and who does not read it. */
const MUCH = 50_000_000;

test('of a picture that somebody does not read on, no more is read for him, and nothing once he has gone', async () => {
  let read = 0;
  let isLeft = false;
  const stream = () =>
    new ReadableStream({
      pull: (controller) => {
        if (read > 4 * MUCH) throw new Error('All of it is read ahead');
        read += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
      cancel: () => {
        isLeft = true;
      },
    });
  const files: FileStore = { ...stubFiles(), open: async () => ({ size: LARGE, stream }) };
  await using listening = await throughListener(await openApi({ files }));

  const reader = request({ port: listening.port, host: '127.0.0.1', path: `/media/${'a'.repeat(32)}.jpg` });
  const headers = await new Promise((resolve) => {
    reader.on('response', (answer) => {
      answer.pause();
      resolve(answer.headers);
    });
    reader.end();
  });
  expect(headers).toMatchObject({ 'content-length': String(LARGE), 'content-type': 'image/jpeg' });
  for (let asked = 0; asked < 50; asked += 1) await listening.api.fetch('/api/pangan');
  expect(read).toBeLessThan(MUCH);

  reader.on('error', () => {});
  reader.destroy();
  await expect.poll(() => isLeft).toBe(true);
});

test('who asks for a picture’s head alone is told its size', async () => {
  await using listening = await throughListener(await openApi());
  const name = `${'a'.repeat(32)}.jpg`;
  await listening.api.files.write(name, new Uint8Array(77));
  const { status, headers } = await listening.api.fetch(`/media/${name}`, { method: 'HEAD' });
  expect([status, headers.get('Content-Length')]).toEqual([200, '77']);
});
