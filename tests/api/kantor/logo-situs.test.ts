import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { prepare, rasterise, rendition } from '../../../server/adapters/pictures/draw.ts';
import { drawLogo, measureLogo } from '../../../server/adapters/pictures/logo.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { gif, jpeg, png, pngOf } from '../../support/api/pictures.ts';

const ADDRESS = '/kantor/identitas';
const GREEN = '#23774a';
const YELLOW = '#f2b632';

/** A yellow disc on nothing. */
const disc = (width = 400, height = 400, colour = YELLOW) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 40}" height="${height + 40}"><ellipse cx="${width / 2 + 20}" cy="${height / 2 + 20}" rx="${width / 2}" ry="${height / 2}" fill="${colour}"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

const clear = () =>
  sharp({ create: { width: 300, height: 300, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();

let api: TestApi;
let admin: Caller;
beforeEach(async () => {
  // In this process: that they are drawn in another one is tested with that.
  api = await openApi({ pictures: { prepare, rasterise, rendition, measureLogo, drawLogo } });
  admin = await callerOf(api, 'admin');
});

const put = (fields: Record<string, string | Buffer>, by = admin) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ nama_dinas: 'Dinas Pangan', ...fields })) {
    form.set(name, typeof value === 'string' ? value : new File([new Uint8Array(value)], 'logo.png'));
  }
  return by.send('PUT', ADDRESS, form);
};
const stored = async (fields: Record<string, string | Buffer>) => (await put(fields)).body.data.identitas_kantor;
const read = async () => (await admin.send('GET', ADDRESS)).body.data;

/** The address under which the site's icons lie. */
const iconsOf = ({ logo_situs_url }: { logo_situs_url: string }, warna = 'bawaan') =>
  `/media/situs/${logo_situs_url.slice('/media/'.length).slice(0, 12)}-${warna}`;

const pictureAt = async (address: string) => {
  const answer = await api.fetch(address);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { answer, bytes };
};

/** The colour at a place of a picture, and how opaque it is. */
async function pixel(bytes: Uint8Array, x: number, y: number): Promise<[colour: string, alpha: number]> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * 4;
  return [`#${data.toString('hex', at, at + 3)}`, data[at + 3] ?? 0];
}

test('a picture becomes the icons of the site, each under an address that changes with it', async () => {
  const row = await stored({ logo_situs: await disc(), warna: '#1d4ed8' });
  expect(row).toMatchObject({ sumber_logo: 'sendiri', logo_url: null });
  const icons = iconsOf(row, '1d4ed8');
  for (const [file, side] of [
    ['ikon-48.png', 48],
    ['ikon-192.png', 192],
    ['ikon-512.png', 512],
    ['sentuh-180.png', 180],
    ['topeng-512.png', 512],
    ['tanda.png', 160],
  ] as const) {
    const { answer, bytes } = await pictureAt(`${icons}/${file}`);
    expect([file, answer.status, answer.headers.get('Content-Type')]).toEqual([file, 200, 'image/png']);
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    const { width, height, format } = await sharp(bytes).metadata();
    expect([file, width, height, format]).toEqual([file, side, side, 'png']);
  }
  const masked = (await pictureAt(`${icons}/topeng-512.png`)).bytes;
  // The colour to the edge, a white disc in the circle of four fifths, and on it the logo.
  expect(await pixel(masked, 0, 0)).toEqual(['#1d4ed8', 255]);
  expect(await pixel(masked, 256, 256 - 212)).toEqual(['#1d4ed8', 255]);
  expect((await pixel(masked, 256, 256))[0]).not.toBe('#1d4ed8');
  expect(await pixel(masked, 256, 256 - 190)).toEqual(['#ffffff', 255]);
  const plain = (await pictureAt(`${icons}/ikon-192.png`)).bytes;
  expect((await pixel(plain, 0, 0))[1]).toBe(0);
  expect(await pixel(plain, 96, 4)).toEqual(['#ffffff', 255]);

  // The old address gives the new picture, and is asked again the next time.
  const fresh = await stored({ logo_situs: await disc(400, 200) });
  const old = await pictureAt(`${icons}/tanda.png`);
  expect([old.answer.status, old.answer.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
  expect(old.bytes).toEqual((await pictureAt(`${iconsOf(fresh, '1d4ed8')}/tanda.png`)).bytes);
  await api.settled();
  expect((await api.fetch(row.logo_situs_url)).status).toBe(404);
});

test('a logo of the main colour stands on a white disc, a white one on the colour', async () => {
  const green = iconsOf(await stored({ logo_situs: await disc(400, 300, GREEN) }));
  const masked = (await pictureAt(`${green}/topeng-512.png`)).bytes;
  expect(await pixel(masked, 0, 0)).toEqual([GREEN, 255]);
  expect(await pixel(masked, 256, 60)).toEqual(['#ffffff', 255]);
  const white = iconsOf(await stored({ logo_situs: await disc(400, 300, '#ffffff') }));
  const icon = (await pictureAt(`${white}/sentuh-180.png`)).bytes;
  expect(await pixel(icon, 0, 0)).toEqual([GREEN, 255]);
});

test('without a logo the icons are the mark in the colour; without either there are none', async () => {
  expect((await api.fetch('/media/situs/bawaan-bawaan/ikon-192.png')).status).toBe(404);
  await stored({ warna: '#1d4ed8' });
  const { bytes } = await pictureAt('/media/situs/bawaan-1d4ed8/topeng-512.png');
  expect(await pixel(bytes, 0, 0)).toEqual(['#1d4ed8', 255]);
  expect((await api.fetch('/media/situs/bawaan-1d4ed8/tanda.png')).status).toBe(404);
  expect((await api.fetch('/media/situs/bawaan-1d4ed8/toString')).status).toBe(404);
});

test.each([
  ['text', () => Buffer.from('bukan gambar'), 'Format foto harus jpg, jpeg atau png'],
  [
    'an SVG with a script',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'Format foto harus jpg, jpeg atau png',
  ],
  ['a GIF', gif, 'Format foto harus jpg, jpeg atau png'],
  [
    'a photo of an iPhone',
    () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    'Format foto harus jpg, jpeg atau png',
  ],
  ['a pixel bomb', () => pngOf(8000, 6000, new Uint8Array(9)), 'Foto tidak boleh lebih dari 40 megapiksel'],
  ['a line', () => png(4000, 20), 'Logo situs terlalu memanjang: sisi panjangnya paling banyak 4 kali sisi pendeknya'],
  ['a stamp', () => disc(90, 90), 'Logo situs terlalu kecil: sisi panjangnya sedikitnya 128 piksel'],
  [
    'nothing but the main colour',
    () => jpeg(400, 400),
    'Logo situs kosong atau hanya satu warna, sehingga tidak ada yang terlihat',
  ],
  ['nothing at all', clear, 'Logo situs kosong atau hanya satu warna, sehingga tidak ada yang terlihat'],
])('%s is no logo', async (_name, picture, message) => {
  const { status, body } = await put({ logo_situs: await picture(), nama_situs: 'Pangan Kita' });
  expect([status, body.meta.message, body.data.errors]).toEqual([422, message, { logo_situs: [message] }]);
  expect((await read()).revisi).toBe(0);
});

test('a picture of more than two megabytes is refused with its sentence', async () => {
  const { status, body } = await put({ logo_situs: Buffer.alloc(2_000_001, 1) });
  expect([status, body.meta.message]).toEqual([413, 'Ukuran file tidak boleh lebih dari 2MB']);
});

test.each(['petugas', 'petani'] as const)('a %s gives the site no logo', async (role) => {
  const caller = await callerOf(api, role);
  expect((await put({ logo_situs: await disc() }, caller)).status).toBe(403);
  expect((await read()).revisi).toBe(0);
});

test('the letterhead’s logo can be the site’s, is measured then, and is followed', async () => {
  const none = await put({ sumber_logo: 'kop' });
  expect([none.status, none.body.meta.message]).toEqual([
    422,
    'Logo kepala surat belum ada. Pilih logo itu dahulu, atau pakai gambar sendiri',
  ]);
  expect((await put({ sumber_logo: 'sendiri' })).body.meta.message).toBe('Gambar logo situs harus dipilih');
  // On paper a small one is welcome.
  await stored({ logo: await disc(90, 90) });
  const small = await put({ sumber_logo: 'kop' });
  expect([small.status, small.body.meta.message]).toEqual([
    422,
    'Logo situs terlalu kecil: sisi panjangnya sedikitnya 128 piksel',
  ]);
  const row = await stored({ logo: await disc(400, 200), sumber_logo: 'kop' });
  expect(row.logo_situs_url).toBeNull();
  const mark = async () => (await pictureAt('/media/situs/x/tanda.png')).bytes;
  expect(await sharp(await mark()).metadata()).toMatchObject({ width: 320, height: 160 });
  await stored({ logo: await disc(200, 400) });
  expect(await sharp(await mark()).metadata()).toMatchObject({ width: 80, height: 160 });
});

test('the app’s mark comes back, and the picture goes', async () => {
  const { logo_situs_url } = await stored({ logo_situs: await disc() });
  const row = await stored({ sumber_logo: 'bawaan' });
  expect(row).toMatchObject({ sumber_logo: 'bawaan', logo_situs_url: null });
  await api.settled();
  expect((await api.fetch(logo_situs_url)).status).toBe(404);
  expect((await api.fetch('/media/situs/x/ikon-192.png')).status).toBe(404);
  const trail = await api.db.selectFrom('jejak').select('keterangan').where('tabel', '=', 'identitas_kantor').execute();
  expect(trail.map(({ keterangan }) => keterangan)).toEqual([null, 'sumber logo: sendiri menjadi bawaan; logo situs']);
});

test('a shared link’s picture bears the logo', async () => {
  const at = (x: number, y: number) => async () => pixel((await pictureAt('/media/bagikan/situs.png')).bytes, x, y);
  const middle = at(90 + 46, 70 + 10);
  const before = await middle();
  await stored({ logo_situs: await disc(), nama_situs: 'Pangan Kita' });
  const after = await middle();
  // As near as a picture of few colours comes to it.
  expect([before[0], after[0]]).toEqual([GREEN, expect.stringMatching(/^#f.b/)]);
});
