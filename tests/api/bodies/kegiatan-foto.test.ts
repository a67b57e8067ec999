import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { foto } from '../../support/api/fotos.ts';

interface Foto {
  id: number;
  revisi: number;
  foto_url: string;
  keterangan: string;
}

let api: TestApi;
let admin: Caller;
beforeAll(async () => {
  api = await openApi();
  admin = await callerOf(api, 'admin');
});

let path: string;
beforeEach(async () => {
  const form = new FormData();
  for (const [name, value] of [
    ['judul', 'Pasar Murah'],
    ['deskripsi', 'Di Melak'],
  ] as const)
    form.append(name, value);
  form.append('foto', foto());
  const { body } = await admin.send('POST', '/kegiatan-dinas', form);
  path = `/kegiatan-dinas/${body.data.kegiatan_dinas.id}`;
});

const withFotos = (...captions: string[]): FormData => {
  const form = new FormData();
  for (const caption of captions) {
    form.append('foto[]', foto());
    form.append('keterangan[]', caption);
  }
  return form;
};
const now = async (): Promise<{ revisi: number; kegiatan_fotos: Foto[] }> => (await admin.send('GET', path)).body.data;
const captions = async () => (await now()).kegiatan_fotos.map(({ keterangan }) => keterangan);

test('an activity begins without further pictures, and gets them behind the last', async () => {
  expect((await now()).kegiatan_fotos).toEqual([]);
  const { status, body } = await admin.send('POST', `${path}/foto`, withFotos('Antrean', 'Beras'));
  expect(status).toBe(201);
  expect(body.data.kegiatan_dinas).toEqual(await now());
  await admin.send('POST', `${path}/foto`, withFotos(''));
  expect(await captions()).toEqual(['Antrean', 'Beras', '']);
  // Whoever writes the text meanwhile is not told that somebody else did.
  expect((await now()).revisi).toBe(1);
});

test('at most twelve, all of them or none', async () => {
  await admin.send('POST', `${path}/foto`, withFotos(...'abcdef'));
  await admin.send('POST', `${path}/foto`, withFotos(...'ghijk'));
  const { status, body } = await admin.send('POST', `${path}/foto`, withFotos('l', 'm'));
  expect([status, body.meta.message]).toEqual([422, 'Foto kegiatan paling banyak 12, selain foto utamanya']);
  expect((await admin.send('POST', `${path}/foto`, withFotos('l'))).status).toBe(201);
  expect((await captions()).join('')).toBe('abcdefghijkl');
});

test('a caption and a picture are changed, each by its own revision', async () => {
  await admin.send('POST', `${path}/foto`, withFotos('Antrean'));
  const [first] = (await now()).kegiatan_fotos;
  const one = `${path}/foto/${first!.id}`;
  expect((await admin.send('PUT', one, { keterangan: 'Warga' }, { 'If-Match': '"1"' })).status).toBe(200);
  const late = await admin.send('PUT', one, { keterangan: 'Beras' }, { 'If-Match': '"1"' });
  expect([late.status, late.body.data.baris]).toEqual([412, { ...first, revisi: 2, keterangan: 'Warga' }]);
  const form = new FormData();
  form.append('foto', foto());
  form.append('_method', 'put');
  expect((await admin.send('POST', one, form)).status).toBe(200);
  const [changed] = (await now()).kegiatan_fotos;
  expect(changed).toMatchObject({ revisi: 3, keterangan: 'Warga' });
  expect(changed?.foto_url).not.toBe(first?.foto_url);
});

test.each<[string, Record<string, unknown>, string]>([
  ['nothing is sent', {}, 'Masukkan foto kegiatan'],
  ['a caption is too long', { keterangan: 'a'.repeat(301) }, 'Keterangan paling panjang 300 huruf'],
  ['a caption is no text', { keterangan: { a: 1 } }, 'Keterangan harus berupa teks'],
  ['a caption cannot be stored', { keterangan: 'a\u0000' }, 'Keterangan memuat huruf yang tidak sah'],
])('it is refused when %s', async (_name, sent, message) => {
  await admin.send('POST', `${path}/foto`, withFotos('Antrean'));
  const [first] = (await now()).kegiatan_fotos;
  const { status, body } = await admin.send('PUT', `${path}/foto/${first!.id}`, sent);
  expect([status, body.meta.message]).toEqual([422, message]);
});

test.each([
  ['a script', foto('foto.jpg', [0x3c, 0x73]), 422, 'Format foto harus jpg, jpeg atau png'],
  [
    '2 MB and a byte',
    new File([new Uint8Array(2_000_001).fill(0xff)], 'a.jpg'),
    413,
    'Ukuran file tidak boleh lebih dari 2MB',
  ],
])('no picture is %s', async (_name, file, refused, message) => {
  const form = new FormData();
  form.append('foto[]', file);
  const { status, body } = await admin.send('POST', `${path}/foto`, form);
  expect([status, body.meta.message]).toEqual([refused, message]);
  expect(await captions()).toEqual([]);
});

test('pictures are put in another order, and only those of this activity', async () => {
  await admin.send('POST', `${path}/foto`, withFotos('a', 'b', 'c'));
  const ids = (await now()).kegiatan_fotos.map(({ id }) => id);
  const { body } = await admin.send('PUT', `${path}/foto/urutan`, { ids: ids.toReversed(), sebelumnya: ids });
  expect(body.data.kegiatan_dinas.kegiatan_fotos.map(({ keterangan }: Foto) => keterangan)).toEqual(['c', 'b', 'a']);
  const late = await admin.send('PUT', `${path}/foto/urutan`, { ids, sebelumnya: ids });
  expect([late.status, late.body.meta.message]).toEqual([
    409,
    'Foto kegiatan ini sudah diubah orang lain. Periksa urutannya, lalu atur lagi.',
  ]);
  expect(late.body.data.daftar).toEqual((await now()).kegiatan_fotos);
  const other = `/kegiatan-dinas/${Number(path.split('/')[2]) - 1}/foto`;
  expect((await admin.send('PUT', `${other}/urutan`, { ids })).status).toBe(409);
  expect((await admin.send('PUT', `${other}/${ids[0]}`, { keterangan: 'x' })).status).toBe(404);
  expect((await admin.send('DELETE', `${other}/${ids[0]}`)).status).toBe(404);
  expect(await captions()).toEqual(['c', 'b', 'a']);
});

test('one goes, and all go with their activity; no file stays', async () => {
  await admin.send('POST', `${path}/foto`, withFotos('a', 'b'));
  const [first, second] = (await now()).kegiatan_fotos;
  expect((await admin.send('DELETE', `${path}/foto/${first!.id}`)).body.data).toBeNull();
  expect((await now()).kegiatan_fotos).toEqual([second]);
  const gone = `${path}/foto/${first!.id}`;
  expect((await admin.send('DELETE', gone)).status).toBe(404);
  expect((await admin.send('DELETE', path)).status).toBe(200);
  expect((await admin.send('POST', `${path}/foto`, withFotos('c'))).status).toBe(404);
  for (const one of [first, second]) {
    await expect.poll(async () => (await api.fetch(one!.foto_url)).status).toBe(404);
  }
});

test('a change of pictures is a change of the activity in the trail', async () => {
  await api.db.deleteFrom('jejak').execute();
  await admin.send('POST', `${path}/foto`, withFotos('a'));
  const kept = await api.db.selectFrom('jejak').select(['perbuatan', 'tabel', 'baris', 'keterangan']).execute();
  const baris = Number(path.split('/')[2]);
  expect(kept).toEqual([{ perbuatan: 'ubah', tabel: 'kegiatan_dinas', baris, keterangan: 'foto' }]);
});

test('a text is stored without what nobody sees, and without links that lead nowhere good', async () => {
  const change = (deskripsi: unknown) => admin.send('PUT', path, { deskripsi });
  const { body } = await change('\n## Pasar\u200b \r\n\r\n\r\n\r\n\u202eBeras\u202c **murah**\t[peta](/peta)\u0007  ');
  expect(body.data.kegiatan_dinas.deskripsi).toBe('## Pasar\n\nBeras **murah** [peta](/peta)');
  const refused = await change('Lihat [ini](https://kubar.go.id) dan [itu](javascript:alert(1))');
  expect([refused.status, refused.body.data.errors]).toEqual([
    422,
    {
      deskripsi: [
        'Tautan javascript:alert(1) tidak dapat dipakai. Pakai alamat https, http, mailto, tel, atau jalur yang diawali /',
      ],
    },
  ]);
  expect((await change('\u200b\u200d')).body.meta.message).toBe('Deskripsi harus diisi');
  expect((await change('a'.repeat(20_001))).body.meta.message).toBe('Deskripsi paling panjang 20000 huruf');
  expect((await change('a'.repeat(20_000))).status).toBe(200);
});
