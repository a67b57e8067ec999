import { neraca, rounded } from '#contract/formulas/neraca.ts';
import { ketersediaanPangan, rekapKetersediaanPangan } from '#contract/resources/ketersediaan-pangan.ts';
import type { ApiContext } from '../http/context.ts';
import { list } from '../http/read/collection.ts';
import { byName } from '../http/read/large.ts';
import { parseQuery } from '../http/read/page.ts';
import { readsOf } from '../http/read/reads.ts';
import { alphabetically, equals, pointsAtNamed } from '../http/read/search.ts';
import { mediaUrlOrNull } from '../http/uploads/media-routes.ts';
import type { Db } from '../ports.ts';
import { periodeSebelumnya } from './periode-sebelumnya.ts';

/** Surplus, or deficit when negative. */
export const neracaOf = ({ ketersediaan, kebutuhan }: { ketersediaan: number; kebutuhan: number }): number =>
  neraca(ketersediaan, kebutuhan);

interface Joined {
  pangan_id: number;
  nama_pangan: string;
  logo_pangan: string | null;
}

/** Nests the joined pangan under `pangans`, where the spec's cards look for its logo. */
export const pangans = <Found extends Joined>({ nama_pangan, logo_pangan, ...row }: Found) => ({
  ...row,
  pangans: { id: row.pangan_id, nama_pangan, logo_pangan_url: mediaUrlOrNull(logo_pangan) },
});

const roundedOrNull = (value: number | null, digits?: number) => (value === null ? null : rounded(value, digits));

/** The balance of the whole regency (rulings 17): one row for each food and period. */
const reads = readsOf(
  { ...rekapKetersediaanPangan, called: ketersediaanPangan.called },
  {
    shows: ['ketersediaan_pangan', 'pangan', 'kecamatan', 'periode_ketersediaan_pangan'],
    matching: (db, { search, nama_pangan, ...filter }) =>
      db
        .selectFrom('rekap_ketersediaan_pangan as rekap')
        .where((eb) => equals(eb, filter, 'rekap', 'id', 'pangan_id', 'periode_ketersediaan_pangan_id'))
        .where((eb) => pointsAtNamed(eb, [search, nama_pangan], 'rekap', 'pangan_id')),
    large: byName({
      table: 'rekap_ketersediaan_pangan',
      alias: 'rekap',
      few: ['id', 'periode_ketersediaan_pangan_id'],
      keys: ['pangan_id'],
      within: () => ({}),
    }),
    rows: (matching, _db, { periode_ketersediaan_pangan_id: periode }) =>
      matching
        .innerJoin('pangan', 'pangan.id', 'rekap.pangan_id')
        .innerJoin('periode_ketersediaan_pangan as periode', 'periode.id', 'rekap.periode_ketersediaan_pangan_id')
        .leftJoin('rekap_ketersediaan_pangan as lalu', (join) =>
          join
            .on('lalu.periode_ketersediaan_pangan_id', '=', periodeSebelumnya('periode_ketersediaan_pangan', periode))
            .onRef('lalu.pangan_id', '=', 'rekap.pangan_id'),
        )
        .selectAll('rekap')
        .select((eb) => [
          'lalu.harga_rata_rata as harga_rata_rata_pekan_lalu',
          'lalu.ketersediaan as ketersediaan_pekan_lalu',
          'pangan.nama_pangan',
          'pangan.logo_pangan',
          'periode.nama_periode as nama_periode_ketersediaan_pangan',
          eb
            .selectFrom('kecamatan')
            .select(({ fn }) => fn.countAll<number>().as('jumlah'))
            .$asScalar()
            .as('dari_kecamatan'),
        ])
        .orderBy(alphabetically('pangan.nama_pangan'))
        .orderBy('rekap.pangan_id')
        .orderBy('rekap.id'),
    toRows: (found) =>
      found.map((row) => {
        const tons = { kebutuhan: rounded(row.kebutuhan), ketersediaan: rounded(row.ketersediaan) };
        return {
          ...pangans({ ...row, ...tons }),
          neraca: neracaOf(tons),
          harga_rata_rata: rounded(row.harga_rata_rata, 2),
          harga_rata_rata_pekan_lalu: roundedOrNull(row.harga_rata_rata_pekan_lalu, 2),
          ketersediaan_pekan_lalu: roundedOrNull(row.ketersediaan_pekan_lalu),
          dari_kecamatan: Number(row.dari_kecamatan),
        };
      }),
  },
);

/** Answers `rekap=kabupaten`. */
export const rekapKabupaten = (c: ApiContext, db: Db) =>
  c.req.query('rekap') ? list(c, db, reads, parseQuery(c, reads.filter)) : undefined;
