import { hitungan } from '#contract/formulas/kelengkapan.ts';
import { tahunPeriode } from '#contract/formulas/periode/bulan-periode.ts';
import type { JenisLaporan } from '#contract/limits.ts';
import type { Kelengkapan, RincianKelengkapan } from '#contract/summaries/kelengkapan.ts';
import { notFound } from '../http/answer.ts';
import type { ApiContext } from '../http/context.ts';
import { callerWith, forbidden } from '../http/rights/session.ts';
import type { Db, Ports } from '../ports.ts';
import { periodeTanpaTanggal } from '../resources/periode-kini.ts';
import { begunPeriods, officeToday, onePeriod, periodsOf, yearsWithPeriods } from './periods.ts';
import { type Line, linesOf, regionOf, subjectsOf } from './places.ts';
import { filledIn, subjectsIn } from './reports.ts';

interface Wanted {
  jenis: JenisLaporan;
  tahun?: string | undefined;
  kecamatan_id?: number | undefined;
  rinci?: 'desa' | undefined;
}

/** Which kecamatan somebody sees: the office all (undefined), an officer his own. @throws Refusal 403 */
export function placesFor(c: ApiContext, asked: number | undefined): readonly number[] | undefined {
  const { roles, kecamatanIds } = callerWith(c, 'admin', 'petugas');
  const isOffice = roles.some((peran) => peran === 'admin' || peran === 'superadmin');
  if (!isOffice && asked !== undefined && !kecamatanIds.includes(asked)) throw forbidden();
  if (asked !== undefined) return [asked];
  return isOffice ? undefined : kecamatanIds;
}

/** Places by periods. @throws Refusal 403, 404 where the kecamatan does not exist */
export async function findKelengkapan(
  ports: Pick<Ports, 'db' | 'now'>,
  { jenis, tahun: asked, kecamatan_id, rinci }: Wanted,
  kecamatanIds: readonly number[] | undefined,
): Promise<Kelengkapan> {
  const { db } = ports;
  const { hariIni, wilayah } = await officeToday(ports);
  const region = await regionOf(db, wilayah, kecamatanIds);
  if (kecamatan_id !== undefined && region.kecamatan.length === 0) throw notFound('Kecamatan');
  const tahun = asked ?? (await currentYear(db, jenis, hariIni));
  const periode = await periodsOf(db, jenis, tahun, hariIni);
  const lines = linesOf(jenis, region, rinci === 'desa' || kecamatan_id !== undefined);
  const filled = await filledIn(
    db,
    jenis,
    periode.map(({ periode_id }) => periode_id),
  );
  return {
    ...{ jenis, tahun, tahun_lain: await yearsWithPeriods(db, jenis), satuan: hitungan[jenis].satuan },
    ...{ hari_ini: hariIni, periode, tanpa_tanggal: await periodeTanpaTanggal(db, [hitungan[jenis].periode]) },
    tempat: lines.map(({ tempatIds: _, ...tempat }) => tempat),
    terisi: matrixOf(lines, periode, filled),
  };
}

/** The year of the last period that has begun. */
async function currentYear(db: Db, jenis: JenisLaporan, hariIni: string): Promise<string> {
  const [newest] = await begunPeriods(db, jenis, hariIni, 1);
  return (newest && tahunPeriode(newest)) ?? hariIni.slice(0, 4);
}

/** A line of numbers for each place, one for each period. */
function matrixOf(
  lines: readonly Line[],
  periode: readonly { periode_id: number }[],
  filled: Awaited<ReturnType<typeof filledIn>>,
): number[][] {
  const column = new Map(periode.map(({ periode_id }, at) => [periode_id, at]));
  const row = new Map(lines.flatMap(({ tempatIds }, at) => tempatIds.map((id) => [id, at] as const)));
  const terisi = lines.map(() => periode.map(() => 0));
  for (const { periode_id, tempat_id, jumlah } of filled) {
    const counts = terisi[row.get(tempat_id) ?? -1];
    const at = column.get(periode_id);
    if (counts && at !== undefined) counts[at] = (counts[at] ?? 0) + jumlah;
  }
  return terisi;
}

interface WantedPlace {
  jenis: JenisLaporan;
  periode_id?: number | undefined;
  kecamatan_id?: number | undefined;
  kelurahan_id?: number | undefined;
}

/** What a place lacks in a period. @throws Refusal 404 */
export async function findRincian(
  ports: Pick<Ports, 'db' | 'now'>,
  { jenis, periode_id = 0, kecamatan_id, kelurahan_id }: WantedPlace,
): Promise<RincianKelengkapan> {
  const { db } = ports;
  const { hariIni, wilayah } = await officeToday(ports);
  const { satuan } = hitungan[jenis];
  const periode = await onePeriod(db, jenis, periode_id, hariIni);
  const region = await regionOf(db, wilayah, kecamatan_id === undefined ? [] : [kecamatan_id]);
  const lines = linesOf(jenis, region, kelurahan_id !== undefined);
  const line = lines.find((one) => kelurahan_id === undefined || one.kelurahan_id === kelurahan_id);
  if (!line) throw notFound(kelurahan_id === undefined ? 'Kecamatan' : 'Desa atau kelurahan');
  const there = new Set(
    (await subjectsIn(db, jenis, periode_id))
      .filter(({ tempat_id }) => line.tempatIds.includes(tempat_id))
      .map(({ id }) => id),
  );
  const subjects = subjectsOf(jenis, region, line);
  const kurang = subjects.filter(({ id }) => !there.has(id)).map(({ nama }) => nama);
  return { periode, satuan, terisi: there.size, diharapkan: subjects.length, kurang };
}
