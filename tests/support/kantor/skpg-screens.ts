import { screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import type { User } from '#contract/resources/akun.ts';
import type { TerbitanSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { keepSession } from '@/entities/session';
import { apiHandlers } from '../../../demo/page/api-handlers';
import { callerOf, visitor } from '../api/callers.ts';
import { network } from '../api/network.ts';
import { late } from '../outbox/late.ts';
import { read } from '../screens/odd-prices.ts';
import { open } from '../screens/open.tsx';
import { skpgWorld } from './skpg-world.ts';

export const OKTOBER = { tahun: 2026, bulan: 10, skema: 'permentan' } as const;

type World = Awaited<ReturnType<typeof skpgWorld>>;

/** Each test of a file has the small regency of the alert report to itself. */
export function inSkpgWorld() {
  let world: World | undefined;
  const now = (): World => {
    if (!world) throw new Error('No world yet');
    return world;
  };
  /** Nothing is broken any more. */
  const mend = () => network.resetHandlers(...apiHandlers(late(now().api.app)));
  beforeEach(async () => {
    world = await skpgWorld();
    mend();
  });

  /** Somebody asks the API past the screens. @returns the answer's data */
  async function ask(
    username: string,
    method: string,
    path: string,
    fields?: Record<string, unknown>,
    revisi?: number,
  ) {
    const caller = await callerOf(now().api, username);
    const { body } = await caller.send(method, path, fields, revisi === undefined ? {} : { 'If-Match': `"${revisi}"` });
    return body.data;
  }

  return {
    ...{ world: now, mend, ask },
    /** Opens an address as an account of the small regency. */
    openAs: async (username: string, path: string) => {
      const { send, token } = await callerOf(now().api, username);
      keepSession((await send('GET', '/user')).body.data as User, token ?? '');
      return open(path);
    },
    /** The office publishes October as it is now. */
    terbitkan: async (catatan = '') => {
      const { sidik } = await ask('admin', 'GET', '/kantor/skpg?tahun=2026&bulan=10');
      await ask('admin', 'POST', '/kantor/skpg/terbitan', { ...OKTOBER, sidik, catatan });
    },
    /** What everybody is told of a month; null as long as it is not published. */
    terbit: async (bulan = 'tahun=2026&bulan=10'): Promise<TerbitanSkpg | null> => {
      const { status, body } = await visitor(now().api).send('GET', `/skpg/terbitan?${bulan}`);
      return status === 404 ? null : body.data;
    },
    /** Weighed after the publication: 80 per cent up become 75.8. */
    weighAnew: () =>
      now()
        .api.db.updateTable('timbang_balita')
        .set({ berat_badan_naik: 33 })
        .where('jumlah_balita', '=', 40)
        .execute(),
  };
}

/** The table of places, row by row. */
export async function table(): Promise<string[][]> {
  const rows = within(await screen.findByRole('table', { name: 'Kecamatan demi kecamatan' })).getAllByRole('row');
  return rows.map((row) => [...row.children].map(read));
}

/** A dialog over the screen. */
export const sheet = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

/** A part of the report, by its heading. */
export const part = async (name: string) => within(await screen.findByRole('region', { name }));

/** The sentences of a part, with what is said of them. */
export const sentences = async (name: string): Promise<string[]> =>
  (await part(name)).getAllByRole('listitem').map(read);
