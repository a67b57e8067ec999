import { firstBroken } from '#contract/rules.ts';
import type { Figure, IsianRow, Laporan, LaporanShape } from '@/entities/laporan';
import { isWhole, numberOf } from './figures';

/** What is wrong with figures that are all there; undefined where they fit. */
export function brokenRule<Shape extends LaporanShape>(
  { rules, figures, stands }: Laporan<Shape>,
  { chosen }: Pick<IsianRow<Shape>, 'chosen'>,
  texts: Readonly<Record<string, string>>,
  standing: Parameters<Laporan<Shape>['stands']>[0],
): string | undefined {
  const values = Object.fromEntries(figures.map((figure) => [figure.name, judged(figure, texts[figure.name] ?? '')]));
  return firstBroken(rules.add, { kecamatan_id: standing.kecamatanId, ...chosen, ...stands(standing), ...values });
}

const judged = (figure: Figure, text: string): number | string => {
  const value = numberOf(text);
  if (text === '') return '';
  return isWhole(figure) && !Number.isInteger(value) ? Number.NaN : value;
};
