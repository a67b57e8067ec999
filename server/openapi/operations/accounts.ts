import { limits } from '#contract/limits.ts';
import { KEYS_LENGTH } from '../../accounts/known-writes.ts';
import { answers, type Refused, succeeded } from '../answers.ts';
import type { Answer, Operation, PathItem, RequestBody, Who } from '../openapi.ts';
import { parameter, shared } from '../parameters.ts';
import { refused } from '../refusals.ts';
import { file, formWithFile, pictureBounds, requestBody } from '../request-body.ts';
import { changedUser, knownKeys, none, oneUser, session, type Told, task } from './account-answers.ts';
import { type AccountForm, accountSchemas } from './account-schemas.ts';
import { everybody } from './reads.ts';

export const own: Who = { 'x-siapa': 'pemilik token', 'x-peran': [], security: [{ bearer: [] }] };

const fromElsewhere = (message: string) => refused(403, 'Akun contoh dari komputer lain', message);
const notLent = fromElsewhere('Akun contoh hanya dapat dipakai langsung dari komputer tempat aplikasi ini berjalan');
const kept = fromElsewhere(
  'Password akun contoh hanya dapat diubah langsung dari komputer tempat aplikasi ini berjalan',
);

const bodyOf = (name: AccountForm): RequestBody => requestBody({ fields: [name, accountSchemas[name]] });
const avatar = formWithFile(
  {
    type: 'object',
    properties: { foto: file(`Gambar jpeg, png, webp atau gif, ${pictureBounds}`) },
    required: ['foto'],
  },
  'foto',
  'image/jpeg, image/png, image/webp, image/gif',
);

interface Asked {
  who: Who;
  answer: [told: Told, message: string, code?: 200 | 201];
  refused: Refused[];
  /** Refusals with their own sentence. */
  also?: Record<string, Answer>;
  description?: string;
  requestBody?: RequestBody;
  parameters?: Operation['parameters'];
}

export const operation = (
  operationId: string,
  summary: string,
  { who, answer, refused, also, ...said }: Asked,
): Operation => {
  const [told, message, code = 200] = answer;
  return {
    ...{ operationId, tags: ['Akun'], summary, ...who, ...said },
    responses: answers({ [code]: succeeded(message, { ...told, code, message }), ...also }, ...refused),
  };
};

/** The refusals that every form can meet: unreadable, too large, wrong type, invalid. */
const form: Refused[] = [400, 413, 415, 422];

/** Sign-in, registration, passwords and the caller's own account. */
export const accountPaths: Record<string, PathItem> = {
  '/api/robot-check': {
    get: operation('soalRobot', 'Pemeriksaan robot', {
      ...{ who: everybody, answer: [task, 'Berhasil'], refused: [] },
      description:
        'Apa yang harus diselesaikan sebelum login atau mendaftar; hasilnya dikirim sebagai recaptcha. Makin banyak percobaan yang gagal dari alamat ini, makin lama soalnya.',
    }),
  },
  '/api/login': {
    post: operation('login', 'Login', {
      ...{ who: everybody, answer: [session, 'Login berhasil!'], refused: [...form, 429] },
      description:
        'Sesudah tiga kali gagal recaptcha harus disertakan. Bila akunnya dicoba banyak orang, soal biasa ditolak dengan 422: ambil soal baru, yang lebih lama. Perangkat yang pernah login mengirim kembali cookie dikenal (__Secure-dikenal lewat https), dan tidak terhambat oleh percobaan orang lain.',
      also: {
        401: refused(401, 'Tidak dikenal, atau passwordnya salah', 'Username atau password salah!'),
        403: notLent,
      },
      requestBody: bodyOf('IsianLogin'),
    }),
  },
  '/api/register': {
    post: operation('daftar', 'Daftar', {
      ...{ who: everybody, answer: [session, 'Berhasil mendaftar', 201], refused: [...form, 409, 429] },
      description: 'Yang mendaftar menjadi petani. recaptcha harus disertakan, kecuali pemeriksaannya dimatikan.',
      requestBody: bodyOf('IsianDaftar'),
    }),
  },
  '/api/logout': {
    post: operation('logout', 'Logout', { who: own, answer: [none, 'Logout berhasil!'], refused: [401, 413, 429] }),
  },
  '/api/forgot-password': {
    post: operation('lupaPassword', 'Lupa password', {
      ...{ who: everybody, answer: [none, 'Berhasil mengirim email'], refused: [...form, 429] },
      description: 'Jawabannya sama, dikenal atau tidak alamatnya. Tautan dalam surat berlaku 60 menit, sekali pakai.',
      requestBody: bodyOf('IsianLupaPassword'),
    }),
  },
  '/api/reset-password': {
    post: operation('aturUlangPassword', 'Atur ulang password', {
      ...{ who: everybody, answer: [none, 'Berhasil mereset password'], refused: [...form, 429] },
      description: 'Semua sesi akun itu berakhir.',
      also: { 403: kept },
      requestBody: bodyOf('IsianAturUlangPassword'),
    }),
  },
  '/api/user': {
    get: operation('akun', 'Akun sendiri', { who: own, answer: [oneUser, 'Berhasil'], refused: [401] }),
    post: operation('ubahAkun', 'Ubah akun sendiri', {
      ...{ who: own, answer: [changedUser, 'Berhasil mengubah data pengguna'], refused: [...form, 401, 409, 429] },
      description: 'Email tidak dapat diubah.',
      ...{ parameters: [shared('IdempotencyKey')], requestBody: bodyOf('UbahanProfil') },
    }),
  },
  '/api/user/kiriman': {
    get: operation('kirimanDikenal', 'Kiriman sendiri yang ada di server', {
      ...{ who: own, answer: [knownKeys, 'Berhasil'], refused: [401, 422] },
      description:
        'Sesudah server dipulihkan dari cadangan (header X-Riwayat berubah), perangkat bertanya kiriman mana dari 30 hari terakhir yang tidak ada lagi di sana.',
      parameters: [
        parameter('query', 'kunci', {
          description: `Idempotency-Key kiriman-kiriman itu, dipisah koma; paling banyak ${limits.kunciSekaligus}`,
          schema: { type: 'string', maxLength: KEYS_LENGTH },
          example: '018f3f5e-7c1a-7b2e-9a54-2f1d6c0b8e77',
        }),
      ],
    }),
  },
  '/api/user/update-password': {
    post: operation('ubahPassword', 'Ubah password', {
      ...{ who: own, answer: [none, 'Password berhasil diubah'], refused: [...form, 401, 429] },
      description: 'Semua sesi lain berakhir.',
      also: { 403: kept },
      requestBody: bodyOf('IsianUbahPassword'),
    }),
  },
  '/api/user/update-foto': {
    post: operation('ubahFoto', 'Ubah foto sendiri', {
      ...{ who: own, answer: [changedUser, 'Berhasil mengubah foto'], refused: [...form, 401, 409, 429] },
      ...{ parameters: [shared('IdempotencyKey')], requestBody: avatar },
    }),
  },
};
