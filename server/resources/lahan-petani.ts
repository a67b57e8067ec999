import { lahanPetani } from '#contract/resources/lahan-petani.ts';
import type { Caller } from '../http/context.ts';
import { newestFirst } from '../http/read/large.ts';
import { contains, equals, pointsAtNamed } from '../http/read/search.ts';
import { viewer } from '../http/rights/session.ts';
import { refuseForeignVillage } from '../http/write/references.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';
import { catatanLetak } from './catatan-letak.ts';

/** Coordinates are shown to the plot's owner and to office staff (kontrak.md, Who may do what). */
export const seesAllKoordinat = ({ roles }: Caller): boolean =>
  roles.some((peran) => peran === 'petugas' || peran === 'admin' || peran === 'superadmin');

export const lahanPetaniRoutes = resourceRoutes(lahanPetani, {
  table: 'lahan_petani',
  shows: ['lahan_petani', 'koordinat_lahan_petani', 'pengguna', 'kecamatan', 'desa_kelurahan'],
  reader: viewer,
  matching: (db, { search, bulan, ...filter }) =>
    db
      .selectFrom('lahan_petani as lahan')
      .where((eb) => equals(eb, filter, 'lahan', 'id', 'user_id', 'kecamatan_id', 'komoditi'))
      .where((eb) => contains(eb, [bulan], 'lahan.bulan'))
      .$if(search !== undefined, (found) =>
        found.where((eb) =>
          eb.or([
            contains(eb, [search], 'lahan.alamat', 'lahan.bulan'),
            pointsAtNamed(eb, [search], 'lahan', 'kecamatan_id'),
            eb.exists((inner) =>
              inner
                .selectFrom('pengguna')
                .whereRef('pengguna.id', '=', 'lahan.user_id')
                .where((own) => contains(own, [search], 'pengguna.nama_lengkap'))
                .select('pengguna.id'),
            ),
          ]),
        ),
      ),
  large: newestFirst({
    table: 'lahan_petani',
    alias: 'lahan',
    few: ['id', 'user_id'],
    parts: ({ kecamatan_id, komoditi }) => [{ kecamatan_id, komoditi }],
    isWalked: ({ bulan, search }) => bulan !== undefined || search !== undefined,
  }),
  rows: (matching) =>
    matching
      .innerJoin('pengguna', 'pengguna.id', 'lahan.user_id')
      .innerJoin('kecamatan', 'kecamatan.id', 'lahan.kecamatan_id')
      .innerJoin('desa_kelurahan as desa', 'desa.id', 'lahan.kelurahan_id')
      .leftJoin('koordinat_lahan_petani as koordinat', 'koordinat.lahan_id', 'lahan.id')
      .selectAll('lahan')
      .select([
        'pengguna.nama_lengkap',
        'pengguna.no_hp',
        'kecamatan.nama_kecamatan',
        'desa.nama_desa_kelurahan',
        'koordinat.id as koordinat_id',
        'koordinat.lat',
        'koordinat.lang',
      ])
      .orderBy('lahan.created_at', 'desc')
      .orderBy('lahan.id', 'desc'),
  toRows: (found, _db, reader) =>
    found.map(({ nama_lengkap, no_hp, nama_kecamatan, nama_desa_kelurahan, koordinat_id, lat, lang, ...row }) => {
      const isSeen = reader !== null && (row.user_id === reader.id || seesAllKoordinat(reader));
      const isKnown = koordinat_id !== null && lat !== null && lang !== null;
      return {
        ...row,
        users: { nama_lengkap, no_hp },
        kecamatan: { nama_kecamatan },
        desa_kelurahan: { nama_desa_kelurahan },
        koordinat: isSeen && isKnown ? { id: koordinat_id, lat, lang } : null,
      };
    }),
  check: refuseForeignVillage,
  // The coordinates follow the plot when a superadmin gives it to another owner.
  also: async (trx, lahan_id, { user_id }) => {
    if (user_id === undefined) return;
    await trx
      .updateTable('koordinat_lahan_petani')
      .set({ user_id })
      .where('lahan_id', '=', lahan_id)
      .where('user_id', '<>', user_id)
      .execute();
  },
  catatan: catatanLetak,
  touches: ['koordinat_lahan_petani'],
});
