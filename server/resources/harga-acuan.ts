import type { z } from 'zod';
import { type HargaAcuan, hargaAcuan } from '#contract/resources/harga-acuan.ts';
import type { ResourcePorts } from '../http/context.ts';
import { readsOf } from '../http/read/reads.ts';
import { alphabetically, equals, pointsAtNamed } from '../http/read/search.ts';
import { resourceRoutes } from '../http/write/resource-routes.ts';

type Filter = z.output<typeof hargaAcuan.filter>;

export const hargaAcuanRoutes = (ports: ResourcePorts) => {
  const reads = readsOf({
    shows: ['harga_acuan', 'komoditi'],
    what: hargaAcuan.called,
    matching: (db, { id, komoditi_id, jenis, search }: Filter) =>
      db
        .selectFrom('harga_acuan as acuan')
        .where((eb) => equals(eb, { 'acuan.id': id, 'acuan.komoditi_id': komoditi_id, 'acuan.jenis': jenis }))
        .where((eb) => pointsAtNamed(eb, [search], ['acuan.komoditi_id', 'komoditi', 'nama_komoditi'])),
    rows: (matching) =>
      matching
        .innerJoin('komoditi', 'komoditi.id', 'acuan.komoditi_id')
        .selectAll('acuan')
        .select(['komoditi.nama_komoditi', 'komoditi.satuan'])
        .orderBy(alphabetically('komoditi.nama_komoditi'))
        .orderBy('acuan.berlaku_mulai', 'desc')
        .orderBy('acuan.id'),
    toRows: (found): HargaAcuan[] => found,
  });

  return resourceRoutes(ports, hargaAcuan, reads, {
    table: 'harga_acuan',
    refers: [{ column: 'komoditi_id', table: 'komoditi', called: 'Komoditi' }],
  });
};
