import { beforeEach, expect, test } from 'vitest';
import type { Letter } from '../../../server/ports.ts';
import { type RemindingWorld, remindingWorld } from '../../support/kantor/reminding.ts';

let world: RemindingWorld;
beforeEach(async () => {
  world = await remindingWorld();
});

test('a letter that the mail server did not take is said to have failed, and may be sent again that day', async () => {
  let isDown = true;
  world = await remindingWorld({
    mail: { isPosted: true, send: () => (isDown ? Promise.reject(new Error('tidak menjawab')) : Promise.resolve()) },
  });
  expect((await world.remind(world.akun('yulius'))).status).toBe(201);
  await world.api.settled();
  expect((await world.lastOf('yulius'))?.keadaan).toBe('gagal');
  expect(world.api.errors[0]).toContain('surat-gagal-dikirim');
  isDown = false;
  expect((await world.remind(world.akun('yulius'))).status).toBe(201);
  await world.api.settled();
  expect((await world.lastOf('yulius'))?.keadaan).toBe('dikirim');
});

test('the answer does not wait for the mail server; a letter that was under way when the server stopped has failed', async () => {
  world = await remindingWorld({ mail: { isPosted: true, send: () => new Promise(() => {}) } });
  expect((await world.remind(world.akun('yulius'))).status).toBe(201);
  expect((await world.lastOf('yulius'))?.keadaan).toBe('menunggu');
  expect((await world.remind(world.akun('yulius'))).status).toBe(409);
  world.itIs('2026-11-20T00:26:00Z');
  expect((await world.lastOf('yulius'))?.keadaan).toBe('gagal');
  expect((await world.remind(world.akun('yulius'))).status).toBe(201);
});

test('an office without mail is told that its letters are files', async () => {
  const letters: Letter[] = [];
  world = await remindingWorld({ mail: { isPosted: false, send: async (letter) => void letters.push(letter) } });
  expect((await world.listed()).kantor_bersurat).toBe(false);
  expect(world.results(await world.remind(world.akun('yulius')))).toEqual([['Yulius', 'ditulis di server']]);
  await world.api.settled();
  expect([letters.length, (await world.lastOf('yulius'))?.keadaan]).toEqual([1, 'ditulis']);
});
