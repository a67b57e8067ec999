import { afterAll, afterEach, expect, vi } from 'vitest';
import { openApi } from '../api/api.ts';
import { type Caller, callerOf } from '../api/callers.ts';
import { newPeriode, placeIn } from '../api/fixtures.ts';
import { removeDatabases } from '../data/database.ts';
import { createPhone, type Tab } from '../screens/phone.ts';
import { createSheetBench } from './sheet-bench.ts';

export const api = await openApi();
export const [petugas, lain] = (await Promise.all(['petugas', 'norhasanah'].map((name) => callerOf(api, name)))) as [
  Caller,
  Caller,
];
export const { kecamatan_id } = await placeIn(api, 'Melak');
await api.db.insertInto('pengguna_kecamatan').values({ user_id: lain.id, kecamatan_id }).execute();
export const phone = createPhone(api);

export async function openBench() {
  const id = await newPeriode(api, 'periode_harga_pangan');
  phone.take('lancar');
  phone.logIn({ userId: petugas.id, token: petugas.token! });
  const tempat = { id: kecamatan_id, nama_kecamatan: 'Melak' };
  const bench = createSheetBench({
    ...{ api, report: 'harga', tempat, userId: petugas.id },
    periode: { id, nama_periode: 'Minggu ini' },
  });
  const tab = phone.openTab();
  const sheet = await bench.open(tab);
  const keys = sheet.view().rows.map(({ key }) => key);
  return { bench, tab, sheet, keys, periode_harga_pangan_id: id };
}
export type Bench = Awaited<ReturnType<typeof openBench>>;

export const [ECERAN, GROSIR] = ['harga_eceran', 'harga_grosir'] as const;

/** Both prices of a commodity. */
export const prices = (key: string, eceran: number | string, grosir: number | string = eceran) => [
  { key, figure: ECERAN, text: String(eceran) },
  { key, figure: GROSIR, text: String(grosir) },
];
export const rowOf = ({ sheet }: Pick<Bench, 'sheet'>, key: string) =>
  sheet.view().rows.find((row) => row.key === key)!;
export const becomes = (bench: Pick<Bench, 'sheet'>, key: string, row: object) =>
  expect.poll(() => rowOf(bench, key), { interval: 5 }).toMatchObject(row);
/** Prices as the server has them, commodity by commodity. */
export const onServer = async ({ bench }: Bench) =>
  Object.fromEntries(
    (await bench.filled()).map((row) => [
      bench.laporan.keyOf(row),
      [Reflect.get(row, ECERAN), Reflect.get(row, GROSIR)],
    ]),
  );
/** Somebody enters a price elsewhere: another officer, or the same one at another device. */
export const elsewhere = async ({ periode_harga_pangan_id }: Bench, who: Caller, key: string, harga: number) => {
  const komoditi_id = Number(key.split('/')[1]);
  const fields = { periode_harga_pangan_id, kecamatan_id, komoditi_id, harga_eceran: harga, harga_grosir: harga };
  return (await who.send('POST', '/harga-pangan', fields)).body.data.harga_pangan as { id: number; revisi: number };
};
export const waiting = async () => (await phone.items(petugas.id)).filter(({ state }) => state !== 'terkirim').length;
export const sent = async (tab: Tab) => {
  tab.outbox.wake(true);
  await expect.poll(waiting, { interval: 5 }).toBe(0);
};

/** To be called by each file: modules are loaded once for all of its tests. */
export function tidyPhone(): void {
  afterEach(async () => {
    vi.restoreAllMocks();
    await phone.wipe();
  });
  afterAll(removeDatabases);
}
