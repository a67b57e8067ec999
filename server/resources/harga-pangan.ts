import type { z } from 'zod';
import { hargaPanganFilter } from '#contract/filters/harga-pangan.ts';
import { rekapKecamatanFilter } from '#contract/filters/wilayah.ts';
import { hargaPanganInput } from '#contract/inputs/laporan.ts';
import type { HargaPangan } from '#contract/rows/harga-pangan.ts';
import { hargaPanganRules } from '#contract/rules/harga-pangan.ts';
import { lowerCase } from '../db/dialects.ts';
import { notFound } from '../http/answer.ts';
import type { ResourcePorts } from '../http/context.ts';
import { collection, list, shownBy } from '../http/read/collection.ts';
import { byName } from '../http/read/large.ts';
import { parseQuery } from '../http/read/parse-query.ts';
import { readsOf } from '../http/read/reads.ts';
import { alphabetically, equals, pointsAtNamed } from '../http/read/search.ts';
import { assignedRows } from '../http/rights/access.ts';
import { addWrites } from '../http/write/add-writes.ts';
import type { Db } from '../ports.ts';
import { hargaRefers } from './harga-refers.ts';
import { komoditis } from './komoditis.ts';
import { pekanLalu } from './periode-sebelumnya.ts';
import { rekapKecamatanReads } from './rekap-kecamatan.ts';

type Filter = z.output<typeof hargaPanganFilter>;

export const hargaPanganRoutes = (ports: ResourcePorts) => {
  const { db } = ports;
  const rekap = rekapKecamatanReads('harga-pangan');
  const reads = readsOf({
    shows: ['harga_pangan', 'komoditi', 'kecamatan', 'periode_harga_pangan'],
    what: 'Harga pangan',
    instead: (c) =>
      c.req.query('rekap') === 'kecamatan' ? list(c, ports.db, rekap, parseQuery(c, rekapKecamatanFilter)) : undefined,
    matching,
    large,
    rows,
    toRows: (found): HargaPangan[] => found.map(komoditis),
  });

  const routes = collection(ports, hargaPanganFilter, reads).get('/:kecamatan', async (c) => {
    const kecamatan = c.req.param('kecamatan');
    // PostgreSQL cannot even be asked for a NUL.
    if (kecamatan.includes('\0')) throw notFound('Kecamatan');
    const found = await db
      .selectFrom('kecamatan')
      .select('id')
      .where((eb) =>
        eb.or([eb('slug', '=', kecamatan), eb(eb.fn('lower', ['nama_kecamatan']), '=', lowerCase(kecamatan))]),
      )
      .executeTakeFirst();
    if (!found) throw notFound('Kecamatan');
    return list(c, db, reads, { ...parseQuery(c, hargaPanganFilter), kecamatan_id: found.id });
  });
  return addWrites(routes, ports, {
    table: 'harga_pangan',
    key: 'harga_pangan',
    what: reads.what,
    access: assignedRows,
    rules: { add: hargaPanganRules, edit: hargaPanganRules },
    input: hargaPanganInput,
    aliases: { periode_id: 'periode_harga_pangan_id' },
    naturalKey: { columns: ['periode_harga_pangan_id', 'kecamatan_id', 'komoditi_id'] },
    refers: [{ column: 'kecamatan_id', table: 'kecamatan', called: 'Kecamatan' }, ...hargaRefers],
    shown: shownBy(hargaPanganFilter, reads),
  });
};

const namaKomoditi = ['harga.komoditi_id', 'komoditi', 'nama_komoditi'] as const;
const namaKecamatannya = ['harga.kecamatan_id', 'kecamatan', 'nama_kecamatan'] as const;

const matching = (db: Db, { search, nama_komoditi, nama_kecamatan, namaKecamatan, ...filter }: Filter) =>
  db
    .selectFrom('harga_pangan as harga')
    .where((eb) =>
      equals(eb, {
        'harga.id': filter.id,
        'harga.kecamatan_id': filter.kecamatan_id,
        'harga.komoditi_id': filter.komoditi_id,
        'harga.periode_harga_pangan_id': filter.periode_harga_pangan_id,
        'harga.user_id': filter.user_id,
      }),
    )
    .where((eb) => pointsAtNamed(eb, [search], namaKomoditi, namaKecamatannya))
    .where((eb) => pointsAtNamed(eb, [nama_komoditi], namaKomoditi))
    .where((eb) => pointsAtNamed(eb, [nama_kecamatan, namaKecamatan], namaKecamatannya));

const large = byName<Filter>({
  table: 'harga_pangan',
  alias: 'harga',
  few: ['id', 'periode_harga_pangan_id'],
  keys: ['komoditi_id', 'kecamatan_id'],
  name: ['komoditi_id', 'komoditi', 'nama_komoditi'],
  within: ({ user_id }) => ({ user_id }),
});

const sebelumnya = {
  table: 'harga_pangan',
  periode: 'periode_harga_pangan',
  same: ['harga', 'kecamatan_id', 'komoditi_id'],
} as const;

const rows = (found: ReturnType<typeof matching>, _: Db, { periode_harga_pangan_id: periode }: Filter) =>
  found
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
      pekanLalu<number>(sebelumnya, 'harga_eceran', periode).as('harga_eceran_sebelumnya'),
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
    .orderBy('harga.kecamatan_id')
    .orderBy('harga.id');
