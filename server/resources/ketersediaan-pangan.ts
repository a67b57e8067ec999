import type { z } from 'zod';
import { ketersediaanPanganFilter, rekapKetersediaanPanganFilter } from '#contract/filters/laporan.ts';
import { ketersediaanPanganInput } from '#contract/inputs/laporan.ts';
import type { KetersediaanPangan } from '#contract/rows/ketersediaan-pangan.ts';
import { addKetersediaanPanganRules, editKetersediaanPanganRules } from '#contract/rules/ketersediaan-pangan.ts';
import { assignedRows } from '../http/access.ts';
import { collection, list, readsOf, shownBy } from '../http/collection.ts';
import type { ResourcePorts } from '../http/context.ts';
import { parseQuery } from '../http/query.ts';
import { alphabetically, equals, pointsAtNamed } from '../http/search.ts';
import { addWrites } from '../http/writes.ts';
import type { Db } from '../ports.ts';
import { neracaOf, pangans } from './neraca.ts';
import { periodeSebelumnya } from './periode-sebelumnya.ts';
import { rekapReads } from './rekap-ketersediaan-pangan.ts';

type Filter = z.output<typeof ketersediaanPanganFilter>;

export const ketersediaanPanganRoutes = (ports: ResourcePorts) => {
  const reads = readsOf({
    shows: ['ketersediaan_pangan', 'pangan', 'kecamatan', 'periode_ketersediaan_pangan'],
    what: 'Ketersediaan pangan',
    instead: (c) =>
      c.req.query('rekap') ? list(c, ports.db, rekapReads, parseQuery(c, rekapKetersediaanPanganFilter)) : undefined,
    matching,
    cut,
    rows,
    toRows: (found): KetersediaanPangan[] => found.map((row) => ({ ...pangans(row), neraca: neracaOf(row) })),
  });

  return addWrites(collection(ports, ketersediaanPanganFilter, reads), ports, {
    table: 'ketersediaan_pangan',
    key: 'ketersediaan_pangan',
    what: reads.what,
    access: assignedRows,
    rules: { add: addKetersediaanPanganRules, edit: editKetersediaanPanganRules },
    input: ketersediaanPanganInput,
    aliases: { periode_id: 'periode_ketersediaan_pangan_id' },
    naturalKey: { columns: ['periode_ketersediaan_pangan_id', 'kecamatan_id', 'pangan_id'] },
    refers: [
      {
        column: 'periode_ketersediaan_pangan_id',
        table: 'periode_ketersediaan_pangan',
        called: 'Periode ketersediaan pangan',
      },
      { column: 'pangan_id', table: 'pangan', called: 'Pangan' },
      { column: 'kecamatan_id', table: 'kecamatan', called: 'Kecamatan' },
    ],
    shown: shownBy(ketersediaanPanganFilter, reads),
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

const cut = async (found: ReturnType<typeof matching>, { limit, offset }: { limit: number; offset: number }) => {
  const page = await found
    .innerJoin('pangan', 'pangan.id', 'stok.pangan_id')
    .select('stok.id')
    .orderBy(alphabetically('pangan.nama_pangan'))
    .orderBy('stok.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return found.where('stok.id', 'in', [0, ...page.map(({ id }) => id)]);
};

const rows = (found: ReturnType<typeof matching>, db: Db) =>
  found
    .innerJoin('pangan', 'pangan.id', 'stok.pangan_id')
    .innerJoin('kecamatan', 'kecamatan.id', 'stok.kecamatan_id')
    .innerJoin('periode_ketersediaan_pangan as periode', 'periode.id', 'stok.periode_ketersediaan_pangan_id')
    .innerJoin(periodeSebelumnya(db, 'periode_ketersediaan_pangan'), 'urutan.id', 'periode.id')
    .leftJoin('ketersediaan_pangan as lalu', (join) =>
      join
        .onRef('lalu.periode_ketersediaan_pangan_id', '=', 'urutan.sebelumnya_id')
        .onRef('lalu.kecamatan_id', '=', 'stok.kecamatan_id')
        .onRef('lalu.pangan_id', '=', 'stok.pangan_id'),
    )
    .selectAll('stok')
    .select([
      'lalu.harga_rata_rata as harga_rata_rata_pekan_lalu',
      'lalu.ketersediaan as ketersediaan_pekan_lalu',
      'pangan.nama_pangan',
      'pangan.logo_pangan',
      'kecamatan.nama_kecamatan',
      'periode.nama_periode as nama_periode_ketersediaan_pangan',
    ])
    .orderBy(alphabetically('pangan.nama_pangan'))
    .orderBy('stok.id');
