import { typeCell } from '../../uji/ketik/cell.ts';
import { namaFormulir } from '../../uji/ketik/formulir.ts';
import { openOffice } from '../../uji/ketik/office.ts';
import { expect, test } from '../support/line';
import { MEJA } from '../support/page';

test.describe.configure({ timeout: 300_000 });

/** A cheap phone in hurried hands: three digits arrive while it draws one screen. */
const hurried = { prosesor: 4, ketik: 60, latensi: 200, baris: 4, benih: 64 };

/** A processor that is slowed down works for nothing: the other forms are typed into at this one's own speed. */
const next = { ...hurried, prosesor: 1, baris: 2 };

/** A day for each period; a repetition begins behind those of the one before. */
const firstDay = ({ repeatEachIndex }: { repeatEachIndex: number }) =>
  new Date(Date.UTC(1980, 0, 1 + 2 * namaFormulir.length * repeatEachIndex)).toISOString();

test(
  'decision 16: what is typed without waiting is what is stored, in each form; keys typed while the app asks about a price belong to the next row',
  {
    tag: MEJA,
  },
  async ({ page, baseURL, line }, info) => {
    const office = await openOffice(baseURL ?? '', firstDay(info));
    for (const nama of namaFormulir) {
      await test.step(`form ${nama}`, async () => {
        const asks = nama === 'harga';
        const cell = { ...(asks ? hurried : next), nama, tanya: asks ? 1 : 0 };
        const { faults, benar } = await typeCell(page, office, line, cell);
        expect(faults).toEqual([]);
        expect(benar).toBe(cell.baris);
      });
    }
  },
);
