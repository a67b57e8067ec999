import { beforeEach, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { newAkun } from '../../support/api/new-akun.ts';

let api: TestApi;
let superadmin: Caller;
beforeEach(async () => {
  api = await openApi();
  superadmin = await callerOf(api, 'superadmin');
});

const superadmins = () =>
  api.db
    .selectFrom('pengguna')
    .innerJoin('pengguna_peran', 'user_id', 'pengguna.id')
    .select('username')
    .where('peran', '=', 'superadmin')
    .where('aktif', '=', 1)
    .execute();

describe('the last superadmin', () => {
  test.each<[Record<string, unknown>, string]>([
    [{ aktif: false }, 'Anda tidak dapat menonaktifkan akun Anda sendiri'],
    [{ peran: 'admin' }, 'Superadmin terakhir tidak dapat diganti perannya'],
  ])('by himself: %j is refused', async (fields, message) => {
    const { status, body } = await superadmin.send('PUT', `/akun/${superadmin.id}`, fields);
    expect([status, body.meta.message]).toEqual([409, message]);
    expect(await superadmins()).toEqual([{ username: 'superadmin' }]);
  });

  test('whoever is only invited, or disabled, is no other', async () => {
    await newAkun(api, { peran: 'superadmin', isInvited: true });
    const { id } = await newAkun(api, { peran: 'superadmin' });
    await superadmin.send('PUT', `/akun/${id}`, { aktif: false });
    expect((await superadmin.send('PUT', `/akun/${superadmin.id}`, { peran: 'admin' })).status).toBe(409);
    await superadmin.send('PUT', `/akun/${id}`, { aktif: true });
    expect((await superadmin.send('PUT', `/akun/${superadmin.id}`, { peran: 'admin' })).status).toBe(200);
  });
});
