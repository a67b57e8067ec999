import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { formatBerkas } from '#contract/limits.ts';
import type { Resource } from '#contract/resource.ts';
import { type DataTerbuka, dataTerbuka, type Kolom, type TabelTerbuka } from '#contract/summaries/data-terbuka.ts';
import type { Database, TableName } from '../db/schema.ts';
import { isCounted, tableNames } from '../db/tables.ts';
import { columnsOf, fieldAt } from '../http/file/columns.ts';
import { type PeriodeTable, periodeOf, yearsOf } from '../http/file/year.ts';
import { summaryRoutes } from '../http/read/summary-routes.ts';
import type { Db } from '../ports.ts';
import { resources } from '../resources/index.ts';

/** What was taken from elsewhere under a licence that asks to be named. */
const sumber: DataTerbuka['sumber'] = [
  {
    untuk: 'Nama kecamatan, desa, dan kelurahan',
    nama: 'idn-area-data (ODbL)',
    url: 'https://github.com/fityannugroho/idn-area-data',
  },
];

/** Whether everybody reads all of it, and it names nobody: whose rows tell of people is shown, but not given away whole. */
const isOpen = ({ readers, sheet }: Resource): boolean =>
  !(typeof readers === 'object' && 'peran' in readers) && !sheet.some(([, field]) => field.startsWith('users.'));

interface OpenTable {
  resource: Resource;
  table: TableName;
  periode: PeriodeTable | undefined;
}

/** The open tables, reports first; one that has two addresses is told once. */
const openTables: readonly OpenTable[] = resources
  .flatMap(({ resource }) => {
    const table = tableNames.find((name) => name === resource.path.slice(1).replaceAll('-', '_'));
    return table && isOpen(resource) ? [{ resource, table, periode: periodeOf(resource.row) }] : [];
  })
  .toSorted((one, other) => Number(one.periode === undefined) - Number(other.periode === undefined));

/** The catalogue of open data. No table is gone through for it: triggers count the large ones. */
export const dataTerbukaRoutes = summaryRoutes(dataTerbuka, {
  shows: openTables.map(({ table }) => table),
  besides: ({ lisensiData: { nama, url } }) => `-${encodeURIComponent(`${nama} ${url}`)}`,
  find: async (db, _query, c, { lisensiData }) => {
    const written = await db.selectFrom('revisi_tabel').select(['tabel', 'diubah']).execute();
    const times = new Map(written.map(({ tabel, diubah }) => [tabel, diubah]));
    const tabel: TabelTerbuka[] = [];
    for (const open of openTables) {
      const diubah = times.get(open.table) ?? (await newestOf(db, open.table));
      tabel.push(await told(db, open, diubah, `${c.get('origin')}/api${open.resource.path}`));
    }
    const newest = tabel
      .map(({ diubah }) => diubah ?? '')
      .toSorted()
      .at(-1);
    return {
      lisensi: lisensiData,
      sumber: sumber.map((one) => ({ ...one, untuk: regional(one.untuk) })),
      diubah: newest || null,
      tabel,
    };
  },
});

async function told(
  db: Db,
  { resource, table, periode }: OpenTable,
  diubah: string | null,
  address: string,
): Promise<TabelTerbuka> {
  const tahun = periode ? await yearsOf(db, periode, table) : [];
  const { one = resource.called } = resource;
  const years = [null, ...tahun];
  return {
    nama: resource.path.slice(1),
    judul: regional(one.charAt(0).toUpperCase() + one.slice(1)),
    keterangan: resource.notes ? regional(resource.notes) : null,
    baris: await rowsOf(db, table),
    diubah,
    tahun,
    kolom: columnsOf(resource).map(({ title, name, kind }, at) => ({
      ...{ judul: title, nama: name, jenis: kind },
      ...meaningOf(fieldAt(resource.row, (resource.sheet[at]?.[1] ?? '').split('.'))),
    })),
    berkas: years.flatMap((year) =>
      formatBerkas.map((format) => ({
        ...{ format, tahun: year },
        alamat: `${address}?format=${format}${year === null ? '' : `&tahun=${year}`}`,
      })),
    ),
  };
}

/** What the contract says of a field. */
function meaningOf(field: z.ZodType): Pick<Kolom, 'boleh_kosong' | 'arti' | 'contoh'> {
  const { description = '', examples } = (field.meta() ?? {}) as { description?: string; examples?: unknown[] };
  const [example] = examples ?? [];
  return {
    boleh_kosong: field instanceof z.ZodNullable,
    arti: regional(description),
    contoh: example === undefined ? null : String(example),
  };
}

async function rowsOf(db: Kysely<Database>, table: TableName): Promise<number> {
  const counted = sql<{
    jumlah: number | string | null;
  }>`select sum(jumlah) as jumlah from ${sql.table(`jumlah_${table}`)}`;
  const all = sql<{ jumlah: number | string | null }>`select count(*) as jumlah from ${sql.table(table)}`;
  const { rows } = await (isCounted(table) ? counted : all).execute(db);
  return Number(rows[0]?.jumlah ?? 0);
}

/** Whoever changes a row that is older than these writes it in `revisi_tabel`. */
const NEWEST = 5_000;

/** When one of the newest rows was last changed: what is known of a table that has not been written since times are noted. */
async function newestOf(db: Db, table: TableName): Promise<string | null> {
  const { rows } = await sql<{ diubah: string | null }>`
    select max(updated_at) as diubah
    from (select updated_at from ${sql.table(table)} order by id desc limit ${sql.lit(NEWEST)}) as terbaru
  `.execute(db);
  return rows[0]?.diubah ?? null;
}
