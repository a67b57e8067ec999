import { expect } from 'vitest';
import type { CalonPengingat } from '#contract/resources/pengingat.ts';
import type { Ports } from '../../../server/ports.ts';
import { callerOf } from '../api/callers.ts';
import { smallWorld } from './small-world.ts';

/** A small world of which Damai is complete in a week, Melak has one price, and Bongan none and nobody to enter them. */
export async function remindingWorld(change: Partial<Ports> = {}) {
  let now = new Date('2026-11-20T00:10:00Z');
  const world = await smallWorld({ now: () => now, ...change });
  const admin = await callerOf(world.api, 'admin');
  const week = await world.periode('harga_pangan', '16 – 22 November 2026', '2026-11-16', '2026-11-22');
  await world.harga(week, 'Melak', 'Beras');
  for (const nama of ['Beras', 'Cabai', 'Telur']) await world.harga(week, 'Damai', nama);

  const listed = async (query = `periode_id=${week}`): Promise<CalonPengingat> => {
    const { status, body } = await admin.send('GET', `/pengingat?${query}`);
    expect([query, status]).toEqual([query, 200]);
    return body.data;
  };
  const remind = (user_id: number[] | number, more: object = {}, headers: Record<string, string> = {}) =>
    admin.send('POST', '/pengingat', { jenis: 'harga-pangan', periode_id: week, user_id, ...more }, headers);
  return {
    ...world,
    admin,
    week,
    akun: (nama: string) => world.id('akun', nama),
    listed,
    remind,
    /** What became of each, by name. */
    results: ({ body }: Awaited<ReturnType<typeof remind>>): string[][] =>
      body.data.hasil.map(({ nama_lengkap, hasil }: Record<string, string>) => [nama_lengkap, hasil]),
    lastOf: async (nama: string) =>
      (await listed()).petugas.find((one) => one.user_id === world.id('akun', nama))?.terakhir,
    itIs: (time: string) => {
      now = new Date(time);
    },
  };
}

export type RemindingWorld = Awaited<ReturnType<typeof remindingWorld>>;
