import { regional } from '#contract/formulas/wilayah/regional.ts';
import { kecamatan } from '#contract/resources/kecamatan.ts';
import { slugComplaint, slugKecamatan } from '#contract/routes.ts';
import { factsOf } from '../db/facts.ts';
import { invalid } from '../http/answer.ts';
import { alphabetically, contains, equals } from '../http/read/search.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';

export const kecamatanRoutes = resourceRoutes(kecamatan, {
  table: 'kecamatan',
  shows: ['kecamatan'],
  matching: (db, { search, nama_kecamatan, ...filter }) =>
    db
      .selectFrom('kecamatan')
      .where((eb) => equals(eb, filter, 'kecamatan', 'id'))
      .where((eb) => contains(eb, [search, nama_kecamatan], 'nama_kecamatan')),
  rows: (matching) =>
    matching
      .select(['id', 'nama_kecamatan', 'kode', 'kode_bps', 'revisi', 'created_at', 'updated_at'])
      .orderBy(alphabetically('nama_kecamatan')),
  toRows: (found) => found,
  check: async (trx, { nama_kecamatan }) => {
    const wilayah = (await factsOf(trx)).get('nama_wilayah') ?? '';
    const message = slugComplaint(nama_kecamatan, regional`Kabupaten ${wilayah}`);
    if (message) throw invalid(message, { nama_kecamatan: [message] });
  },
  derived: async (_trx, { nama_kecamatan }) => ({ slug: slugKecamatan(nama_kecamatan) }),
});
