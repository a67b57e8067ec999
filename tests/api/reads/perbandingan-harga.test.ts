import { beforeAll, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { callerOf, visitor } from '../../support/api/callers.ts';
import { csvRows, xlsxRows } from '../../support/api/files.ts';
import { newPeriode, newRow, placeIn } from '../../support/api/fixtures.ts';
import { YEARS_LATER } from '../../support/clock/test-day.ts';

let api: TestApi;
let periodes: number[];
/** A commodity of its own, with a name that spreadsheets would take for a formula. */
const NAMA = '=1+1, Uji';
beforeAll(async () => {
  api = await openApi({ now: () => YEARS_LATER });
  const komoditi_id = await newRow(api, 'komoditi', { nama_komoditi: NAMA, satuan: 'kg' });
  periodes = [];
  for (const day of ['2031-01-06', '2031-01-13', '2031-01-20', '2031-01-27', '2031-02-03']) {
    periodes.push(await newPeriode(api, 'periode_harga_pangan', day));
  }
  const { id: user_id } = await callerOf(api, 'petugas');
  const price = async (place: string, at: number, harga_eceran: number) => {
    const { kecamatan_id } = await placeIn(api, place);
    const of = { kecamatan_id, komoditi_id, periode_harga_pangan_id: periodes[at] };
    await newRow(api, 'harga_pangan', { ...of, harga_eceran, harga_grosir: 1, user_id });
  };
  for (const [at, harga] of [10_000, 12_000, 0, 9_000, 9_900].entries()) await price('Melak', at, harga);
  await price('Damai', 4, 11_000);
  await newRow(api, 'harga_pangan_kutai_barat', {
    ...{ komoditi_id, periode_harga_pangan_id: periodes[4], harga_eceran: 20_000, harga_grosir: 1, user_id },
  });
});

const LINES = 'melak.=1+1-uji,kutai-barat.=1+1-uji,rata-rata.=1+1-uji';
const asked = (query: Record<string, string>) => `/harga-pangan/perbandingan?${new URLSearchParams(query)}`;
const compare = async (query: Record<string, string>) => (await visitor(api).send('GET', asked(query))).body.data;

test('lines stand side by side over the same periods: entered, computed and missing are told apart', async () => {
  const { periode, garis, berlebih, tidak_dikenal } = await compare({ pilih: LINES, minggu: '4' });
  expect(periode.map((one: { sejak: string }) => one.sejak)).toEqual([
    ...['2031-01-13', '2031-01-20', '2031-01-27', '2031-02-03'],
  ]);
  const about = { nama_komoditi: NAMA, satuan: 'kg', komoditi_id: expect.any(Number) };
  expect(garis).toEqual([
    {
      ...{ ...about, kunci: 'melak.=1+1-uji', tempat: 'kecamatan', nama_tempat: 'Melak' },
      ...{ eceran: [12_000, null, 9_000, 9_900], sebelumnya: 10_000, jumlah_kecamatan: null, perubahan: null },
    },
    {
      ...{ ...about, kunci: 'kutai-barat.=1+1-uji', tempat: 'kabupaten', nama_tempat: 'Kabupaten Kutai Barat' },
      ...{ eceran: [null, null, null, 20_000], sebelumnya: null, jumlah_kecamatan: null, perubahan: null },
    },
    {
      ...{ ...about, kunci: 'rata-rata.=1+1-uji', tempat: 'rata-rata', nama_tempat: 'Rata-rata kecamatan' },
      ...{ eceran: [12_000, null, 9_000, 10_450], sebelumnya: 10_000, jumlah_kecamatan: [1, 0, 1, 2] },
      // Melak went from 9.000 to 9.900; that Damai reports for the first time makes nothing dearer.
      perubahan: [20, null, null, 10],
    },
  ]);
  expect([berlebih, tidak_dikenal]).toEqual([[], []]);
});

test('what nobody knows, and what is too much, is said; the span is half a year unless it is named', async () => {
  const { periode, garis, berlebih, tidak_dikenal } = await compare({
    pilih: `emas,melak.emas,${['melak', 'damai', 'long-iram', 'bentian-besar', 'rata-rata', 'kutai-barat'].map((place) => `${place}.beras-medium`)}`,
  });
  expect(periode).toHaveLength(26);
  expect(garis).toHaveLength(5);
  expect(berlebih).toEqual([{ nama_komoditi: 'Beras Medium', nama_tempat: 'Kabupaten Kutai Barat' }]);
  expect(tidak_dikenal).toEqual(['emas', 'melak.emas']);
});

test('nothing to compare is nothing, not an error', async () => {
  expect(await compare({})).toEqual({ periode: [], garis: [], berlebih: [], tidak_dikenal: [] });
});

test.each([
  [{ minggu: '13' }, 'minggu'],
  [{ minggu: '-4' }, 'minggu'],
  [{ format: 'pdf' }, 'format'],
  [{ pilih: 'x'.repeat(2001) }, 'pilih'],
  [{ pilih: 'melak.\0' }, 'pilih'],
])('bad input: %.60j is refused with a sentence', async (query, name) => {
  const { status, body } = await visitor(api).send('GET', asked({ pilih: LINES, ...(query as object) }));
  expect([status, Object.keys(body.data.errors)]).toEqual([422, [name]]);
});

const file = (format: string) => api.fetch(`/api${asked({ pilih: LINES, minggu: '4', format })}`);
const titles = [
  ...['Periode', 'Mulai', 'Selesai'],
  ...[`Harga ${NAMA} di Melak (Rp per kg)`, `Perubahan ${NAMA} di Melak (%)`],
  `Harga ${NAMA} di Kabupaten Kutai Barat (Rp per kg, diisi)`,
  `Perubahan ${NAMA} di Kabupaten Kutai Barat (%)`,
  `Harga ${NAMA} di Rata-rata kecamatan (Rp per kg, dihitung)`,
  ...[`Perubahan ${NAMA} di Rata-rata kecamatan (%)`, `Jumlah kecamatan, ${NAMA}`],
];

test('as a file: the newest period first, figures as figures, no cell that a spreadsheet would calculate', async () => {
  const answer = await file('csv');
  expect(answer.headers.get('Content-Disposition')).toBe(
    'attachment; filename="perbandingan-harga-4-minggu-1-1-uji-melak-1-1-uji-kabupaten-kutai-barat-1-1-uji-rata-rata-kecamatan.csv"',
  );
  const text = await answer.text();
  const rows = csvRows(text);
  expect(rows[0]).toEqual(titles);
  expect(rows.map((row) => row.slice(1, 2).concat(row.slice(3)))).toEqual([
    expect.anything(),
    ['2031-02-03', '9900', '10', '20000', '', '10450', '10', '2'],
    ['2031-01-27', '9000', '', '', '', '9000', '', '1'],
    ['2031-01-20', '', '', '', '', '', '', '0'],
    ['2031-01-13', '12000', '20', '', '', '12000', '20', '1'],
  ]);
  expect(text.split(/[;\n]/).filter((cell) => /^"?[=+@]/.test(cell))).toEqual([]);

  const sheet = await xlsxRows(new Uint8Array(await (await file('xlsx')).arrayBuffer()), titles.length);
  expect(sheet[0]).toEqual(titles);
  expect(sheet[1]?.slice(3)).toEqual([9900, 10, 20_000, null, 10_450, 10, 2]);
  expect(sheet).toHaveLength(5);
});

test('an answer that stands is not sent again', async () => {
  const { headers } = await visitor(api).send('GET', asked({ pilih: LINES }));
  const tag = headers.get('ETag') ?? '';
  const again = await api.fetch(`/api${asked({ pilih: LINES })}`, { headers: { 'If-None-Match': tag } });
  expect(again.status).toBe(304);
});
