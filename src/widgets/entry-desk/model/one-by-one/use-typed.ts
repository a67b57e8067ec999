import { useState } from 'react';
import type { Isian, IsianRow, LaporanShape } from '@/entities/laporan';

type Texts = Readonly<Record<string, string>>;

/** What is typed over a row until the row has it. */
interface Over {
  texts: Texts;
  /** What of it was handed over already. */
  given: Texts;
  /** The row as it was then: a newer one has it all. */
  row: IsianRow | undefined;
}

const NO_TEXTS: Texts = {};
const NOTHING: Over = { texts: NO_TEXTS, given: NO_TEXTS, row: undefined };

/** The figures of the sheet's rows with what is typed over them; each is handed over once it is left. */
export function useTyped<Shape extends LaporanShape>({ enter }: Isian<Shape>, first: Record<string, Texts>) {
  const [over, setOver] = useState<Readonly<Record<string, Over>>>(() =>
    Object.fromEntries(Object.entries(first).map(([key, texts]) => [key, { ...NOTHING, texts }])),
  );
  const [isRefused, setRefused] = useState(false);

  const laidOver = (row: IsianRow): Texts => {
    const mine = over[row.key];
    return !mine || (mine.row && mine.row !== row) ? NO_TEXTS : mine.texts;
  };
  const textsOf = (row: IsianRow): Texts => ({ ...row.texts, ...laidOver(row) });

  const type = (row: IsianRow, typed: Texts) =>
    setOver((now) => {
      const { given } = now[row.key] ?? NOTHING;
      return { ...now, [row.key]: { texts: { ...laidOver(row), ...typed }, given, row: undefined } };
    });

  /** Hands over what is typed over a row, and what is taken from elsewhere besides. */
  const give = async (row: IsianRow, taken: Texts = {}): Promise<void> => {
    const { given } = over[row.key] ?? NOTHING;
    const texts = { ...laidOver(row), ...taken };
    const fresh = Object.entries(texts).filter(
      ([name, text]) => text !== (row.texts[name] ?? '') && (name in taken || given[name] !== text),
    );
    if (fresh.length === 0) return;
    setOver((now) => ({ ...now, [row.key]: { texts, given: { ...given, ...texts }, row: undefined } }));
    const isStored = await enter(fresh.map(([figure, text]) => ({ key: row.key, figure, text })));
    setRefused(!isStored);
    setOver((now) => {
      const mine = now[row.key];
      // Typed on meanwhile: that is not there yet.
      if (!mine || mine.texts !== texts) return now;
      return { ...now, [row.key]: isStored ? { ...mine, row } : { ...mine, given: {} } };
    });
  };

  return { textsOf, laidOver, type, give, isRefused };
}
