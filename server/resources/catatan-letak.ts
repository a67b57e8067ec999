import { letakDiLuar } from '#contract/formulas/letak.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Transaction } from '../ports.ts';
import { findShapes } from '../summaries/bentuk-kecamatan.ts';

/** Says when a plot's point lies outside of its sub-district: it is stored, as borders are rough, and its writer is told. */
export async function catatanLetak(trx: Transaction, lahan_id: number): Promise<string | null> {
  const titik = await trx
    .selectFrom('koordinat_lahan_petani as koordinat')
    .innerJoin('lahan_petani as lahan', 'lahan.id', 'koordinat.lahan_id')
    .select(['lahan.kecamatan_id', 'koordinat.lat', 'koordinat.lang'])
    .where('koordinat.lahan_id', '=', lahan_id)
    .executeTakeFirst();
  const sentence = titik && letakDiLuar(await findShapes(trx), titik.kecamatan_id, titik);
  return sentence ? regional`${sentence}. Periksa lagi kecamatan dan koordinatnya.` : null;
}
