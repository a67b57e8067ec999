import { beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/world/people.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { asking } from '../../support/api/asking.ts';
import { TODAY } from '../../support/clock/test-day.ts';

let today = TODAY;
let api: TestApi;
let ask: ReturnType<typeof asking>;
beforeEach(async () => {
  today = TODAY;
  api = await openApi({ now: () => today });
  ask = asking(api);
});

const NEW = 'lumbung di tepi Mahakam';

/** Asks for a link, and reads it in the letter. */
async function linkFor(email: string): Promise<{ token: string; email: string }> {
  await ask.post('/forgot-password', { email });
  await api.settled();
  const link = /https?:\/\/\S+/.exec(api.letters.at(-1)!.text)?.[0];
  return Object.fromEntries(new URL(link!).searchParams) as { token: string; email: string };
}

const reset = (link: { token: string; email: string }, password = NEW) =>
  ask.post('/reset-password', { ...link, password, password_confirmation: password });

describe('POST /forgot-password', () => {
  test('a known, an unknown and a disabled address hear the same; one letter leaves', async () => {
    await api.db.updateTable('pengguna').set({ aktif: 0 }).where('username', '=', 'admin').execute();
    for (const email of ['Petani@contoh.id', 'tidak@ada.id', 'admin@contoh.id']) {
      const { status, body } = await ask.post('/forgot-password', { email });
      expect({ status, body }).toEqual({
        status: 200,
        body: { meta: { status: 'success', message: 'Berhasil mengirim email', code: 200 }, data: null },
      });
    }
    await api.settled();
    expect(api.letters).toHaveLength(1);
    expect(api.letters[0]).toMatchObject({ to: 'petani@contoh.id', subject: 'Atur ulang password Lumbung' });
    expect(api.letters[0]!.text).toMatch(
      /^Halo Marta Lunsiq,\n[\s\S]*\nhttp:\/\/localhost\/change-password\?token=[\w-]{43}&email=petani%40contoh\.id\n/,
    );
  });

  test('a letter that cannot be sent is told to the log only', async () => {
    const broken = await openApi({
      mail: { isPosted: true, send: () => Promise.reject(new Error('server surat mati')) },
    });
    const { status, body } = await asking(broken).post('/forgot-password', { email: 'petani@contoh.id' });
    expect({ status, message: body.meta.message }).toEqual({ status: 200, message: 'Berhasil mengirim email' });
    await broken.settled();
    expect(broken.errors).toEqual([expect.stringContaining('surat-gagal-dikirim')]);
  });

  test.each([
    [{}, 'Email harus diisi'],
    [{ email: 'petani' }, 'Email tidak benar'],
    [{ email: ['petani@contoh.id'] }, 'Email harus berupa teks'],
  ])('%j is refused: %s', async (fields, message) => {
    const { status, body } = await ask.post('/forgot-password', fields);
    expect({ status, message: body.meta.message }).toEqual({ status: 422, message });
  });

  test('links lead to the address of the settings', async () => {
    const at = await openApi({ baseUrl: 'https://pangan.example.go.id' });
    await asking(at).post('/forgot-password', { email: 'petani@contoh.id' });
    await at.settled();
    expect(at.letters[0]!.text).toContain('\nhttps://pangan.example.go.id/change-password?token=');
  });

  test('links are kept as fingerprints', async () => {
    const { token } = await linkFor('petani@contoh.id');
    expect(JSON.stringify(await api.db.selectFrom('atur_ulang_password').selectAll().execute())).not.toContain(token);
  });
});

describe('POST /reset-password', () => {
  test('spec §5, "Reset password, in order"', async () => {
    const says: string[] = [];
    let fields = {};
    const steps = [{}, { email: 'a@b.id' }, { token: 't' }, { password: 'x' }, { password_confirmation: 'y' }];
    for (const step of [...steps, { password_confirmation: 'x' }]) {
      fields = { ...fields, ...step };
      says.push((await ask.post('/reset-password', fields)).body.meta.message);
    }
    expect(says).toEqual([
      'Email harus diisi',
      'Token harus diisi',
      'Password harus diisi',
      'Konfirmasi password harus diisi',
      'Password tidak sama',
      'Password minimal 8 karakter',
    ]);
  });

  test('a new password ends all sessions and serves the next login', async () => {
    const token = await ask.login('petani');
    const { status, body } = await reset(await linkFor('petani@contoh.id'));
    expect({ status, meta: body.meta.message, data: body.data }).toEqual({
      status: 200,
      meta: 'Berhasil mereset password',
      data: null,
    });
    expect((await ask.get('/user', { token })).status).toBe(401);
    expect(await ask.login('petani', NEW)).toBeDefined();
  });

  test.each(['pass1234', 'lunsiq99', 'petani.lumbung'])(
    '%j is refused at its field, and the link serves on',
    async (easy) => {
      const link = await linkFor('petani@contoh.id');
      const { status, body } = await ask.post('/reset-password', {
        ...link,
        password: easy,
        password_confirmation: easy,
      });
      const says = 'Password terlalu mudah ditebak, silahkan pilih yang lain';
      expect({ status, errors: body.data.errors }).toEqual({ status: 422, errors: { password: [says] } });
      expect((await reset(link)).status).toBe(200);
    },
  );

  const GONE = 'Tautan atur ulang password tidak berlaku lagi, silahkan minta yang baru';
  const refused = { status: 422, message: GONE };
  const heard = async (link: { token: string; email: string }) => {
    const { status, body } = await reset(link);
    return { status, message: body.meta.message };
  };

  test('a link serves once, and with it all others of the account are gone', async () => {
    const [first, second] = [await linkFor('petani@contoh.id'), await linkFor('petani@contoh.id')];
    expect((await reset(second)).status).toBe(200);
    expect(await heard(second)).toEqual(refused);
    expect(await heard(first)).toEqual(refused);
  });

  test('a link holds for sixty minutes', async () => {
    const [one, other] = [await linkFor('petani@contoh.id'), await linkFor('petugas@contoh.id')];
    today = new Date(TODAY.getTime() + 59 * 60_000);
    expect((await reset(one)).status).toBe(200);
    today = new Date(TODAY.getTime() + 60 * 60_000);
    expect(await heard(other)).toEqual(refused);
  });

  test('a link of somebody else, an invented one and one of a disabled account are refused', async () => {
    const link = await linkFor('petani@contoh.id');
    expect(await heard({ ...link, email: 'petugas@contoh.id' })).toEqual(refused);
    expect(await heard({ ...link, token: 'x'.repeat(43) })).toEqual(refused);
    await api.db.updateTable('pengguna').set({ aktif: 0 }).where('username', '=', 'petani').execute();
    expect(await heard(link)).toEqual(refused);
    await api.db.updateTable('pengguna').set({ aktif: 1 }).where('username', '=', 'petani').execute();
    expect((await reset(link)).status).toBe(200);
  });

  test('a password that will not do leaves the link as it is', async () => {
    const link = await linkFor('petani@contoh.id');
    expect((await reset(link, 'password')).body.meta.message).toContain('Password terlalu mudah ditebak');
    expect((await reset(link, 'x')).body.meta.message).toBe('Password minimal 8 karakter');
    expect((await reset({ ...link, email: ' PETANI@contoh.id ' })).status).toBe(200);
  });

  test('a link that was asked for before is worth nothing any more', async () => {
    const link = await linkFor('petani@contoh.id');
    const change = { current_password: DEMO_PASSWORD, password: NEW, password_confirmation: NEW };
    await ask.post('/user/update-password', change, { token: await ask.login('petani') });
    expect((await reset(link)).status).toBe(422);
  });
});
