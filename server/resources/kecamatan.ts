import { kecamatanFilter } from '#contract/filters/wilayah.ts';
import type { Kecamatan } from '#contract/rows/wilayah.ts';
import { collection } from '../http/collection.ts';
import type { ResourcePorts } from '../http/context.ts';
import { alphabetically, contains, equals } from '../http/search.ts';

export const kecamatanRoutes = (ports: ResourcePorts) =>
  collection(ports, kecamatanFilter, {
    shows: ['kecamatan'],
    what: 'Kecamatan',
    matching: (db, { id, search, nama_kecamatan }) =>
      db
        .selectFrom('kecamatan')
        .where((eb) => equals(eb, { id }))
        .where((eb) => contains(eb, [search, nama_kecamatan], 'nama_kecamatan')),
    rows: (matching) =>
      matching
        .select(['id', 'nama_kecamatan', 'revisi', 'created_at', 'updated_at'])
        .orderBy(alphabetically('nama_kecamatan')),
    toRows: (found): Kecamatan[] => found,
  });
