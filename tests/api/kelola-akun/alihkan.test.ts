import { beforeEach, describe, expect, test } from 'vitest';
import { actsOn } from '../../support/api/acts-on.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { newAkun } from '../../support/api/new-akun.ts';

let api: TestApi;
let superadmin: Caller;
beforeEach(async () => {
  api = await openApi();
  superadmin = await callerOf(api, 'superadmin');
});

const acts = (baris: number) => actsOn(api, 'pengguna', baris);

describe('rows go to a successor', () => {
  test('with a preview that counts them, all or none', async () => {
    const { id: dari } = await callerOf(api, 'petugas');
    const { id: ke } = await newAkun(api, { peran: 'petugas', places: [1] });
    const preview = await superadmin.send('GET', `/akun/${dari}/alihkan?ke=${ke}`);
    const { isi } = preview.body.data as { isi: { tabel: string; sebutan: string; jumlah: number }[] };
    expect(isi[0]).toMatchObject({ tabel: 'harga_pangan', sebutan: 'harga pangan' });
    expect(isi[0]).toHaveProperty('ditutup', 0);
    await api.db.updateTable('periode_harga_pangan').set({ ditutup_pada: '2026-11-20T00:00:00.000Z' }).execute();
    const closed = await superadmin.send('GET', `/akun/${dari}/alihkan?ke=${ke}`);
    expect(closed.body.data.isi[0]).toMatchObject({ jumlah: isi[0]!.jumlah, ditutup: isi[0]!.jumlah });
    const sum = isi.reduce((all, { jumlah }) => all + jumlah, 0);
    const rows = async (id: number) => (await superadmin.send('GET', `/akun/${id}`)).body.data.jumlah_isian;
    expect([await rows(dari), await rows(ke)]).toEqual([sum, 0]);
    expect((await superadmin.send('POST', `/akun/${dari}/alihkan`, { ke })).status).toBe(200);
    expect([await rows(dari), await rows(ke)]).toEqual([0, sum]);
    expect(await acts(dari)).toEqual([[superadmin.id, 'akun-alihkan', expect.stringMatching(/^ke uji\./)]]);
  });

  test.each<[object, string]>([
    [{}, 'Penerus harus dipilih'],
    [{ ke: 999_999 }, 'Penerus tidak ditemukan'],
    [{ ke: 'petani' }, 'Penerus harus berupa angka'],
  ])('%j is refused', async (fields, message) => {
    const { id } = await callerOf(api, 'petugas');
    const { status, body } = await superadmin.send('POST', `/akun/${id}/alihkan`, { ...fields });
    expect([status, body.meta.message]).toEqual([422, message]);
  });

  test('who has another role, is disabled, or is the same, is no successor', async () => {
    const { id } = await callerOf(api, 'petugas');
    const { id: petani, username } = await newAkun(api, { peran: 'petani' });
    const { id: gone } = await newAkun(api, { peran: 'petugas' });
    await superadmin.send('PUT', `/akun/${gone}`, { aktif: false });
    const says = async (ke: number) => (await superadmin.send('GET', `/akun/${id}/alihkan?ke=${ke}`)).body.meta.message;
    expect(await says(petani)).toBe(`Akun '${username}' bukan petugas, jadi tidak dapat memiliki harga pangan`);
    expect(await says(gone)).toContain('tidak aktif');
    expect(await says(id)).toBe('Kedua akun itu sama');
  });
});
