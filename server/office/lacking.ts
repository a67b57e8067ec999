import type { JenisLaporan } from '#contract/limits.ts';
import type { Db } from '../ports.ts';
import { type Line, linesOf, type Region, subjectsOf } from './places.ts';
import { subjectsIn } from './reports.ts';

/** A place that is not complete, and what it lacks by name. */
export interface Lacking {
  kecamatan_id: number | null;
  nama_kecamatan: string;
  terisi: number;
  diharapkan: number;
  isi: string[];
}

/** The kecamatan, or the regency, that are not complete in a period; those of which nothing is expected are not there. */
export async function lackingIn(db: Db, jenis: JenisLaporan, region: Region, periodeId: number): Promise<Lacking[]> {
  const lineOf = new Map<number, Line>();
  const lines = linesOf(jenis, region, false);
  for (const line of lines) for (const id of line.tempatIds) lineOf.set(id, line);
  const there = new Map<Line, Set<number>>(lines.map((line) => [line, new Set()]));
  for (const { tempat_id, id } of await subjectsIn(db, jenis, periodeId)) {
    const line = lineOf.get(tempat_id);
    if (line) there.get(line)?.add(id);
  }
  return lines.flatMap((line) => {
    const has = there.get(line) ?? new Set();
    const missing = subjectsOf(jenis, region, line).filter(({ id }) => !has.has(id));
    if (missing.length === 0) return [];
    const { kecamatan_id, nama_kecamatan, diharapkan } = line;
    return [{ kecamatan_id, nama_kecamatan, terisi: has.size, diharapkan, isi: missing.map(({ nama }) => nama) }];
  });
}
