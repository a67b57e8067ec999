import type { z } from 'zod';
import { type HargaPanganKutaiBarat, hargaPanganKutaiBarat } from '#contract/resources/harga-pangan.ts';
import type { ResourcePorts } from '../http/context.ts';
import { byName } from '../http/read/large.ts';
import { readsOf } from '../http/read/reads.ts';
import { alphabetically, equals, pointsAtNamed } from '../http/read/search.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';
import type { Db } from '../ports.ts';
import { hargaRefers, komoditis } from './harga-lingkup.ts';
import { pekanLalu } from './periode-sebelumnya.ts';

type Filter = z.output<typeof hargaPanganKutaiBarat.filter>;

/** The regency's own prices: entered as such, never computed from the sub-districts'. */
export const hargaPanganKutaiBaratRoutes = (ports: ResourcePorts) => {
  const reads = readsOf({
    shows: ['harga_pangan_kutai_barat', 'komoditi', 'periode_harga_pangan'],
    what: hargaPanganKutaiBarat.called,
    matching,
    large,
    rows,
    toRows: (found): HargaPanganKutaiBarat[] => found.map(komoditis),
  });

  return resourceRoutes(ports, hargaPanganKutaiBarat, reads, {
    table: 'harga_pangan_kutai_barat',
    refers: hargaRefers,
  });
};

const matching = (db: Db, { search, nama_komoditi, ...filter }: Filter) =>
  db
    .selectFrom('harga_pangan_kutai_barat as harga')
    .where((eb) =>
      equals(eb, {
        'harga.id': filter.id,
        'harga.komoditi_id': filter.komoditi_id,
        'harga.periode_harga_pangan_id': filter.periode_harga_pangan_id,
        'harga.user_id': filter.user_id,
      }),
    )
    .where((eb) => pointsAtNamed(eb, [search, nama_komoditi], ['harga.komoditi_id', 'komoditi', 'nama_komoditi']));

const large = byName<Filter>({
  table: 'harga_pangan_kutai_barat',
  alias: 'harga',
  few: ['id', 'periode_harga_pangan_id'],
  keys: ['komoditi_id'],
  name: ['komoditi_id', 'komoditi', 'nama_komoditi'],
  within: ({ user_id }) => ({ user_id }),
});

const sebelumnya = {
  table: 'harga_pangan_kutai_barat',
  periode: 'periode_harga_pangan',
  same: ['harga', 'komoditi_id'],
} as const;

const rows = (found: ReturnType<typeof matching>, _: Db, { periode_harga_pangan_id: periode }: Filter) =>
  found
    .innerJoin('periode_harga_pangan as periode', 'periode.id', 'harga.periode_harga_pangan_id')
    .innerJoin('komoditi', 'komoditi.id', 'harga.komoditi_id')
    .select([
      'harga.id',
      'harga.komoditi_id',
      'harga.periode_harga_pangan_id',
      'harga.user_id',
      'harga.harga_grosir',
      'harga.harga_eceran',
      pekanLalu<number>(sebelumnya, 'harga_eceran', periode).as('harga_eceran_sebelumnya'),
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
