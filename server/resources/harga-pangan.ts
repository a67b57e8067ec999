import { hargaPangan } from '#contract/resources/harga-pangan.ts';
import { slugKecamatan } from '#contract/routes.ts';
import { lowerCase } from '../db/dialects.ts';
import { notFound } from '../http/answer.ts';
import type { ResourcePorts } from '../http/context.ts';
import { list } from '../http/read/collection.ts';
import { byName } from '../http/read/large.ts';
import { parseQuery } from '../http/read/page.ts';
import { alphabetically, equals, pointsAtNamed } from '../http/read/search.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';
import { komoditis } from './harga-lingkup.ts';
import { pekanLalu } from './periode-sebelumnya.ts';
import { isRekapPerKecamatan, rekapPerKecamatan } from './rekap-kecamatan.ts';
import { inOrder } from './report-order.ts';

const { resource, reads, routes, putBack } = resourceRoutes(hargaPangan, {
  table: 'harga_pangan',
  shows: ['harga_pangan', 'komoditi', 'kecamatan', 'periode_harga_pangan'],
  instead: rekapPerKecamatan('harga-pangan'),
  isOfToday: isRekapPerKecamatan,
  matching: (db, { search, nama_komoditi, nama_kecamatan, namaKecamatan, ...filter }) =>
    db
      .selectFrom('harga_pangan as harga')
      .where((eb) =>
        equals(eb, filter, 'harga', 'id', 'kecamatan_id', 'komoditi_id', 'periode_harga_pangan_id', 'user_id'),
      )
      .where((eb) => pointsAtNamed(eb, [search], 'harga', 'komoditi_id', 'kecamatan_id'))
      .where((eb) => pointsAtNamed(eb, [nama_komoditi], 'harga', 'komoditi_id'))
      .where((eb) => pointsAtNamed(eb, [nama_kecamatan, namaKecamatan], 'harga', 'kecamatan_id')),
  large: byName({
    table: 'harga_pangan',
    alias: 'harga',
    few: ['id', 'periode_harga_pangan_id'],
    keys: ['komoditi_id', 'kecamatan_id'],
    within: ({ user_id }) => ({ user_id }),
  }),
  words: ['urut'],
  rows: (matching, _db, { periode_harga_pangan_id: periode, urut }) =>
    matching
      .innerJoin('komoditi', 'komoditi.id', 'harga.komoditi_id')
      .innerJoin('kecamatan', 'kecamatan.id', 'harga.kecamatan_id')
      .innerJoin('periode_harga_pangan as periode', 'periode.id', 'harga.periode_harga_pangan_id')
      .select([
        'harga.id',
        'harga.kecamatan_id',
        'harga.komoditi_id',
        'harga.periode_harga_pangan_id',
        'harga.user_id',
        'harga.harga_grosir',
        'harga.harga_eceran',
        pekanLalu<number>('harga_pangan', 'harga', hargaPangan.naturalKey, 'harga_eceran', periode).as(
          'harga_eceran_sebelumnya',
        ),
        'komoditi.nama_komoditi',
        'komoditi.logo_komoditi',
        'komoditi.satuan',
        'kecamatan.nama_kecamatan',
        'periode.nama_periode as nama_periode_harga_pangan',
        'harga.revisi',
        'harga.created_at',
        'harga.updated_at',
      ])
      .$call(inOrder({ urut, periode }, 'harga', 'harga_eceran'))
      .orderBy(alphabetically('komoditi.nama_komoditi'))
      .orderBy('harga.kecamatan_id')
      .orderBy('harga.id'),
  toRows: (found) => found.map(komoditis),
});

/** Prices of the sub-districts; `/harga-pangan/melak` lists those of one. */
export const hargaPanganRoutes = {
  ...{ resource, reads, putBack },
  routes: (ports: ResourcePorts) =>
    routes(ports).get('/:kecamatan', async (c) => {
      const kecamatan = c.req.param('kecamatan');
      // PostgreSQL refuses a parameter that holds a NUL.
      if (kecamatan.includes('\0')) throw notFound('Kecamatan');
      const found = await ports.db
        .selectFrom('kecamatan')
        .select('id')
        .where((eb) =>
          eb.or([
            eb('slug', '=', slugKecamatan(kecamatan)),
            eb(eb.fn('lower', ['nama_kecamatan']), '=', lowerCase(kecamatan)),
          ]),
        )
        .executeTakeFirst();
      if (!found) throw notFound('Kecamatan');
      return list(c, ports.db, reads, { ...parseQuery(c, reads.filter), kecamatan_id: found.id });
    }),
};
