import { screen } from '@testing-library/react';
import { beforeAll, beforeEach } from 'vitest';
import { slugKecamatan } from '#contract/routes.ts';
import { apiHandlers } from '../../../demo/page/api-handlers';
import { openApi, type TestApi } from '../api/api.ts';
import { newPeriode, newRow, placeIn } from '../api/fixtures.ts';
import { network } from '../api/network.ts';
import { newKomoditi, newPrice } from '../api/prices.ts';
import { YEARS_LATER } from '../clock/test-day.ts';
import { late } from '../outbox/late.ts';

/** Names of 60 letters. */
export const LONG = `Ikan A${'a'.repeat(54)}`;
export const LONG_PLACE = `Kampung B${'b'.repeat(51)}`;

/** The tests of a file ask an API with commodities whose prices are few, none, zero, late, or of the same day. */
export async function withOddPrices(): Promise<void> {
  const api = await openApi({ now: () => YEARS_LATER });
  beforeAll(() => report(api));
  beforeEach(() => network.use(...apiHandlers(late(api.app))));
}

async function report(api: TestApi) {
  const { kecamatan_id: melak } = await placeIn(api, 'Melak');
  const weeks: number[] = [];
  // After the third come three months of silence; the last two begin on the same day, where their numbers tell.
  for (const day of ['2027-02-01', '2027-02-08', '2027-02-15', '2027-05-17', '2027-05-17'])
    weeks.push(await newPeriode(api, 'periode_harga_pangan', day));
  const place = await newRow(api, 'kecamatan', { nama_kecamatan: LONG_PLACE, slug: slugKecamatan(LONG_PLACE) });
  const prices: Record<string, [week: number, eceran: number, where?: number][]> = {
    'Satu Harga': [[4, 9000]],
    'Tanpa Harga': [],
    'Harga Nol': [
      [3, 0],
      [4, 0],
    ],
    'Berjeda Bulan': [
      [0, 9000],
      [1, 9500],
      [2, 9750],
      [4, 12_000],
    ],
    'Hari Sama': [
      [3, 10_000],
      [4, 11_000],
    ],
    // Addresses would call both the same.
    'Nama Kembar': [[4, 5000]],
    'Nama-Kembar': [
      [3, 7000],
      [4, 7500],
    ],
    [LONG]: [
      [3, 20_000, place],
      [4, 25_000, place],
    ],
  };
  for (const [nama, reported] of Object.entries(prices)) {
    const komoditi_id = await newKomoditi(api, nama);
    for (const [week, eceran, kecamatan_id = melak] of reported)
      await newPrice(api, { komoditi_id, periode: weeks[week] ?? 0, kecamatan_id, eceran });
    if (nama !== 'Berjeda Bulan') continue;
    const acuan = { komoditi_id, sumber: 'Badan Pangan Nasional', zona: '' };
    // Renewed at the same price, and another from next month on.
    for (const berlaku_mulai of ['2026-01-01', '2027-02-08'])
      await newRow(api, 'harga_acuan', { ...acuan, jenis: 'HAP', harga_acuan: 10_000, berlaku_mulai });
    await newRow(api, 'harga_acuan', { ...acuan, jenis: 'HET', harga_acuan: 20_000, berlaku_mulai: '2027-06-01' });
  }
}

/** What somebody reads of an element. */
export const read = (element: Element | null | undefined): string => element?.textContent?.replace(/\s+/g, ' ') ?? '';
export const main = (): string => read(screen.getByRole('main'));
export const ZERO = /Rp 0(?![\d.,])/;
