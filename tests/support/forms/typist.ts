import { expect } from 'vitest';
import type { OutboxItem } from '@/shared/write';
import type { TestApi } from '../api/api.ts';
import type { Caller } from '../api/callers.ts';
import { newPeriode, placeIn } from '../api/fixtures.ts';
import { type Phone, postTo, type Tab } from '../screens/phone.ts';

const ADD = postTo('/harga-pangan');

/** Somebody who types prices on a phone. */
export function typistOn(phone: Phone, api: TestApi) {
  const as = ({ id, token }: Caller) => phone.logIn({ userId: id, token: token ?? '' });
  const states = async (who: Caller) => (await phone.items(who.id)).map(({ state }) => state);

  /** A tab of somebody's who fills a period of his own. */
  const begin = async (who: Caller) => {
    const periode_harga_pangan_id = await newPeriode(api, 'periode_harga_pangan');
    const { kecamatan_id } = await placeIn(api, 'Melak');
    const komoditi = await api.db.selectFrom('komoditi').select('id').orderBy('id').execute();
    as(who);
    const tab = phone.openTab();
    const price = (number: number, harga: number | string = number) => {
      const where = { periode_harga_pangan_id, kecamatan_id, komoditi_id: komoditi[number]?.id };
      return { input: { ...where, harga_grosir: harga, harga_eceran: harga } };
    };
    const stored = () =>
      api.db
        .selectFrom('harga_pangan')
        .select(['id', 'harga_eceran'])
        .where('periode_harga_pangan_id', '=', periode_harga_pangan_id)
        .orderBy('id')
        .execute();
    return {
      tab,
      price,
      type: (number: number, harga?: number | string, at: Tab = tab) =>
        phone.write(at, ADD, price(number, harga), { entity: 'harga-pangan' }),
      /** The prices on the server, in the order of their arrival. */
      stored: async () => (await stored()).map(({ harga_eceran }) => harga_eceran),
      firstId: async () => (await stored())[0]!.id,
    };
  };

  /** Wakes a tab until all rows of somebody stand as wanted. */
  const settles = (tab: Tab, who: Caller, wanted: OutboxItem['state'][]) => {
    const now = () => {
      tab.outbox.wake(true);
      return states(who);
    };
    return expect.poll(now, { interval: 5 }).toEqual(wanted);
  };

  return { as, states, begin, settles };
}
