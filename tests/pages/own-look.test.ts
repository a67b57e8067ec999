import { afterAll, expect, test } from 'vitest';
import { touch } from '../../server/http/revision.ts';
import { openBuiltWeb } from '../support/data/built-web.ts';
import { removeDatabases } from '../support/data/database.ts';

const web = await openBuiltWeb();
afterAll(async () => {
  await web[Symbol.asyncDispose]();
  await removeDatabases();
});

/** A name that the rules let through. */
const HOSTILE = `"Pangan" & 'Kita' $& $'`;

const MANIFEST = '/manifest.webmanifest';
const page = async () => (await web.ask('/')).body.toString();
const manifest = async () => JSON.parse((await web.ask(MANIFEST)).body.toString());

interface Look {
  nama_situs: string;
  nama_pendek: string;
  warna: string;
  logo_situs?: string;
}

async function look({ logo_situs, ...values }: Look) {
  const at = '2026-11-20T00:00:00.000Z';
  await web.api.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('identitas_kantor').execute();
    await trx
      .insertInto('identitas_kantor')
      .values({
        ...{ id: 1, created_at: at, updated_at: at, nama_dinas: 'Dinas Pangan', alamat: '', telepon: '', tempat: '' },
        ...{ kepala_nama: '', kepala_jabatan: '', kepala_pangkat: '', kepala_nip: '', kertas: 'A4', ...values },
        ...{ sumber_logo: logo_situs ? 'sendiri' : 'bawaan', logo_situs: logo_situs ?? null, rasio_logo: 250 },
      })
      .execute();
    await touch(trx, 'identitas_kantor');
  });
}

test('a site without a look of its own is the app as it comes, and one with a look bears it everywhere', async () => {
  const [first, built] = [await page(), await web.ask(MANIFEST)];
  const scripts = (await web.read('/data')).document.querySelectorAll('script').length;
  expect(first).toContain('· Lumbung</title>');
  expect(first).not.toMatch(/:root:root|"situs"/);

  await look({ nama_situs: 'Pangan & Kita', nama_pendek: 'Pangan', warna: '#1d4ed8' });
  const { headers, body } = await web.ask('/');
  const own = body.toString();
  expect(own).toContain('· Pangan &amp; Kita</title>');
  expect(own).toContain('<meta property="og:site_name" content="Pangan &amp; Kita"/>');
  expect(own).toContain('/media/bagikan/situs.png');
  expect(own).not.toContain('Lumbung');
  expect(own).toContain('--padi-600:#1d4ed8');
  const blocks = [...own.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)];
  expect(blocks.at(-1)?.[1]).toContain('#1d4ed8');
  expect(headers['content-security-policy']?.match(/sha256-/g)?.length).toBeGreaterThanOrEqual(blocks.length);
  expect(await manifest()).toMatchObject({ name: 'Pangan & Kita', short_name: 'Pangan', theme_color: '#1d4ed8' });

  // Its icons are the app's mark in its colour: a picture of its own it has not.
  const icons = '/media/situs/bawaan-1d4ed8';
  expect(own).toContain(`<link rel="icon" href="${icons}/ikon-48.png" type="image/png" />`);
  expect(own).toContain(`<link rel="apple-touch-icon" href="${icons}/sentuh-180.png" />`);
  expect(own).not.toMatch(/tanda\.png|ikon\.svg/);

  await look({ nama_situs: HOSTILE, nama_pendek: '', warna: '', logo_situs: `${'0a'.repeat(16)}.webp` });
  const { document, text } = await web.read('/data');
  expect(document.title).toContain(HOSTILE);
  expect(text).toContain(HOSTILE);
  expect(document.querySelectorAll('script').length).toBe(scripts);
  const versi = '0a0a0a0a0a0a-bawaan';
  const mark = document.querySelector('nav img');
  expect(mark?.getAttribute('src')).toBe(`/media/situs/${versi}/tanda.png`);
  expect([mark?.getAttribute('width'), mark?.getAttribute('height')]).toEqual(['120', '48']);
  const { icons: listed, screenshots } = await manifest();
  expect(screenshots).toBeUndefined();
  expect(listed).toEqual([
    { src: `/media/situs/${versi}/ikon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: `/media/situs/${versi}/ikon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: `/media/situs/${versi}/topeng-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]);

  await look({ nama_situs: '', nama_pendek: '', warna: '' });
  expect(await page()).toBe(first);
  expect((await web.ask(MANIFEST)).body.equals(built.body)).toBe(true);
});
