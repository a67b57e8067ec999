import { type Bulan, geserBulan } from '#contract/formulas/skpg/bulan.ts';
import type { SkemaSkpg } from '#contract/formulas/skpg/label.ts';
import { skema as skemas } from '#contract/formulas/skpg/skema.ts';
import type { PapanSkpg, TandaSkpg } from '#contract/summaries/skpg/papan.ts';
import type { TandaKantor } from '#contract/summaries/skpg/terbitan.ts';
import type { Ports } from '../ports.ts';
import { findPapan } from './find-papan.ts';

/**
 * What has turned to the worse, in the month that runs and in the one that has ended last.
 *
 * @param places only these; undefined: all, and the regency
 */
export async function findTanda(
  ports: Pick<Ports, 'db' | 'now'>,
  { kini, skema }: { kini: Bulan; skema: SkemaSkpg },
  places: readonly number[] | undefined,
): Promise<TandaKantor> {
  const bulan: TandaKantor['bulan'] = [];
  for (const month of [kini, geserBulan(kini, -1)]) {
    const papan = await findPapan(ports, { bulan: month, skema });
    const tanda = papan.tanda
      .filter(({ kecamatan_id }) => places === undefined || (kecamatan_id !== null && places.includes(kecamatan_id)))
      .filter((one) => !papan.berjalan || isWhole(papan, one));
    bulan.push({ ...month, berjalan: papan.berjalan, tanda });
  }
  return { bulan };
}

/** In a month that runs a sum says nothing until all have reported: fewer hectares may be fewer reports. */
function isWhole({ tempat, skema }: PapanSkpg, { kecamatan_id, ukuran }: TandaSkpg): boolean {
  const place = tempat.find((one) => one.kecamatan_id === kecamatan_id);
  const parts = ukuran === 'komposit' ? Object.values(skemas[skema].aspek).flat() : (skemas[skema].aspek[ukuran] ?? []);
  return parts.every((name) => {
    const one = place?.indikator[name];
    return one !== undefined && one.cakupan >= one.dari;
  });
}
