import type { z } from 'zod';
import {
  type KetersediaanPangan,
  ketersediaanPangan,
  rekapKetersediaanPangan,
} from '#contract/resources/ketersediaan-pangan.ts';
import type { ResourcePorts } from '../http/context.ts';
import { list } from '../http/read/collection.ts';
import { byName } from '../http/read/large.ts';
import { parseQuery } from '../http/read/page.ts';
import { readsOf } from '../http/read/reads.ts';
import { alphabetically, equals, pointsAtNamed } from '../http/read/search.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';
import type { Db } from '../ports.ts';
import { pekanLalu } from './periode-sebelumnya.ts';
import { rekapPerKecamatan } from './rekap-kecamatan.ts';
import { neracaOf, pangans, rekapReads } from './rekap-ketersediaan-pangan.ts';

type Filter = z.output<typeof ketersediaanPangan.filter>;

export const ketersediaanPanganRoutes = (ports: ResourcePorts) => {
  const perKecamatan = rekapPerKecamatan(ports.db, 'ketersediaan-pangan');
  const reads = readsOf({
    shows: ['ketersediaan_pangan', 'pangan', 'kecamatan', 'periode_ketersediaan_pangan'],
    what: ketersediaanPangan.called,
    instead: (c) =>
      perKecamatan(c) ??
      (c.req.query('rekap') ? list(c, ports.db, rekapReads, parseQuery(c, rekapKetersediaanPangan.filter)) : undefined),
    matching,
    large,
    rows,
    toRows: (found): KetersediaanPangan[] => found.map((row) => ({ ...pangans(row), neraca: neracaOf(row) })),
  });

  return resourceRoutes(ports, ketersediaanPangan, reads, {
    table: 'ketersediaan_pangan',
    refers: [
      {
        column: 'periode_ketersediaan_pangan_id',
        table: 'periode_ketersediaan_pangan',
        called: 'Periode ketersediaan pangan',
      },
      { column: 'pangan_id', table: 'pangan', called: 'Pangan' },
      { column: 'kecamatan_id', table: 'kecamatan', called: 'Kecamatan' },
    ],
  });
};

const namaPangan = ['stok.pangan_id', 'pangan', 'nama_pangan'] as const;
const namaKecamatannya = ['stok.kecamatan_id', 'kecamatan', 'nama_kecamatan'] as const;

const matching = (db: Db, { search, nama_pangan, nama_kecamatan, ...filter }: Filter) =>
  db
    .selectFrom('ketersediaan_pangan as stok')
    .where((eb) =>
      equals(eb, {
        'stok.id': filter.id,
        'stok.kecamatan_id': filter.kecamatan_id,
        'stok.pangan_id': filter.pangan_id,
        'stok.periode_ketersediaan_pangan_id': filter.periode_ketersediaan_pangan_id,
        'stok.user_id': filter.user_id,
      }),
    )
    .where((eb) => pointsAtNamed(eb, [search], namaPangan, namaKecamatannya))
    .where((eb) => pointsAtNamed(eb, [nama_pangan], namaPangan))
    .where((eb) => pointsAtNamed(eb, [nama_kecamatan], namaKecamatannya));

const large = byName<Filter>({
  table: 'ketersediaan_pangan',
  alias: 'stok',
  few: ['id', 'periode_ketersediaan_pangan_id'],
  keys: ['pangan_id', 'kecamatan_id'],
  name: ['pangan_id', 'pangan', 'nama_pangan'],
  within: ({ user_id }) => ({ user_id }),
});

const sebelumnya = {
  table: 'ketersediaan_pangan',
  periode: 'periode_ketersediaan_pangan',
  same: ['stok', 'kecamatan_id', 'pangan_id'],
} as const;

const rows = (found: ReturnType<typeof matching>, _: Db, { periode_ketersediaan_pangan_id: periode }: Filter) =>
  found
    .innerJoin('pangan', 'pangan.id', 'stok.pangan_id')
    .innerJoin('kecamatan', 'kecamatan.id', 'stok.kecamatan_id')
    .innerJoin('periode_ketersediaan_pangan as periode', 'periode.id', 'stok.periode_ketersediaan_pangan_id')
    .selectAll('stok')
    .select([
      pekanLalu<number>(sebelumnya, 'harga_rata_rata', periode).as('harga_rata_rata_pekan_lalu'),
      pekanLalu<number>(sebelumnya, 'ketersediaan', periode).as('ketersediaan_pekan_lalu'),
      'pangan.nama_pangan',
      'pangan.logo_pangan',
      'kecamatan.nama_kecamatan',
      'periode.nama_periode as nama_periode_ketersediaan_pangan',
    ])
    .orderBy(alphabetically('pangan.nama_pangan'))
    .orderBy('stok.kecamatan_id')
    .orderBy('stok.id');
