import { readFileSync } from 'node:fs';
import type { Laporan, LaporanShape } from '@/entities/laporan';
import { SUBJECT } from '@/features/import-laporan/model/columns';
import type { Known } from '@/features/import-laporan/model/known';
import { laporanSource } from '@/features/import-laporan/model/laporan-source';
import { readFile } from '@/features/import-laporan/model/read-file';
import { withoutTwins } from '@/features/import-laporan/model/twins/twins';
import { hargaKutaiBarat, hargaPerKecamatan } from '@/features/manage-harga-pangan';
import { ketersediaanPangan } from '@/features/manage-ketersediaan-pangan';
import { luasTanam } from '@/features/manage-luas-tanam';
import { timbangBalita } from '@/features/manage-timbang-balita';
import type { Answers, Question, Repairs } from '@/shared/office-file';
import type { Table } from '@/shared/spreadsheet';
import { readTable } from '@/shared/spreadsheet/read-table';
import { komoditiAcuan, panganAcuan } from '../../../server/acuan/acuan.ts';
import { namaLainAcuan } from '../../../server/acuan/nama-lain.ts';

const MELAK = { id: 2, nama_kecamatan: 'Melak' };
const BARONG_TONGKOK = { id: 3, nama_kecamatan: 'Barong Tongkok' };
const SEKOLAQ_DARAT = { id: 16, nama_kecamatan: 'Sekolaq Darat' };
const tugas = [BARONG_TONGKOK, MELAK, SEKOLAQ_DARAT];

const desa: Readonly<Record<number, readonly string[]>> = {
  2: ['Empakuq', 'Empas', 'Melak Ilir', 'Melak Ulu', 'Muara Benangaq', 'Muara Bunyut'],
  3: ['Barong Tongkok', 'Geleo Asa', 'Geleo Baru', 'Mencimai', 'Simpang Raya', 'Sumber Sari'],
  16: ['Sekolaq Darat', 'Sekolaq Joleq', 'Sekolaq Oday', 'Srimulyo'],
};

const minggu = {
  id: 48,
  nama_periode: 'Minggu ke-4 November 2026',
  tanggal_mulai: '2026-11-23',
  tanggal_selesai: '2026-11-29',
};
const bulan = { id: 11, nama_periode: 'November 2026', tanggal_mulai: '2026-11-01', tanggal_selesai: '2026-11-30' };

const komoditi = komoditiAcuan.map(({ nama, satuan }, at) => ({
  id: at + 1,
  nama_komoditi: nama,
  satuan,
  logo_komoditi_url: null,
}));
const pangan = panganAcuan.map((nama, at) => ({ id: at + 1, nama_pangan: nama, logo_pangan_url: null }));
const villages = (kecamatan: number) =>
  (desa[kecamatan] ?? []).map((nama, at) => ({
    id: kecamatan * 100 + at,
    nama_desa_kelurahan: nama,
    kecamatan_id: kecamatan,
  }));

const namaLain = [
  ...komoditi.flatMap(({ id, nama_komoditi }) =>
    (namaLainAcuan.komoditi[nama_komoditi] ?? []).map((nama) => ({
      nama,
      komoditi_id: id,
      pangan_id: null,
      kelurahan_id: null,
    })),
  ),
  ...pangan.flatMap(({ id, nama_pangan }) =>
    (namaLainAcuan.pangan[nama_pangan] ?? []).map((nama) => ({
      nama,
      komoditi_id: null,
      pangan_id: id,
      kelurahan_id: null,
    })),
  ),
].map((row, id) => ({ id, ...row }));

const reports = {
  harga: [hargaPerKecamatan, minggu, () => komoditi],
  kabupaten: [hargaKutaiBarat, minggu, () => komoditi],
  ketersediaan: [ketersediaanPangan, minggu, () => pangan],
  timbang: [timbangBalita, bulan, villages],
  luas: [luasTanam, bulan, villages],
} as const;

export type Report = keyof typeof reports;

/** The data on the device of an officer of three places, with nothing entered yet. */
export function knownOf(report: Report): Known<LaporanShape> {
  const [laporan, periode, subjects] = reports[report];
  const tempat = report === 'kabupaten' ? [{ id: 0, nama_kecamatan: 'Kutai Barat' }] : tugas;
  return {
    // The test looks at rows by their names alone, whatever report they are of.
    laporan: laporan as unknown as Laporan<LaporanShape>,
    ...{
      periode,
      userId: 1,
      tempat,
      filled: { rows: [], readAt: 0 },
      before: [],
      items: [],
      namaLain,
      kecamatan: ['Damai', 'Linggang Bigung', 'Long Iram', 'Tering'],
    },
    subjects: new Map(tempat.map(({ id }) => [id, subjects(id)])),
  };
}

const openPlaces: Readonly<Record<string, number>> = { Melak: 2, 'Barong Tongkok': 3, 'Sekolaq Darat': 16 };

interface Outcome {
  refused?: string;
  /** Texts of the open questions, with their options. */
  asks: string[];
  rows: string[];
  notes: readonly string[];
  skipped: string[];
}

/** @param nama of a file below tests/support/data/berkas */
export const tableOf = async (nama: string): Promise<Table> => {
  const read = await readTable(new Uint8Array(readFileSync(new URL(`../data/berkas/${nama}`, import.meta.url))));
  if ('refused' in read) throw new Error(read.refused);
  return read.table;
};

/** A sheet out of its cells; '' and null are blank. */
export const sheet = (rows: Table['rows'], nama = 'Sheet1'): Table => ({
  ...{ nama, lembar: [nama], rows, marks: new Map(), shown: new Map() },
  hidden: { rows: [], columns: [] },
});

const questionText = ({ text, options, proposal, group }: Question): string =>
  group === 'berkas' ? `${text} [${options.map(({ label }) => label).join(' | ')}]` : `${text} → ${proposal ?? '?'}`;

/**
 * Reads a table by the code of the screen: questions first, then rows as the preview has them.
 *
 * @param isShown picks the doubts that stand behind a row
 */
export async function imported(
  table: Table,
  report: Report,
  place: string,
  answers: Answers = {},
  repairs: Repairs = {},
  isShown = (doubt: string): boolean => doubt.startsWith('Satuan'),
): Promise<Outcome> {
  const source = laporanSource(knownOf(report), 'Kutai Barat');
  const fallback = report === 'kabupaten' ? undefined : openPlaces[place];
  const prepared = await source.prepare();
  const options = { answers, repairs, place: fallback, signal: new AbortController().signal };
  const read = await readFile(table, source, prepared, options);
  if ('refused' in read) return { refused: read.refused, asks: [], rows: [], notes: [], skipped: [] };
  const judge = (raw: Parameters<typeof read.judge>[0]) => read.judge(raw, fallback);
  const rows = withoutTwins(read.rows, source.columns, answers, judge, repairs);
  const figures = source.columns.filter(({ figure }) => figure).map(({ name }) => name);
  return {
    asks: read.open.map(questionText),
    rows: rows.map(({ raw, nama, key, kind, values, reasons, doubts, names }) => {
      const tempat = tugas.find(({ id }) => key?.startsWith(`${id}/`))?.nama_kecamatan;
      const shown = figures.map((name) => values[name] ?? raw.cells[name] ?? '');
      const fileTexts = [
        ...names.flatMap(({ fileText, name }) => (name ? fileText : [])),
        ...Object.values(raw.fileTexts),
      ];
      return [
        `${raw.at}`,
        [tempat, nama ?? raw.cells[SUBJECT]].filter(Boolean).join(' '),
        shown.join(' '),
        kind,
        ...fileTexts.map((text) => `“${text}”`),
        ...Object.values(reasons),
        ...Object.values(doubts).filter(isShown),
      ].join(' | ');
    }),
    notes: read.office.notes,
    skipped: read.office.skipped.map(({ at, reason }) => `${at} ${reason}`),
  };
}

/** The questions about several rows, each with its parts and its answer in advance. */
export async function rowQuestions(table: Table, report: Report, place: string): Promise<string[]> {
  const source = laporanSource(knownOf(report), 'Kutai Barat');
  const options = { answers: {}, repairs: {}, place: openPlaces[place], signal: new AbortController().signal };
  const read = await readFile(table, source, await source.prepare(), options);
  if ('refused' in read) return [read.refused];
  const questions = read.questions.filter(({ id, group }) => group === 'berkas' && /^(gabung|jumlah|jenis)/.test(id));
  return questions.map(
    ({ text, detail, options: choices, proposal = '–' }) =>
      `${[text, ...detail].join(' ')} [${choices.map(({ value }) => value).join(' ')}] ${proposal}`,
  );
}

/** Rows with all that is said about them, with plain blanks. */
export async function rowsOf(
  ...[table, report, place, answers, repairs]: Parameters<typeof imported>
): Promise<string[]> {
  const { rows } = await imported(table, report, place, answers, repairs, () => true);
  return rows.map((row) => row.replaceAll('\u00a0', ' '));
}
