import { expect, test } from 'vitest';
import { createBackground } from '../../../server/adapters/background.ts';
import { measureFotos } from '../../../server/http/uploads/measure-fotos.ts';
import { defaultKuota, type Kuota } from '../../../server/ports.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { asking, type Told } from '../../support/api/asking.ts';
import { openGuards, silentLog, stubFiles } from '../../support/api/ports.ts';
import { TODAY } from '../../support/clock/test-day.ts';

let today = TODAY;
const open = (kuota: Partial<Kuota>, more: Parameters<typeof openApi>[0] = {}) => {
  today = TODAY;
  return openApi({
    now: () => today,
    guards: { ...openGuards, rateLimit: true, kuota: { ...defaultKuota, ...kuota } },
    ...more,
  });
};

const refusal = ({ status, body, headers }: Told) => [status, body.meta.message, headers.get('Retry-After')];

/** A whole picture as far as the stub can tell, and unlike any other. */
let pictures = 0;
const photo = (size = 1_000) => {
  pictures += 1;
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff, 0xe0, pictures]);
  return new File([bytes], 'foto.jpg', { type: 'image/jpeg' });
};

/** A petani who has just come, and what he does. */
async function newFarmer(api: TestApi) {
  const ask = asking(api);
  const person = { nama_lengkap: 'Petani Baru', username: 'petani.baru', email: 'baru@contoh.id' };
  const { body } = await ask.post('/register', { ...person, no_hp: '081254321098', password: 'di tepi sungai' });
  const token: string = body.data.access_token;
  const formWith = (fotos: File[], fields: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const [at, foto] of fotos.entries()) {
      form.append('foto[]', foto);
      if (fields['judul']) form.append('main[]', at === 0 ? '1' : '0');
    }
    return form;
  };
  const add = (judul: string, fotos = [photo()], headers?: Record<string, string>) => {
    const fields = { judul, deskripsi: 'Dari kebun', stok: '1', harga: '1000', status: 'aktif', satuan: 'kg' };
    return ask.postForm('/produk', formWith(fotos, fields), { token, ...(headers && { headers }) });
  };
  const send = (path: string, fotos: File[], fields?: Record<string, string>) =>
    ask.postForm(path, formWith(fotos, fields), { token });
  return { ask, token, add, send };
}

test('a farmer keeps so many products, is told so in plain words, and may add one when he has taken one away', async () => {
  const { ask, token, add } = await newFarmer(await open({ produk: 2 }));
  const first = await add('Cabai');
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const foto = photo();
  expect((await add('Tomat', [foto], headers)).status).toBe(201);
  expect(refusal(await add('Terong'))).toEqual([
    413,
    'Sudah ada 2 produk, sebanyak yang dapat disimpan seorang petani. Hapus produk yang tidak dijual lagi, lalu simpan lagi.',
    null,
  ]);
  // What has been stored already is not one too many when it is sent again.
  expect((await add('Tomat', [foto], headers)).status).toBe(201);
  await ask.post(`/produk/${first.body.data.produk.id}`, { _method: 'delete' }, { token });
  expect((await add('Terong')).status).toBe(201);
});

test('a farmer keeps so many photos over all products', async () => {
  const { add, send } = await newFarmer(await open({ foto: 3 }));
  const { id, produk_fotos } = (await add('Cabai', [photo(), photo()])).body.data.produk;
  const full =
    'Sudah ada 3 foto produk, sebanyak yang dapat disimpan seorang petani. Hapus foto atau produk yang tidak perlu lagi, lalu simpan lagi.';
  expect((await send(`/produk/${id}/foto`, [photo()])).status).toBe(201);
  const refused = await send(`/produk/${id}/foto`, [photo()]);
  expect([refused.status, refused.body.data.errors]).toEqual([413, { foto: [full] }]);
  expect((await add('Tomat')).status).toBe(413);
  expect((await send(`/produk/${id}/foto/${produk_fotos[0].id}`, [photo()], { _method: 'put' })).status).toBe(200);
});

test('photos of a farmer take so much room, whatever their number', async () => {
  const { add, send } = await newFarmer(await open({ fotoBytes: 1_500_000 }));
  const { id, produk_fotos } = (await add('Cabai', [photo(1_000_000)])).body.data.produk;
  const refused = await send(`/produk/${id}/foto`, [photo(500_001)]);
  expect([refused.status, refused.body.meta.message]).toEqual([
    413,
    'Foto produk sudah memakai 1 MB, sebanyak yang dapat disimpan seorang petani. Hapus foto atau produk yang tidak perlu lagi, lalu simpan lagi.',
  ]);
  expect((await send(`/produk/${id}/foto`, [photo(500_000)])).status).toBe(201);
  const replaced = await send(`/produk/${id}/foto/${produk_fotos[0].id}`, [photo(1_000)], { _method: 'put' });
  expect(replaced.status).toBe(200);
  expect((await add('Tomat', [photo(900_000)])).status).toBe(201);
});

test('photos that were kept before sizes were are measured once', async () => {
  const files = stubFiles();
  const api = await open({ fotoBytes: 1_500_000 }, { files });
  const { add } = await newFarmer(api);
  await add('Cabai', [photo(1_000_000)]);
  await api.db.updateTable('produk_foto').set({ bita: 0 }).execute();
  const background = createBackground({
    ...silentLog,
    error: (event, facts) => expect.unreachable(`${event} ${facts}`),
  });
  measureFotos({ db: api.db, files, background });
  await background.settled();
  expect((await add('Tomat', [photo(500_001)])).status).toBe(413);
  expect((await add('Tomat', [photo(500_000)])).status).toBe(201);
});

test('an account writes so much in a minute; others, and its reads, are not held up', async () => {
  const api = await open({ tulisSemenit: 3 });
  const ask = asking(api);
  const [one, other] = [await ask.login('petani'), await ask.login('petugas')];
  today = new Date(Math.floor(TODAY.getTime() / 60_000) * 60_000 + 15_000);
  const change = (token: string) => ask.post('/user', { no_hp: '081254321098' }, { token });
  for (let turn = 0; turn < 3; turn += 1) expect((await change(one)).status).toBe(200);
  expect(refusal(await change(one))).toEqual([
    429,
    'Terlalu banyak data dikirim dalam semenit. Tunggu 45 detik, lalu coba lagi.',
    '45',
  ]);
  expect((await change(other)).status).toBe(200);
  expect((await ask.get('/user', { token: one })).status).toBe(200);
  today = new Date(today.getTime() + 45_000);
  expect((await change(one)).status).toBe(200);
});

const UNKNOWN = { 'Transfer-Encoding': 'chunked' };

/** An upload that is under way until it is let go. */
function held(api: TestApi, token: string, alamat: string, size: Record<string, string> = UNKNOWN) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await promise;
      controller.close();
    },
  });
  const headers = { ...size, Authorization: `Bearer ${token}`, 'Content-Type': 'text/plain' };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  const answered = api.fetch('/api/user/update-foto', init, { alamat }).then(async (answer) => ({
    status: answer.status,
    message: (await answer.json()).meta.message,
    after: answer.headers.get('Retry-After'),
  }));
  return { answered, letGo: resolve };
}

const BUSY = {
  status: 429,
  message: 'Masih ada unggahan lain yang sedang berjalan. Tunggu sampai selesai, lalu coba lagi.',
  after: '5',
};

test.each([
  ['an account', { unggahanAkun: 2 }, 'petani', '10.0.0.2'],
  ['an address', { unggahanAlamat: 2 }, 'petugas', '10.0.0.1'],
])('%s has so many uploads under way, and room again when one has ended', async (_whose, kuota, username, alamat) => {
  const api = await open(kuota);
  const ask = asking(api);
  const token = await ask.login('petani');
  const again = await ask.login(username);
  // Whichever of the three comes last to the count is the one too many.
  const all = [held(api, token, '10.0.0.1'), held(api, token, '10.0.0.1'), held(api, again, alamat)];
  expect(await Promise.race(all.map(({ answered }) => answered))).toEqual(BUSY);
  expect((await ask.post('/user', { no_hp: '081254321098' }, { token: again, client: { alamat } })).status).toBe(200);
  for (const { letGo } of all) letGo();
  const statuses = await Promise.all(all.map(async ({ answered }) => (await answered).status));
  expect(statuses.sort()).toEqual([422, 422, 429]);
  const next = held(api, again, alamat);
  next.letGo();
  expect((await next.answered).status).toBe(422);
});

test('where pictures are taken a small body that comes slowly is an upload too', async () => {
  const api = await open({ unggahanAkun: 2 });
  const ask = asking(api);
  const token = await ask.login('petani');
  const small = { 'Content-Length': '100' };
  const all = ['10.0.0.1', '10.0.0.2', '10.0.0.3'].map((alamat) => held(api, token, alamat, small));
  expect(await Promise.race(all.map(({ answered }) => answered))).toEqual(BUSY);
  for (const { letGo } of all) letGo();
  const statuses = await Promise.all(all.map(async ({ answered }) => (await answered).status));
  expect(statuses.sort()).toEqual([422, 422, 429]);
});

test('RATE_LIMIT=off counts neither writes nor uploads', async () => {
  const guards = { ...openGuards, kuota: { ...defaultKuota, tulisSemenit: 1, unggahanAkun: 0 } };
  const ask = asking(await openApi({ guards }));
  const token = await ask.login('petani');
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await ask.post('/user', { no_hp: '081254321098' }, { token })).status).toBe(200);
  }
});
