import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictures } from '../../server/adapters/pictures/pictures.ts';
import { callerOf } from '../support/api/callers.ts';
import { openBuiltWeb } from '../support/data/built-web.ts';
import { removeDatabases } from '../support/data/database.ts';
import { skpgWorld } from '../support/kantor/skpg-world.ts';

const { api } = await skpgWorld();
const web = await openBuiltWeb({ db: api.db, pictures: pictures() });
afterAll(async () => {
  await web[Symbol.asyncDispose]();
  await removeDatabases();
});

const MONTH = '/skpg/2026/10';
const month = { tahun: 2026, bulan: 10, skema: 'permentan' };
const words = (text: string | null | undefined) => text?.replace(/\s+/g, ' ') ?? '';

async function terbitkan(catatan = '') {
  const { send } = await callerOf(api, 'admin');
  const { sidik } = (await send('GET', '/kantor/skpg?tahun=2026&bulan=10')).body.data;
  expect(await send('POST', '/kantor/skpg/terbitan', { ...month, sidik, catatan })).toMatchObject({ status: 201 });
}

test('as long as a month is not published its page is not there, and the list says so', async () => {
  expect((await web.read('/skpg')).text).toContain('Belum ada laporan yang terbit');
  for (const path of [MONTH, '/skpg/2026/13', '/skpg/abc/1']) {
    const { status, document, text } = await web.read(path);
    expect([path, status]).toEqual([path, 404]);
    expect(text).toContain('Laporan bulan ini belum terbit');
    const on = [...document.querySelectorAll<HTMLAnchorElement>('main a')].find(
      (a) => words(a.textContent) === 'Lihat bulan lain',
    );
    expect(on?.getAttribute('href')).toBe('/skpg');
  }
  expect((await web.ask('/media/bagikan/skpg/2026-10.png')).status).toBe(404);
});

describe('a published month, before any script', () => {
  beforeAll(() => terbitkan());

  test('says what it says, place by place', async () => {
    const { status, document, text } = await web.read(MONTH);
    expect([status, document.title]).toEqual([200, 'Kewaspadaan pangan Kutai Barat, Oktober 2026 · Lumbung']);
    expect(words(text)).toContain('Pada Oktober 2026 Kabupaten Kutai Barat dinilai rentan menurut Permentan 43/2010.');
    expect(words(text)).toContain('Harga eceran Beras Medium Rp 12.800, 23,9 % di atas rata-rata 3 bulan sebelumnya');
    const rows = [...document.querySelectorAll('main table tbody tr')];
    expect(rows.map((row) => words(row.querySelector('th')?.textContent))).toEqual(
      expect.arrayContaining(['Kabupaten Kutai Barat', 'Bongan', 'Damai', 'Melak']),
    );
    const melak = rows.find((row) => row.querySelector('th')?.textContent === 'Melak');
    expect(words(melak?.textContent)).toContain('WaspadaN/D 84 %2 dari 2 desaBGM/D 5 %2 dari 2 desa');
    expect(text).not.toContain('Yulius');
    expect(text).not.toContain('Memuat');
  });

  test('is described, and carries a picture, by which links to it are shown', async () => {
    const { document, meta } = await web.read(MONTH);
    const description = document.querySelector('meta[name=description]')?.getAttribute('content');
    expect(words(description)).toMatch(/^Pada Oktober 2026 Kabupaten Kutai Barat dinilai rentan/);
    const address = new URL(meta('og:image'));
    expect(address.pathname + address.search).toBe('/media/bagikan/skpg/2026-10.png?ke=1');
    const { headers, body } = await web.ask(address.pathname + address.search);
    expect(headers['content-type']).toBe('image/png');
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  test('is among the months, and in what search engines are told', async () => {
    const { document } = await web.read('/skpg');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
    expect(links.map((link) => link.getAttribute('href'))).toContain(MONTH);
    expect((await web.ask('/sitemap.xml')).body.toString()).toContain(`${MONTH}</loc>`);
  });

  test('as a revision says what has changed, and its picture has another address', async () => {
    await api.db.updateTable('timbang_balita').set({ berat_badan_naik: 33 }).where('jumlah_balita', '=', 40).execute();
    expect(words((await web.read(MONTH)).text)).toContain('N/D 84 %');
    await terbitkan('Laporan Empas diperbaiki');
    const { text, meta } = await web.read(MONTH);
    expect(words(text)).toContain('revisi ke-1');
    expect(words(text)).toContain('Laporan Empas diperbaiki');
    expect(words(text)).toContain('Melak, N/D (%): 84 % · waspada menjadi 79 % · rentan');
    expect(meta('og:image')).toMatch(/\/2026-10\.png\?ke=2$/);
  });

  test('that is withdrawn says why, in the place of its figures, and is told to no one else', async () => {
    const { send } = await callerOf(api, 'admin');
    const alasan = 'Harga beras Damai <b>salah satuan</b>';
    expect(await send('POST', '/kantor/skpg/penarikan', { tahun: 2026, bulan: 10, ke: 2, alasan })).toMatchObject({
      status: 200,
    });
    const { status, document, text, meta } = await web.read(MONTH);
    expect(status).toBe(200);
    expect(words(text)).toContain(`Laporan bulan ini ditarik dinas pada 20 Nov 2026. Alasannya: ${alasan}`);
    expect(text).not.toMatch(/dinilai rentan|BGM/);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(meta('og:image')).not.toContain('skpg');
    expect((await web.ask('/media/bagikan/skpg/2026-10.png?ke=2')).status).toBe(404);
    expect((await web.ask('/sitemap.xml')).body.toString()).not.toContain(MONTH);
    const month = [...(await web.read('/skpg')).document.querySelectorAll('main li')].map((one) => one.textContent);
    expect(month.map(words)).toEqual(['Oktober 2026Ditarik 20 Nov 2026']);
  });
});
