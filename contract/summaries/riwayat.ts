import { z } from 'zod';
import { column, means } from '../columns.ts';
import { schema } from '../resource.ts';

/** A period that a curve is made of. Two may begin on the same day, and one may have no dates. */
export const periodeRiwayat = schema(() =>
  z.object({
    id: column.id.meta(means('Periode', 11)),
    nama_periode: column.nama_periode,
    tanggal_mulai: z.iso.date().nullable().meta(means('Hari pertamanya; null bila tidak diketahui', '2026-11-01')),
    tanggal_selesai: z.iso.date().nullable().meta(means('Hari terakhirnya; null bila tidak diketahui', '2026-11-30')),
  }),
);
export type PeriodeRiwayat = z.infer<typeof periodeRiwayat>;

/** Every curve counts the periods that it leaves out. */
export const tanpaTanggal = {
  tanpa_tanggal: z.int().meta(means('Banyaknya periode tanpa tanggal; periode itu tidak ada dalam jawaban ini', 0)),
};

type OrNull<Shape extends Record<string, z.ZodType>> = { [Name in keyof Shape]: z.ZodNullable<Shape[Name]> };

/** Columns of a report as a summary has them: null where nobody reported them. */
export const atauKosong = <Shape extends Record<string, z.ZodType>>(shape: Shape): OrNull<Shape> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, column]) => {
      const { description = '', ...meta } = column.meta() ?? {};
      return [name, column.nullable().meta({ ...meta, description: `${description}; null bila tidak dilaporkan` })];
    }),
    // The names are those of the shape, which `fromEntries` forgets.
  ) as OrNull<Shape>;

type Lists<Shape extends Record<string, z.ZodType>> = { [Name in keyof Shape]: z.ZodArray<z.ZodNullable<Shape[Name]>> };

/** Columns of a report as lists, a value for each period: null where nobody reported it. */
export const perPeriode = <Shape extends Record<string, z.ZodType>>(shape: Shape): Lists<Shape> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, column]) => {
      const { description = '' } = column.meta() ?? {};
      return [
        name,
        z
          .array(column.nullable())
          .meta(means(`${description}; menurut urutan periode, null bila tidak dilaporkan`, [null])),
      ];
    }),
    // As above.
  ) as Lists<Shape>;
