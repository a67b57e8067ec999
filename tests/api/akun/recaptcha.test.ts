import { expect, test, vi } from 'vitest';
import { openApi } from '../../support/api/api.ts';
import { asking } from '../../support/api/asking.ts';
import { openGuards } from '../../support/api/ports.ts';

const robotCheck = { jenis: 'recaptcha', siteKey: 'kunci-situs', secretKey: 'kunci-rahasia' } as const;
const guards = { ...openGuards, robotCheck };

let people = 0;
const person = () => {
  people += 1;
  const username = `petani.robot${people}`;
  const email = `${username}@contoh.id`;
  return { username, email, nama_lengkap: 'Petani', no_hp: '081254321098', password: 'di tepi sungai' };
};

test('reCAPTCHA is asked by the secret key; its token too serves once', async () => {
  const fetch = vi.fn(async (_address: string, init: RequestInit = {}) =>
    Response.json({ success: String(init.body).endsWith('&response=benar') }),
  );
  const at = asking(await openApi({ fetch, guards }));
  expect((await at.get('/robot-check')).body.data).toEqual({ jenis: 'recaptcha', site_key: 'kunci-situs' });
  const answers = [];
  for (const recaptcha of ['benar', 'benar', 'salah'])
    answers.push((await at.post('/register', { ...person(), recaptcha })).status);
  expect(answers).toEqual([201, 422, 422]);
  const [address, init] = fetch.mock.calls[0]!;
  expect(address).toBe('https://www.google.com/recaptcha/api/siteverify');
  expect(String(init?.body)).toBe('secret=kunci-rahasia&response=benar');
});

test('a reCAPTCHA that cannot be reached is said, not passed', async () => {
  const at = await openApi({ guards });
  const { status, body } = await asking(at).post('/register', { ...person(), recaptcha: 'benar' });
  expect({ status, message: body.meta.message }).toEqual({
    status: 503,
    message: 'Pemeriksaan recaptcha sedang tidak dapat dijangkau. Silahkan coba lagi.',
  });
  expect(at.errors).toEqual([expect.stringContaining('recaptcha-tidak-terjangkau')]);
});
