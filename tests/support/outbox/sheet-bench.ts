import type { Laporan, LaporanShape, Tempat } from '@/entities/laporan';
import { createSheet, type Sheet } from '@/entities/laporan/model/isian/sheet';
import { hargaPerKecamatan } from '@/features/manage-harga-pangan';
import { timbangBalita } from '@/features/manage-timbang-balita';
import type { TestApi } from '../api/api.ts';
import type { Tab } from '../screens/phone.ts';

/** The reports that sheets are tried with, and where their lists are read. */
const reports = {
  harga: { laporan: hargaPerKecamatan, path: '/harga-pangan', periode: 'periode_harga_pangan', subjects: '/komoditi' },
  timbang: {
    laporan: timbangBalita,
    path: '/timbang-balita',
    periode: 'periode_timbang_balita',
    subjects: '/desa-kelurahan',
  },
} as const;

/** A lock as a browser has it: one holder at a time, and a tab that dies lets go. */
export function createLocks() {
  const tails = new Map<string, Promise<unknown>>();
  return (death: Promise<void>) =>
    async <Result>(name: string, act: () => Promise<Result>): Promise<Result> => {
      const before = tails.get(name) ?? Promise.resolve();
      const turn = before.then(act);
      tails.set(name, Promise.race([turn.catch(() => undefined), death]));
      return await turn;
    };
}

export type Locks = ReturnType<typeof createLocks>;

interface BenchOf {
  api: TestApi;
  report: keyof typeof reports;
  periode: { id: number; nama_periode: string };
  tempat: Tempat;
  userId: number;
}

/** Sheets of one place and period, in as many tabs as a test opens, over the real API. */
export function createSheetBench({ api, report, periode, tempat, userId }: BenchOf) {
  const { path, periode: table, subjects } = reports[report];
  const laporan = reports[report].laporan as unknown as Laporan<LaporanShape>;

  const rowsAt = async (address: string) => {
    const response = await api.fetch(`/api${address}`);
    const { data } = (await response.json()) as { data: { data: LaporanShape['Row'][] } };
    return data.data;
  };
  const filled = () => rowsAt(`${path}?${table}_id=${periode.id}&kecamatan_id=${tempat.id}&limit=1000`);
  const choices = () => rowsAt(`${subjects}?kecamatan_id=${tempat.id}&limit=1000`);

  return {
    laporan,
    filled,
    choices,
    /** Opens the sheet in a tab, as a screen would that has read its lists. */
    async open(tab: Tab, locks: Locks = createLocks()): Promise<Sheet<LaporanShape>> {
      const sheet = createSheet({ laporan, periode, tempat, userId }, tab.outbox, locks(tab.death));
      await this.reread(sheet);
      sheet.subscribe(() => undefined);
      return sheet;
    },
    /** The lists on screen are asked for again. */
    async reread(sheet: Sheet<LaporanShape>, was: readonly LaporanShape['Row'][] = []): Promise<void> {
      const [rows, known] = [await filled(), await choices()];
      const before = new Map(was.map((row) => [laporan.keyOf(row), row]));
      sheet.know({
        subjects: { rows: known, isWhole: true, isLoading: false },
        filled: { rows, readAt: Date.now(), isLoading: false },
        was: (chosen) => before.get(laporan.keyOf(chosen)),
      });
    },
  };
}
