import type { LaporanShape } from '@/entities/laporan';
import type { Periode } from '@/entities/periode';
import { breathe } from '@/shared/lib/timing';
import type { Answers, Question } from '@/shared/office-file';
import { columnsOf, PERIODE } from '../columns';
import { type Known, lookUp } from '../known';
import type { ReadSource } from '../read-file';
import type { Prepared } from '../source';
import { templateOf } from '../template';
import { judgeMany, manyTimesSpec } from './judge-many';
import { periodFinder } from './period-finder';

/** Reads and judges a file of several periods. */
export interface OfficePrepared {
  /** Made anew for each set of answers. */
  reading: (answers: Answers) => Prepared;
  /** Questions about times since the last reading began. */
  questions: () => readonly Question[];
}

interface SourceOptions {
  kabupaten: string;
  periodes: readonly Periode[];
  hariIni: string;
}

/** Titles of parts of a time, which say nothing where one period is open. */
const PARTS_OF_TIME = [
  ...['Bln', 'Bulan Ke', 'Mgg', 'Mgg Ke', 'Th', 'Tahun Data'],
  ...['Waktu', 'Periode'].flatMap((group) =>
    ['Tahun', 'Bulan', 'Minggu', 'Minggu Ke', 'Tanggal'].map((part) => `${group} ${part}`),
  ),
];

/** The files of a report in which each row names its period. */
export function officeSource<Shape extends LaporanShape>(
  known: Known<Shape>,
  { kabupaten, periodes, hariIni }: SourceOptions,
) {
  const { laporan, tempat } = known;
  const columns = columnsOf(laporan, [...known.subjects.values()].flat()).map((column) =>
    column.name === PERIODE ? { ...column, also: [...column.also, ...PARTS_OF_TIME] } : column,
  );
  const source: ReadSource & { columns: typeof columns } = {
    columns,
    tempat: laporan.isWide ? [] : tempat,
    twins: laporan.figures.every(({ prefix }) => prefix !== undefined) ? 'rata-rata' : 'jumlah',
    hasManyTimes: true,
  };
  return {
    ...source,
    periodes,
    prepare: async (): Promise<OfficePrepared> => {
      await breathe();
      const looked = await lookUp(known);
      const spec = manyTimesSpec(looked, columns, kabupaten);
      let finder: ReturnType<typeof periodFinder> | undefined;
      return {
        questions: () => [...(finder?.questions.values() ?? [])],
        reading: (answers) => {
          const own = periodFinder({ jenis: laporan.jenis, stored: periodes, hariIni, answers });
          finder = own;
          const options = { kabupaten, placeWithin: spec.placeWithin };
          return { spec, judging: () => judgeMany(looked, columns, answers, options, own) };
        },
      };
    },
    template: async (situs: string) => templateOf(await lookUp(known), columns, situs),
    nama: laporan.names[1],
  };
}

export type OfficeSource = ReturnType<typeof officeSource>;
