import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFilesIn } from '../../tests/support/data/open-files.ts';
import { Busy } from '../ports.ts';
import { reception } from './reception.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumbung-kiriman-'));
});
afterEach(() => rm(folder, { recursive: true }));

const MOST = 1000;
const posting = (body: BodyInit, more: RequestInit = {}) =>
  new Request('http://localhost/api/produk', { method: 'POST', body, duplex: 'half', ...more } as RequestInit);

/** A body that arrives slowly. */
function slowly() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const finish = async () => {
    await writer.write(new Uint8Array(9));
    await writer.close();
  };
  return { body: readable, finish };
}

test('a body is handed over as it came, with its length, and leaves nothing behind', async () => {
  const { receive } = reception(folder);
  const told: unknown[] = [];
  const { body, finish } = slowly();
  const headers = { 'Content-Type': 'text/plain', Authorization: 'Bearer x', 'Transfer-Encoding': 'chunked' };
  const received = receive(posting(body, { headers }), MOST, async (request) => {
    told.push(request.method, Object.fromEntries(request.headers), (await request.arrayBuffer()).byteLength);
    told.push(await readdir(folder));
  });
  await finish();
  await received;
  const kept = { authorization: 'Bearer x', 'content-length': '9', 'content-type': 'text/plain' };
  expect(told).toEqual(['POST', kept, 9, []]);
  expect(await openFilesIn(folder)).toBe(0);
});

test('one that nobody read leaves nothing behind either', async () => {
  const { receive } = reception(folder);
  await receive(posting('padi'), MOST, async () => undefined);
  await expect(receive(posting('padi'), MOST, () => Promise.reject(new Error('rusak')))).rejects.toThrow('rusak');
  expect(await openFilesIn(folder)).toBe(0);
});

test('one that says it is too large is handed on unread, to be refused', async () => {
  const request = posting('x', { headers: { 'Content-Length': '1001' } });
  let handed: Request | undefined;
  await reception(folder).receive(request, MOST, async (received) => {
    handed = received;
  });
  expect(handed).toBe(request);
  expect(request.bodyUsed).toBe(false);
});

test('one that turns out to be too large is handed on with a length that says so', async () => {
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(600)) });
  let length = '';
  await reception(folder).receive(posting(endless), MOST, async ({ headers }) => {
    length = headers.get('Content-Length') ?? '';
  });
  expect(length).toBe('1200');
});

test('who comes when enough are there is turned away before he is read, and may come again', async () => {
  const { receive } = reception(folder, { most: 1 });
  const { body, finish } = slowly();
  const first = receive(posting(body), MOST, async () => undefined);
  const second = posting('padi');
  await expect(receive(second, MOST, async () => undefined)).rejects.toThrow(Busy);
  expect(second.bodyUsed).toBe(false);
  await finish();
  await first;
  let isServed = false;
  await receive(second, MOST, async () => {
    isServed = true;
  });
  expect(isServed).toBe(true);
});

test('who has most on its way gives way to whoever has less, what has been there for longest first', async () => {
  const { receive } = reception(folder, { most: 4 });
  const slow = ['b', 'a', 'a', 'a'].map((from) => {
    const { body, finish } = slowly();
    const done = receive(posting(body), MOST, async () => undefined, from).then(
      () => 'served',
      (error: unknown) => error,
    );
    return { done, finish };
  });
  let isServed = false;
  const handle = async () => {
    isServed = true;
  };
  await receive(posting('padi'), MOST, handle, 'c');
  for (const { finish } of slow.toSpliced(1, 1)) await finish();
  expect([isServed, await Promise.all(slow.map(({ done }) => done))]).toEqual([
    true,
    ['served', expect.any(Busy), 'served', 'served'],
  ]);
  expect(await openFilesIn(folder)).toBe(0);
});

test('nobody gives way to whoever has as much, nor with what has arrived', async () => {
  const { receive } = reception(folder, { most: 3, inHand: 2 });
  const door = Promise.withResolvers<void>();
  const { body, finish } = slowly();
  const slow = receive(posting(body), MOST, async () => undefined, 'b');
  const inHand: Promise<void>[] = [];
  for (const _of of [1, 2]) {
    const arrived = Promise.withResolvers<void>();
    const handle = () => {
      arrived.resolve();
      return door.promise;
    };
    inHand.push(receive(posting('padi'), MOST, handle, 'a'));
    await arrived.promise;
  }
  for (const from of ['a', 'b', 'c']) {
    await expect(receive(posting('padi'), MOST, async () => undefined, from)).rejects.toThrow(Busy);
  }
  door.resolve();
  await finish();
  await Promise.all([slow, ...inHand]);
});

test('who sends slowly holds up nobody', async () => {
  const { receive } = reception(folder, { inHand: 1 });
  const { body, finish } = slowly();
  const served: string[] = [];
  const slow = receive(posting(body), MOST, async () => void served.push('slow'));
  await receive(posting('padi'), MOST, async () => void served.push('quick'));
  await finish();
  await slow;
  expect(served).toEqual(['quick', 'slow']);
});

test('no more are in hand at once than may be', async () => {
  const { receive } = reception(folder, { inHand: 2 });
  let inHand = 0;
  const counts: number[] = [];
  const handle = async (request: Request) => {
    inHand += 1;
    counts.push(inHand);
    await request.text();
    inHand -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => receive(posting('padi'), MOST, handle)));
  expect(counts).toHaveLength(8);
  expect(Math.max(...counts)).toBe(2);
});

test('what nobody waits for any more is not handled', async () => {
  const { receive } = reception(folder, { inHand: 1 });
  const door = Promise.withResolvers<void>();
  const first = receive(posting('padi'), MOST, () => door.promise);
  const gone = new AbortController();
  let isHandled = false;
  const second = receive(posting('padi', { signal: gone.signal }), MOST, async () => {
    isHandled = true;
  });
  // Both are awaited from the start: the disk decides which body is complete first.
  const refused = expect(second).rejects.toThrow(Busy);
  gone.abort();
  door.resolve();
  await first;
  await refused;
  expect(isHandled).toBe(false);
});
