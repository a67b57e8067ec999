import type { LaporanShape } from '@/entities/laporan';
import { columnsOf, SUBJECT } from './columns';
import { judge } from './judge';
import { nextTask } from './judge-all';
import { type Known, lookUp } from './known';
import type { Source } from './source';
import { templateOf } from './template';

/** A report's files. */
export function laporanSource<Shape extends LaporanShape>(known: Known<Shape>): Source {
  const { laporan, periode, tempat } = known;
  const columns = columnsOf(laporan, [...known.subjects.values()].flat());
  return {
    columns,
    lacks: ({ missing }) => missing.filter(({ figure, name }) => figure || name === SUBJECT),
    tempat: laporan.isWide ? [] : tempat,
    judging: async () => {
      await nextTask();
      const looked = await lookUp(known);
      return (raw, place) => judge(looked, columns, raw, place);
    },
    template: async () => templateOf(await lookUp(known), columns),
    nama: `${laporan.names[1]} ${periode.nama_periode}`,
    about: `Berkas Excel untuk ${tempat.map(({ nama_kecamatan }) => nama_kecamatan).join(', ')}, dengan angka periode lalu di samping.`,
  };
}
