import type { Answer } from './openapi.ts';
import { refTo } from './request-body.ts';

interface Example {
  data?: Record<string, unknown>;
  headers?: Answer['headers'];
}

const retryAfter: Answer['headers'] = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } };

/** A refusal, with an example of its sentence. */
export const refused = (
  code: number,
  description: string,
  message: string,
  { data, headers }: Example = {},
): Answer => ({
  description,
  ...(headers && { headers }),
  content: {
    'application/json': {
      schema: refTo('Kegagalan'),
      example: { meta: { status: 'error', message, code }, data: { message, ...data } },
    },
  },
});

const EMPTY = 'Mohon isi harga eceran';

/** The refusals that operations refer to. */
export const refusals: Record<string, Answer> = {
  TidakBerubah: { description: 'Tidak berubah sejak ETag yang disebut dalam If-None-Match' },
  TidakTerbaca: refused(400, 'Kiriman tidak dapat dibaca', 'Kiriman tidak dapat dibaca'),
  BelumLogin: refused(401, 'Belum login, atau sesinya telah berakhir', 'Anda harus login terlebih dahulu'),
  Terlarang: refused(403, 'Tidak berhak', 'Anda tidak memiliki akses'),
  TidakAda: refused(404, 'Tidak ada', 'Harga pangan tidak ditemukan'),
  MethodTidakDikenal: refused(405, '_method tidak disertakan', 'Sertakan _method=put atau _method=delete'),
  Bentrok: refused(
    409,
    'Sudah ada yang sama, masih dipakai, periodenya sudah ditutup, atau kiriman dengan Idempotency-Key yang sama sedang diproses',
    'Data ini sudah Anda isi',
    { data: { id: 7, milik_sendiri: true, baris: { id: 7, revisi: 2 } } },
  ),
  SudahDiubah: refused(412, 'Barisnya bukan lagi revisi dalam If-Match', 'Data ini sudah diubah orang lain', {
    data: { baris: { id: 7, revisi: 2 } },
  }),
  TerlaluBesar: refused(
    413,
    'Kiriman atau gambarnya terlalu besar, atau memuat terlalu banyak isian, nama isian yang terlalu panjang, atau JSON yang terlalu rumit; atau produk dan fotonya sudah sebanyak yang dapat disimpan seorang petani',
    'Kiriman terlalu besar',
  ),
  JenisTidakDikenal: refused(415, 'Content-Type tidak dikenal', 'Jenis kiriman tidak didukung'),
  TidakSah: refused(422, 'Isian atau saringan tidak sah', EMPTY, { data: { errors: { harga_eceran: [EMPTY] } } }),
  TerlaluSering: refused(
    429,
    'Terlalu sering mencoba, terlalu banyak data dikirim dalam semenit, atau terlalu banyak unggahan atau berkas yang sedang berjalan',
    'Terlalu banyak percobaan. Silahkan coba lagi dalam 15 menit.',
    { headers: retryAfter },
  ),
  KegagalanLain: refused(
    503,
    'Kegagalan lain, seperti server yang sedang sibuk (503) atau ruang simpannya penuh (507)',
    'Server sedang sibuk. Silahkan coba lagi sebentar lagi.',
    { headers: retryAfter },
  ),
};
