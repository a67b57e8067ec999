import type { z } from 'zod';
import { hargaPanganFilter } from '#contract/filters/harga-pangan.ts';
import type { HargaPangan } from '#contract/rows/harga-pangan.ts';
import { notFound } from '../http/answer.ts';
import { collection, list, readsOf } from '../http/collection.ts';
import type { ResourcePorts } from '../http/context.ts';
import { parseQuery } from '../http/query.ts';
import { alphabetically, contains, equals } from '../http/search.ts';
import type { Db } from '../ports.ts';
import { komoditis } from './komoditis.ts';
import { periodeSebelumnya } from './periode-sebelumnya.ts';

type Filter = z.output<typeof hargaPanganFilter>;

export const hargaPanganRoutes = ({ db }: ResourcePorts) => {
  const reads = readsOf({
    db,
    shows: ['harga_pangan', 'komoditi', 'kecamatan', 'periode_harga_pangan'],
    what: 'Harga pangan',
    matching: (filter: Filter) => matching(db, filter),
    rows: (found) => rows(db, found),
    toRows: (found): HargaPangan[] => found.map(komoditis),
  });

  return collection(hargaPanganFilter, reads).get('/:kecamatan', async (c) => {
    const kecamatan = c.req.param('kecamatan');
    const found = await db
      .selectFrom('kecamatan')
      .select('id')
      .where((eb) =>
        eb.or([eb('slug', '=', kecamatan), eb(eb.fn('lower', ['nama_kecamatan']), '=', kecamatan.toLowerCase())]),
      )
      .executeTakeFirst();
    if (!found) throw notFound('Kecamatan');
    return list(c, reads, { ...parseQuery(c, hargaPanganFilter), kecamatan_id: found.id });
  });
};

const matching = (db: Db, { search, nama_komoditi, nama_kecamatan, namaKecamatan, ...filter }: Filter) =>
  db
    .selectFrom('harga_pangan as harga')
    .innerJoin('komoditi', 'komoditi.id', 'harga.komoditi_id')
    .innerJoin('kecamatan', 'kecamatan.id', 'harga.kecamatan_id')
    .where((eb) =>
      equals(eb, {
        'harga.id': filter.id,
        'harga.kecamatan_id': filter.kecamatan_id,
        'harga.komoditi_id': filter.komoditi_id,
        'harga.periode_harga_pangan_id': filter.periode_harga_pangan_id,
        'harga.user_id': filter.user_id,
      }),
    )
    .where((eb) => contains(eb, [search], 'komoditi.nama_komoditi', 'kecamatan.nama_kecamatan'))
    .where((eb) => contains(eb, [nama_komoditi], 'komoditi.nama_komoditi'))
    .where((eb) => contains(eb, [nama_kecamatan, namaKecamatan], 'kecamatan.nama_kecamatan'));

const rows = (db: Db, found: ReturnType<typeof matching>) =>
  found
    .innerJoin('periode_harga_pangan as periode', 'periode.id', 'harga.periode_harga_pangan_id')
    .innerJoin(periodeSebelumnya(db, 'periode_harga_pangan'), 'urutan.id', 'periode.id')
    .leftJoin('harga_pangan as lalu', (join) =>
      join
        .onRef('lalu.periode_harga_pangan_id', '=', 'urutan.sebelumnya_id')
        .onRef('lalu.kecamatan_id', '=', 'harga.kecamatan_id')
        .onRef('lalu.komoditi_id', '=', 'harga.komoditi_id'),
    )
    .select([
      'harga.id',
      'harga.kecamatan_id',
      'harga.komoditi_id',
      'harga.periode_harga_pangan_id',
      'harga.user_id',
      'harga.harga_grosir',
      'harga.harga_eceran',
      'lalu.harga_eceran as harga_eceran_sebelumnya',
      'komoditi.nama_komoditi',
      'komoditi.logo_komoditi',
      'komoditi.satuan',
      'kecamatan.nama_kecamatan',
      'periode.nama_periode as nama_periode_harga_pangan',
      'harga.revisi',
      'harga.created_at',
      'harga.updated_at',
    ])
    .orderBy(alphabetically('komoditi.nama_komoditi'))
    .orderBy('harga.id');
