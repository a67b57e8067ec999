import { beforeAll, expect, test } from 'vitest';
import type { KerjaSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { type Caller, callerOf, visitor } from '../../support/api/callers.ts';
import { readSound } from '../../support/api/files.ts';
import { pdfPages } from '../../support/api/pdf.ts';
import { pdfTags } from '../../support/berkas/pdf-tags.ts';
import { skpgWorld } from '../../support/kantor/skpg-world.ts';

let world: Awaited<ReturnType<typeof skpgWorld>>;
let admin: Caller;
beforeAll(async () => {
  world = await skpgWorld();
  admin = await callerOf(world.api, 'admin');
});

const kerja = async (): Promise<KerjaSkpg> => (await admin.send('GET', '/kantor/skpg?tahun=2026&bulan=10')).body.data;

/** The words of a paper, without regard to how they are broken into lines. */
const wordsOf = (text: string) => text.replace(/\s+/g, ' ').trim();
async function paperOf(query: string) {
  const Authorization = `Bearer ${admin.token}`;
  const path = `/api/kantor/skpg/cetak?tahun=2026&bulan=10&${query}`;
  const answer = await world.api.fetch(path, { headers: { Authorization } });
  expect([query, answer.status]).toEqual([query, 200]);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const pages = await pdfPages(bytes);
  return { bytes, pages, text: wordsOf(pages.flat().join(' ')), name: answer.headers.get('Content-Disposition') };
}

test('the paper says what the board says: each sentence, each place, page numbers, who signs', async () => {
  const { narasi, rekomendasi, papan } = await kerja();
  const { pages, text, name } = await paperOf('');
  expect(name).toBe('attachment; filename="laporan-skpg-oktober-2026-rancangan.pdf"');
  // That the month is open still is said by the paper's head.
  const said = [...narasi, ...rekomendasi].filter(({ kunci }) => kunci !== 'terbuka');
  for (const { teks } of said) expect(text).toContain(wordsOf(teks));
  expect(text).toContain('Bulan ini masih menerima laporan: angkanya dapat berubah.');
  for (const { nama } of papan.tempat) expect(text).toContain(nama);
  expect(text).toContain('Permentan 43/2010 · Rancangan');
  expect(pages.map((lines) => lines.at(-1)?.split('\t').at(-1))).toEqual(
    pages.map((_, at) => `Halaman ${at + 1} dari ${pages.length}`),
  );
});

test('it is read aloud: headings, heads of tables, curves and lists in words', async () => {
  const { bytes } = await paperOf('');
  const { roles, alts, untagged } = await pdfTags(bytes);
  expect(untagged).toEqual([]);
  expect(roles).toMatchObject({ H1: 1, Table: expect.any(Number), L: expect.any(Number), LI: expect.any(Number) });
  expect(alts.filter((alt) => alt.startsWith('Kurva '))).toHaveLength(7);
  expect(alts).toContainEqual(expect.stringMatching(/^Kurva Luas tanam padi \(ha\): .*Oktober 2026 38\.$/));
});

test('no two cells of the table touch: each stands apart in its row', async () => {
  const { pages } = await paperOf('');
  const rows = pages.flat().filter((line) => /^\d\t(Damai|Melak|Tering|Kosong)/.test(line));
  expect(rows.length).toBeGreaterThan(1);
  // The number, the name, five cells of availability, three of prices, four of weighing, and all of them together.
  for (const row of rows) expect(row.split('\t')).toHaveLength(15);
});

test('a published month is printed as it was published, and says which publication it is', async () => {
  const path = '/kantor/skpg/cetak?tahun=2026&bulan=10&terbit=1';
  expect(await admin.send('GET', path)).toMatchObject({ status: 404 });
  const { sidik } = await kerja();
  const sent = { tahun: 2026, bulan: 10, skema: 'permentan', sidik };
  expect(await admin.send('POST', '/kantor/skpg/terbitan', sent)).toMatchObject({ status: 201 });
  await world.api.db.updateTable('timbang_balita').set({ berat_badan_naik: 1 }).execute();
  const { text, name } = await paperOf('terbit=1');
  expect(name).toBe('attachment; filename="laporan-skpg-oktober-2026.pdf"');
  expect(text).toContain('Permentan 43/2010 · Terbitan pertama');
  expect(text).toContain('80 % naik berat badannya');
  expect(text).toContain('Saat terbit bulan ini masih menerima laporan.');
  expect(text).not.toContain('dapat berubah');
  expect((await paperOf('')).text).not.toContain('80 % naik berat badannya');

  // One that is withdrawn says so, and why, and so does its name.
  const alasan = 'Beras Damai salah satuan';
  const withdrawn = { tahun: 2026, bulan: 10, ke: 1, alasan };
  expect(await admin.send('POST', '/kantor/skpg/penarikan', withdrawn)).toMatchObject({ status: 200 });
  const after = await paperOf('terbit=1');
  expect(after.name).toBe('attachment; filename="laporan-skpg-oktober-2026-ditarik.pdf"');
  expect(after.text).toContain(`DITARIK 20 November 2026: ${alasan}`);
  for (const page of after.pages) expect(wordsOf(page.join(' '))).toContain('· DITARIK');
});

test('only who works in the office or for it prints it', async () => {
  const path = '/kantor/skpg/cetak?tahun=2026&bulan=10';
  expect(await visitor(world.api).send('GET', path)).toMatchObject({ status: 401 });
  expect(await (await callerOf(world.api, 'petani')).send('GET', path)).toMatchObject({ status: 403 });
});

test('the workbook has the table, every sentence, the twelve months and the thresholds', async () => {
  const Authorization = `Bearer ${admin.token}`;
  const path = '/api/kantor/skpg/cetak?tahun=2026&bulan=10&format=xlsx';
  const answer = await world.api.fetch(path, { headers: { Authorization } });
  const { sheets } = await readSound(new Uint8Array(await answer.arrayBuffer()));
  expect(sheets.map(({ name }) => name)).toEqual(['Kecamatan demi kecamatan', 'Naskah', 'Dua belas bulan', 'Ambang']);
  const [table, words] = sheets.map(({ rows }) => JSON.stringify(rows));
  expect(table).toContain('Rancangan');
  expect(table).toContain('Bulan ini masih menerima laporan: angkanya dapat berubah.');
  const { narasi, rekomendasi } = await kerja();
  const said = [...narasi, ...rekomendasi].filter(({ kunci }) => kunci !== 'terbuka');
  for (const { teks } of said) expect(words).toContain(teks);
});
