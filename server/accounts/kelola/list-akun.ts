import { sql } from 'kysely';
import type { z } from 'zod';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Peran } from '#contract/limits.ts';
import { type Akun, akun } from '#contract/resources/kelola-akun.ts';
import { notFound, success } from '../../http/answer.ts';
import type { ApiContext, Caller } from '../../http/context.ts';
import { answerFile } from '../../http/file/answer-file.ts';
import type { FileColumn } from '../../http/file/columns.ts';
import { COUNTED, pageOfIds } from '../../http/read/ids-page.ts';
import { parseQuery } from '../../http/read/page.ts';
import { alphabetically, containsAmong } from '../../http/read/search.ts';
import { callerWith, isSuperadmin } from '../../http/rights/session.ts';
import type { Db, Ports } from '../../ports.ts';
import { akunRows } from './akun-rows.ts';

type Filter = z.output<typeof akun.filter>;

/** The accounts that match, in the order of the list. */
function matching(db: Db, filter: Filter, caller: Caller) {
  const { search, peran, kecamatan_id, status, terverifikasi, urut = 'nama' } = filter;
  const accounts = db
    .selectFrom('pengguna')
    .select('pengguna.id')
    .$if(search !== undefined, (found) => found.where(containsAmong(search ?? '', searched(caller))))
    .$if(peran === 'petani', (found) =>
      found.where((eb) => eb.exists(withPeran(db, 'petani').where('user_id', '=', sql.ref<number>('pengguna.id')))),
    )
    // Few have another role, so they are found first.
    .$if(peran !== undefined && peran !== 'petani', (found) =>
      found.where('pengguna.id', 'in', withPeran(db, peran ?? 'admin')),
    )
    .$if(kecamatan_id !== undefined, (found) =>
      found.where('pengguna.id', 'in', (eb) =>
        eb
          .selectFrom('pengguna_kecamatan')
          .select('user_id')
          .where('kecamatan_id', '=', kecamatan_id ?? 0),
      ),
    )
    // Literals, or the indexes of those few would not be found.
    .$if(status !== undefined, (found) => found.where('aktif', '=', sql.lit(status === 'nonaktif' ? 0 : 1)))
    .$if(status === 'aktif', (found) => found.where('diundang_sampai', 'is', null))
    .$if(status === 'diundang', (found) => found.where('diundang_sampai', 'is not', null))
    .$if(terverifikasi !== undefined, (found) =>
      found.where('terverifikasi', '=', sql.lit(terverifikasi === 'ya' ? 1 : 0)),
    );
  if (urut === 'terbaru') return accounts.orderBy('pengguna.id', 'desc');
  if (urut === 'terakhir-masuk') return accounts.orderBy('terakhir_masuk', 'desc').orderBy('pengguna.id', 'desc');
  // A search reads all rows anyway: in the order in which they lie, not in that of their names.
  if (search !== undefined) return accounts.orderBy(sql`lower(nama_lengkap) || ''`).orderBy('pengguna.id');
  return accounts.orderBy(alphabetically('nama_lengkap')).orderBy('pengguna.id');
}

const withPeran = (db: Db, peran: Peran) =>
  db.selectFrom('pengguna_peran').select('user_id').where('peran', '=', peran);

/** What is searched. A search in emails would tell those that the caller may not read. */
const searched = (caller: Caller) => ['nama_lengkap', 'username', 'no_hp', ...(isSuperadmin(caller) ? ['email'] : [])];

const column = (
  title: string,
  name: string,
  of: (row: Akun) => string | number | null,
  kind: FileColumn['kind'] = 'teks',
) => ({
  ...{ title, name, kind },
  of: (row: object) => of(row as Akun),
});

const columns: FileColumn[] = [
  column('Nama Lengkap', 'nama_lengkap', (row) => row.nama_lengkap),
  column('Username', 'username', (row) => row.username),
  column('Email', 'email', (row) => row.email),
  column('Nomor Telepon', 'no_hp', (row) => row.no_hp),
  column('Peran', 'peran', (row) => row.roles.join(', ')),
  column('Kecamatan Tugas', 'kecamatan', (row) => row.kecamatan.map((place) => place.nama_kecamatan).join(', ')),
  column('Status', 'status', (row) => row.status),
  column('Terverifikasi Dinas', 'terverifikasi', (row) => (row.terverifikasi ? 'ya' : 'tidak')),
  column('Terakhir Masuk (UTC)', 'terakhir_masuk', (row) => row.terakhir_masuk, 'saat'),
  column('Jumlah Isian', 'jumlah_isian', (row) => row.jumlah_isian, 'angka'),
  column('Dibuat (UTC)', 'created_at', (row) => row.created_at, 'saat'),
];

/** Accounts that are read at once for a file. */
const SLICE = 200;

/** GET /akun */
export const listAkun =
  ({ db }: Pick<Ports, 'db'>) =>
  async (c: ApiContext) => {
    const caller = callerWith(c, 'admin');
    const filter = parseQuery(c, akun.filter);
    if (filter.format) {
      const { format } = filter;
      async function* slices() {
        const ids = (await matching(db, filter, caller).execute()).map(({ id }) => id);
        for (let at = 0; at < ids.length; at += SLICE) yield akunRows(db, ids.slice(at, at + SLICE), caller);
      }
      return answerFile(c, {
        format,
        name: 'akun',
        title: 'Akun',
        columns: columns.map((one) => ({ ...one, title: regional(one.title) })),
        slices,
      });
    }
    const found = await matching(db, filter, caller).limit(COUNTED).execute();
    return success(c, await pageOfIds(c, found, filter, (ids) => akunRows(db, ids, caller)));
  };

/** GET /akun/{id} */
export const oneAkun =
  ({ db }: Pick<Ports, 'db'>) =>
  async (c: ApiContext) => {
    const [row] = await akunRows(db, [Number(c.req.param('id'))], callerWith(c, 'admin'));
    if (!row) throw notFound('Akun');
    return success(c, row);
  };
