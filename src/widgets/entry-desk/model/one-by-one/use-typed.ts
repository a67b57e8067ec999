import { useEffect, useEffectEvent, useState } from 'react';
import type { Isian, IsianRow, LaporanShape } from '@/entities/laporan';
import type { KeptPlace } from './kept-place';

type Texts = Readonly<Record<string, string>>;

/** What is being typed over a row, until it is left. */
interface Over {
  key: string;
  texts: Texts;
}

const NOTHING: Texts = {};

/** The figures of the sheet's rows with what is being typed over one of them, which is handed over once it is left. */
export function useTyped<Shape extends LaporanShape>({ rows, enter }: Isian<Shape>, kept: KeptPlace | null) {
  const [over, setOver] = useState<Over | null>(kept && { key: kept.key, texts: kept.typed });
  const laidOver = ({ key }: Pick<IsianRow, 'key'>): Texts => (over?.key === key ? over.texts : NOTHING);

  /** Hands over what is typed over a row, and what is taken from elsewhere besides. */
  const give = (row: IsianRow, taken: Texts = NOTHING): void => {
    const changed = Object.entries({ ...laidOver(row), ...taken }).filter(
      ([name, text]) => text !== (row.texts[name] ?? ''),
    );
    setOver(null);
    // Where this device refuses to store it, its row says so.
    if (changed.length > 0) void enter(changed.map(([figure, text]) => ({ key: row.key, figure, text })));
  };

  const leave = useEffectEvent(() => {
    const row = rows.find(({ key }) => key === over?.key);
    if (row) give(row);
  });
  useEffect(() => leave, []);

  return {
    laidOver,
    textsOf: (row: IsianRow): Texts => ({ ...row.texts, ...laidOver(row) }),
    type: (row: IsianRow, typed: Texts): void => setOver({ key: row.key, texts: { ...laidOver(row), ...typed } }),
    give,
    /** Stands over a row from now on. */
    lay: (key: string, texts: Texts): void => setOver({ key, texts }),
  };
}
