import { beforeEach, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/world/people.ts';
import { openApi } from '../../support/api/api.ts';
import { asking } from '../../support/api/asking.ts';

let ask: ReturnType<typeof asking>;
beforeEach(async () => {
  ask = asking(await openApi());
});

const NEW = 'lumbung di tepi Mahakam';

describe('POST /user/update-password', () => {
  const change = { current_password: DEMO_PASSWORD, password: NEW, password_confirmation: NEW };

  test('spec §5, "Change password (profile), in order"', async () => {
    const token = await ask.login('petani');
    const steps = [
      {},
      { current_password: DEMO_PASSWORD },
      { password: DEMO_PASSWORD },
      { password: 'baru' },
      { password_confirmation: 'lain' },
      { password: NEW },
    ];
    const says = [(await ask.post('/user/update-password', change)).body.meta.message];
    let fields = {};
    for (const step of steps) {
      fields = { ...fields, ...step };
      says.push((await ask.post('/user/update-password', fields, { token })).body.meta.message);
    }
    expect(says).toEqual([
      'Anda harus login terlebih dahulu',
      'Password lama harus diisi',
      'Password baru harus diisi',
      'Password baru tidak boleh sama dengan password lama',
      'Konfirmasi password baru harus diisi',
      'Password minimal 8 karakter',
      'Password dan konfirmasi password tidak sama',
    ]);
  });

  test('the other sessions end, this one goes on', async () => {
    const [token, other, foreign] = [await ask.login('petani'), await ask.login('petani'), await ask.login('petugas')];
    const { status, body } = await ask.post('/user/update-password', change, { token });
    expect({ status, message: body.meta.message, data: body.data }).toEqual({
      status: 200,
      message: 'Password berhasil diubah',
      data: null,
    });
    expect((await ask.get('/user', { token })).status).toBe(200);
    expect((await ask.get('/user', { token: other })).status).toBe(401);
    expect((await ask.get('/user', { token: foreign })).status).toBe(200);
    expect(await ask.login('petani', NEW)).toBeDefined();
    expect((await ask.post('/login', { username: 'petani', password: DEMO_PASSWORD })).status).toBe(401);
  });

  test.each([
    [{ current_password: 'bukan ini' }, 'Password lama salah', 'current_password'],
    [{ password: 'bismillah', password_confirmation: 'bismillah' }, 'Password terlalu mudah ditebak', 'password'],
    [{ password: 'Lunsiq_2026', password_confirmation: 'Lunsiq_2026' }, 'Password terlalu mudah ditebak', 'password'],
    [{ password: 'qwer1234', password_confirmation: 'qwer1234' }, 'Password terlalu mudah ditebak', 'password'],
    [{ password: 'petani@contoh.id', password_confirmation: 'petani@contoh.id' }, 'Password terlalu mudah', 'password'],
  ])('%j is refused: %s', async (fields, message, field) => {
    const token = await ask.login('petani');
    const { status, body } = await ask.post('/user/update-password', { ...change, ...fields }, { token });
    expect(status).toBe(422);
    expect(body.meta.message).toContain(message);
    expect(Object.keys(body.data.errors)).toEqual([field]);
    expect(await ask.login('petani')).toBeDefined();
  });
});
