import { expect, test } from 'vitest';
import type { Situs } from '#contract/formulas/situs/situs.ts';
import { rememberedSitus } from '../../../office/situs.ts';
import { openWeb } from '../test-web.ts';
import { plainPage } from './plain-page.ts';

const situs: Situs = { nama: 'Pangan & "Kita"', pendek: '', warna: '#1d4ed8' };
const htmlOf = (look: Situs | null) => new TextDecoder().decode(plainPage('broken', look).body ?? new Uint8Array());

test('a plain page bears the office’s name and colour, and its policy allows its styles', () => {
  expect(htmlOf(null)).toContain('<title>Terjadi kesalahan</title>');
  const { headers } = plainPage('broken', situs);
  const html = htmlOf(situs);
  expect(html).toContain('<title>Terjadi kesalahan · Pangan &amp; &quot;Kita&quot;</title>');
  expect(html).toContain(':root{--padi:#1d4ed8}');
  expect(headers['content-security-policy']).not.toBe(plainPage('broken', null).headers['content-security-policy']);
});

test('the barn, which is the app’s mark, is not drawn for an office with a logo', () => {
  expect(htmlOf(situs)).toContain('<svg');
  expect(htmlOf({ ...situs, logo: { versi: 'a', rasio: 100 } })).not.toContain('<svg');
});

test('what was read last stands while nothing can be read', async () => {
  let read: () => Promise<Situs | null> = async () => situs;
  const look = rememberedSitus(() => read());
  const render = async () => {
    await look.situs();
    throw new Error('gagal');
  };
  await using web = await openWeb({ renderer: { render }, lastSitus: look.lastSitus });
  const title = async (method: string) =>
    /<title>.*<\/title>/.exec((await web.ask('/', {}, method)).body.toString())?.[0];
  // Nothing was read yet.
  expect(await title('POST')).toBe('<title>Cara membuka tidak sesuai</title>');
  const broken = '<title>Terjadi kesalahan · Pangan &amp; &quot;Kita&quot;</title>';
  expect(await title('GET')).toBe(broken);
  read = async () => {
    throw new Error('basis data tidak menjawab');
  };
  expect(await title('GET')).toBe(broken);
});
