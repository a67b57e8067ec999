import { expect, test } from 'vitest';
import type { HasilPengingat, PetugasDiingatkan } from '#contract/resources/pengingat.ts';
import { letterWords, mayGetLetter, resultWords } from './told';

const yulius: PetugasDiingatkan = {
  ...{ user_id: 12, nama_lengkap: 'Yulius', no_hp: '0812', punya_email: true, kurang: [], terakhir: null, pesan: '' },
};
const letter = (keadaan: NonNullable<PetugasDiingatkan['terakhir']>['keadaan'], hari_ini = true) => ({
  ...yulius,
  terakhir: { waktu: '2026-11-20T01:30:00.000Z', keadaan, hari_ini },
});

test.each([
  [yulius, null, true],
  [{ ...yulius, punya_email: false }, null, false],
  [letter('menunggu'), /^Surat sedang dikirim/, false],
  [letter('dikirim'), /^Surat dikirim 20 Nov 2026 /, false],
  [letter('dikirim', false), /^Surat dikirim /, true],
  [letter('ditulis'), /tidak terkirim$/, false],
  [letter('gagal'), /gagal dikirim/, true],
])('%j: says %j, may get one: %j', (petugas, said, may) => {
  const words = letterWords(petugas);
  if (said === null) expect(words).toBeNull();
  else expect(words).toMatch(said);
  expect(mayGetLetter(petugas)).toBe(may);
});

test('all that became of them is said once each, with how many', () => {
  const hasil = (['sedang dikirim', 'tanpa email', 'sedang dikirim', 'sudah lengkap'] as HasilPengingat[]).map(
    (one, user_id) => ({ user_id, nama_lengkap: '', hasil: one, waktu: null }),
  );
  expect(resultWords({ hasil })).toBe(
    '2 surat sedang dikirim. 1 petugas tidak punya alamat email. 1 petugas sudah melengkapi laporannya.',
  );
});
