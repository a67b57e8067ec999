import fc from 'fast-check';
import { parseCsv } from 'hucre/csv';
import { beforeAll, describe, expect, test } from 'vitest';
import { produk } from '#contract/resources/produk.ts';
import { columnsOf } from '../../../server/http/file/columns.ts';
import { formats as written } from '../../../server/http/file/writers.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { csvRows, formats, xlsxRows } from '../../support/api/files.ts';
import { thinReports } from '../../support/api/many-rows.ts';

const columns = columnsOf(produk);

async function* once(rows: readonly object[]) {
  yield* rows;
}
const bytesOf = async (format: 'xlsx' | 'csv', rows: readonly object[]) =>
  new Uint8Array(await new Response(await written[format].write(once(rows), columns, 'Produk')).arrayBuffer());

const row = (change: object) => ({
  ...{ judul: 'Madu', deskripsi: '', harga: 1, satuan: 'kg', stok: 0, status: 'aktif' },
  ...{ users: { nama_lengkap: 'Marta', no_hp: '08' }, jenis_produk: null, kecamatan: null },
  ...{ created_at: '2026-11-16T01:30:00.000Z', updated_at: '2026-11-16T01:30:00.000Z' },
  ...change,
});

describe('what is written reads back equal', () => {
  // What no store of ours takes (contract/inputs.ts).
  const texts = fc
    .string({ unit: 'grapheme', maxLength: 60 })
    .filter((text) => text.isWellFormed() && !/[\0]/.test(text));
  const shapes = fc.oneof(
    texts,
    fc.constantFrom(
      'a;b',
      'a,b',
      '"',
      '""',
      "'",
      'a\nb',
      ' a ',
      '<b>&amp;',
      '_x0041_',
      '东;西',
      '007',
      '1e5',
      'x'.repeat(20_000),
    ),
    texts.map((text) => `=${text}`),
  );
  const numbers = fc.oneof(
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => (Object.is(one, -0) ? 0 : one)),
  );
  const rows = fc.array(fc.record({ judul: shapes, deskripsi: shapes, harga: numbers }).map(row), { maxLength: 5 });
  const values = (one: object) => columns.map(({ of }) => of(one));
  const isWhole = (text: string) => !/^'[=+\-@|\t\r\n]/.test(text);

  test('in a workbook', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (some) => {
        const read = await xlsxRows(await bytesOf('xlsx', some), columns.length);
        // A blank text is no cell.
        const told = (value: unknown) => (value === '' ? null : value);
        expect(read.slice(1).map((cells) => cells.map(told))).toEqual(some.map((one) => values(one).map(told)));
      }),
      { numRuns: 25 },
    );
  });

  test('in a text file', async () => {
    const fit = rows.filter((some) => some.every((one) => isWhole(one.judul) && isWhole(one.deskripsi)));
    await fc.assert(
      fc.asyncProperty(fit, async (some) => {
        const read = csvRows(new TextDecoder().decode(await bytesOf('csv', some)));
        // Numbers stand there in plain decimals, however small they are; -0 is 0.
        const written = some.map((one) =>
          values(one).map((value) => (typeof value === 'number' ? value || 0 : (value ?? ''))),
        );
        const asWritten = (cell: string, line: number, at: number) =>
          typeof written[line]?.[at] === 'number' ? Number(cell.replace(',', '.')) || 0 : cell;
        const cells = read.slice(1).map((row, line) => row.map((cell, at) => asWritten(cell, line, at)));
        expect(cells).toEqual(written);
      }),
      { numRuns: 25 },
    );
  });
});

describe('a text that looks like a formula is never one', () => {
  const hostile = [
    '=1+1',
    '+62812',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '=HYPERLINK("http://jahat";"x")',
    "=cmd|' /C calc'!A0",
    '|x',
  ];

  test.each(hostile)('%j', async (judul) => {
    const text = new TextDecoder().decode(await bytesOf('csv', [row({ judul, harga: -5 })]));
    const [, cells] = parseCsv(text, { delimiter: ';' }) as string[][];
    expect([cells?.[0], cells?.[2]]).toEqual([`'${judul}`, '-5']);
    const [, inBook] = await xlsxRows(await bytesOf('xlsx', [row({ judul, harga: -5 })]), columns.length);
    expect([inBook?.[0], inBook?.[2]]).toEqual([judul, -5]);
  });

  test('a text that does not begin so stays as it is', async () => {
    const text = new TextDecoder().decode(await bytesOf('csv', [row({ judul: 'Beras 5-10 kg @ rumah' })]));
    expect(text).toContain('\r\nBeras 5-10 kg @ rumah;');
  });

  test('a text file begins with the mark by which Excel knows its letters, and has semicolons', async () => {
    const bytes = await bytesOf('csv', []);
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toMatch(/^Nama Produk;Deskripsi;Harga;/);
  });
});

describe('a file that breaks off', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openApi();
    await thinReports(api);
  });

  test.each(formats)('%s: nothing more is read for somebody who has gone', async (format) => {
    let asked = 0;
    const counting = api.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        asked += 1;
        return result;
      },
    });
    const counted = await openApi({ db: counting });
    const begin = () => counted.fetch(`/api/harga-pangan?format=${format}`);
    await (await begin()).arrayBuffer();
    const forWhole = asked;
    asked = 0;
    const reader = (await begin()).body!.getReader();
    expect((await reader.read()).done).toBe(false);
    await reader.cancel();
    // Whatever would still read takes turns with this one.
    await (await begin()).arrayBuffer();
    // Of five slices the first is read, and one may be on its way.
    expect(asked - forWhole).toBeLessThan(forWhole / 2);
  });

  test('a file that breaks off is no whole file', async () => {
    let isBroken = false;
    const breaking = api.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (isBroken) throw new Error('disk I/O error');
        return result;
      },
    });
    const broken = await openApi({ db: breaking });
    const reader = (await broken.fetch('/api/harga-pangan?format=csv')).body!.getReader();
    await reader.read();
    isBroken = true;
    const rest = async () => {
      while (!(await reader.read()).done);
    };
    await expect(rest()).rejects.toThrow('disk I/O error');
  });
});
