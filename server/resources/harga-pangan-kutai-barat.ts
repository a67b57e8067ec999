import type { z } from 'zod';
import { hargaPanganKutaiBaratFilter } from '#contract/filters/harga-pangan.ts';
import type { HargaPanganKutaiBarat } from '#contract/rows/harga-pangan.ts';
import { collection } from '../http/collection.ts';
import type { ResourcePorts } from '../http/context.ts';
import { alphabetically, contains, equals } from '../http/search.ts';
import type { Db } from '../ports.ts';
import { komoditis } from './komoditis.ts';
import { periodeSebelumnya } from './periode-sebelumnya.ts';

type Filter = z.output<typeof hargaPanganKutaiBaratFilter>;

/** The regency's own prices: entered as such, never computed from the sub-districts'. */
export const hargaPanganKutaiBaratRoutes = (ports: ResourcePorts) =>
  collection(ports, hargaPanganKutaiBaratFilter, {
    shows: ['harga_pangan_kutai_barat', 'komoditi', 'periode_harga_pangan'],
    what: 'Harga pangan',
    matching,
    rows,
    toRows: (found): HargaPanganKutaiBarat[] => found.map(komoditis),
  });

const matching = (db: Db, { search, nama_komoditi, ...filter }: Filter) =>
  db
    .selectFrom('harga_pangan_kutai_barat as harga')
    .innerJoin('komoditi', 'komoditi.id', 'harga.komoditi_id')
    .where((eb) =>
      equals(eb, {
        'harga.id': filter.id,
        'harga.komoditi_id': filter.komoditi_id,
        'harga.periode_harga_pangan_id': filter.periode_harga_pangan_id,
        'harga.user_id': filter.user_id,
      }),
    )
    .where((eb) => contains(eb, [search, nama_komoditi], 'komoditi.nama_komoditi'));

const rows = (found: ReturnType<typeof matching>, db: Db) =>
  found
    .innerJoin('periode_harga_pangan as periode', 'periode.id', 'harga.periode_harga_pangan_id')
    .innerJoin(periodeSebelumnya(db, 'periode_harga_pangan'), 'urutan.id', 'periode.id')
    .leftJoin('harga_pangan_kutai_barat as lalu', (join) =>
      join
        .onRef('lalu.periode_harga_pangan_id', '=', 'urutan.sebelumnya_id')
        .onRef('lalu.komoditi_id', '=', 'harga.komoditi_id'),
    )
    .select([
      'harga.id',
      'harga.komoditi_id',
      'harga.periode_harga_pangan_id',
      'harga.user_id',
      'harga.harga_grosir',
      'harga.harga_eceran',
      'lalu.harga_eceran as harga_eceran_sebelumnya',
      'komoditi.nama_komoditi',
      'komoditi.logo_komoditi',
      'komoditi.satuan',
      'periode.nama_periode as nama_periode_harga_pangan',
      'harga.revisi',
      'harga.created_at',
      'harga.updated_at',
    ])
    .orderBy(alphabetically('komoditi.nama_komoditi'))
    .orderBy('harga.id');
