import type { Kelengkapan } from '#contract/summaries/kelengkapan.ts';
import type { Cell } from './grid-keys';

/** A cell by what it is of, as the address names it: '46.9.101' is village 101 of kecamatan 9 in period 46. */
export function nameOf({ periode, tempat }: Pick<Kelengkapan, 'periode' | 'tempat'>, { row, column }: Cell): string {
  const place = tempat[row];
  return [periode[column]?.periode_id ?? 0, place?.kecamatan_id ?? 0, place?.kelurahan_id ?? 0].join('.');
}

/** The cell that an address names; null where there is none, or it is not in the matrix. */
export function cellNamed(
  { periode, tempat }: Pick<Kelengkapan, 'periode' | 'tempat'>,
  name: string | null,
): Cell | null {
  const [periodeId, kecamatanId, kelurahanId] = (name ?? '').split('.').map(Number);
  const column = periode.findIndex(({ periode_id }) => periode_id === periodeId);
  const row = tempat.findIndex(
    ({ kecamatan_id, kelurahan_id }) => (kecamatan_id ?? 0) === kecamatanId && (kelurahan_id ?? 0) === kelurahanId,
  );
  return row >= 0 && column >= 0 ? { row, column } : null;
}
