import { type Cell, typeCell } from '../../uji/ketik/cell.ts';
import { namaFormulir } from '../../uji/ketik/formulir.ts';
import { openOffice } from '../../uji/ketik/office.ts';
import { expect, test } from '../support/line';
import { MEJA } from '../support/page';

/** A cheap phone in hurried hands: three digits arrive while it draws one screen. */
const hurried: Omit<Cell, 'nama' | 'tanya'> = { prosesor: 4, ketik: 60, latensi: 200, baris: 5, benih: 64 };

/** Each test has days of its own, and each repetition two of them: one for the period before. */
const firstDay = (year: number, { repeatEachIndex }: { repeatEachIndex: number }) =>
  new Date(Date.UTC(year, 0, 1 + 2 * repeatEachIndex)).toISOString();

test.describe('decision 16: what is typed without waiting is what is stored', { tag: MEJA }, () => {
  test.describe.configure({ timeout: 120_000 });

  for (const [at, nama] of namaFormulir.entries()) {
    const asks = nama === 'harga';
    const also = asks ? ', and keys typed while the app asks about a price belong to the next row' : '';
    test(`form ${nama}${also}`, async ({ page, baseURL, line }, info) => {
      const office = await openOffice(baseURL ?? '', firstDay(1980 + at, info));
      const cell = { ...hurried, nama, tanya: asks ? 1 : 0 };
      const { faults, benar } = await typeCell(page, office, line, cell);
      expect(faults).toEqual([]);
      expect(benar).toBe(cell.baris);
    });
  }
});
