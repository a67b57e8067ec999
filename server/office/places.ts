import { diharapkan, hitungan } from '#contract/formulas/kelengkapan.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { JenisLaporan } from '#contract/limits.ts';
import type { TempatKelengkapan } from '#contract/summaries/kelengkapan.ts';
import { alphabetically } from '../http/read/search.ts';
import type { Db } from '../ports.ts';

interface Kecamatan {
  id: number;
  nama_kecamatan: string;
  desa: { id: number; nama_desa_kelurahan: string }[];
}

/** All that is expected of the regency's places. */
export interface Region {
  wilayah: string;
  kecamatan: readonly Kecamatan[];
  komoditi: readonly { id: number; nama: string }[];
  pangan: readonly { id: number; nama: string }[];
}

/** Names of places and subjects: some hundreds. @param kecamatanIds only these; undefined: all */
export async function regionOf(db: Db, wilayah: string, kecamatanIds?: readonly number[]): Promise<Region> {
  const isWanted = (id: number) => kecamatanIds === undefined || kecamatanIds.includes(id);
  const kecamatan = await db
    .selectFrom('kecamatan')
    .select(['id', 'nama_kecamatan'])
    .orderBy(alphabetically('nama_kecamatan'))
    .orderBy('id')
    .execute();
  const desa = await db
    .selectFrom('desa_kelurahan')
    .select(['id', 'kecamatan_id', 'nama_desa_kelurahan'])
    .orderBy(alphabetically('nama_desa_kelurahan'))
    .orderBy('id')
    .execute();
  const of = Map.groupBy(desa, ({ kecamatan_id }) => kecamatan_id);
  const komoditi = db.selectFrom('komoditi').select(['id', 'nama_komoditi as nama']);
  const pangan = db.selectFrom('pangan').select(['id', 'nama_pangan as nama']);
  return {
    wilayah,
    kecamatan: kecamatan.filter(({ id }) => isWanted(id)).map((one) => ({ ...one, desa: of.get(one.id) ?? [] })),
    komoditi: await komoditi.orderBy(alphabetically('nama_komoditi')).orderBy('id').execute(),
    pangan: await pangan.orderBy(alphabetically('nama_pangan')).orderBy('id').execute(),
  };
}

/** A line of the matrix, and whose counts are summed in it. */
export interface Line extends TempatKelengkapan {
  tempatIds: readonly number[];
}

/** The places of a report: kecamatan, the regency alone, or villages grouped by their kecamatan. */
export function linesOf(jenis: JenisLaporan, region: Region, perDesa: boolean): Line[] {
  const { tempat } = hitungan[jenis];
  const [komoditi, pangan] = [region.komoditi.length, region.pangan.length];
  const expected = (desa: number) => diharapkan(jenis, { komoditi, pangan, desa });
  const kecamatanAlone = { kelurahan_id: null, nama_desa_kelurahan: null };
  if (tempat === 'kabupaten') {
    const nama_kecamatan = regional`Kabupaten ${region.wilayah}`.trim();
    return [{ ...kecamatanAlone, kecamatan_id: null, nama_kecamatan, diharapkan: expected(0), tempatIds: [0] }];
  }
  return region.kecamatan.flatMap(({ id, nama_kecamatan, desa }): Line[] => {
    const of = { kecamatan_id: id, nama_kecamatan };
    if (tempat === 'desa' && perDesa) {
      return desa.map(({ id: kelurahan_id, nama_desa_kelurahan }) => ({
        ...{ ...of, kelurahan_id, nama_desa_kelurahan, diharapkan: expected(1), tempatIds: [kelurahan_id] },
      }));
    }
    const tempatIds = tempat === 'desa' ? desa.map((one) => one.id) : [id];
    return [{ ...of, ...kecamatanAlone, diharapkan: expected(desa.length), tempatIds }];
  });
}

/** What is to be filled in a place, by name. */
export function subjectsOf(jenis: JenisLaporan, region: Region, line: Line): readonly { id: number; nama: string }[] {
  const { isi } = hitungan[jenis];
  if (isi !== 'desa') return region[isi];
  return region.kecamatan
    .filter(({ id }) => id === line.kecamatan_id)
    .flatMap(({ desa }) => desa)
    .filter(({ id }) => line.tempatIds.includes(id))
    .map(({ id, nama_desa_kelurahan: nama }) => ({ id, nama }));
}
