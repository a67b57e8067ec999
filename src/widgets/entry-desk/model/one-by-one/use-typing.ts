import { useEffect, useEffectEvent, useState } from 'react';
import type { Isian, IsianRow, LaporanShape } from '@/entities/laporan';
import { digitsOver, type Typing, type WalkRecorder } from './walk-record';

type Texts = Readonly<Record<string, string>>;
type Row = Pick<IsianRow, 'key' | 'revisi' | 'texts'>;

const NOTHING: Texts = {};

const typingOf = ({ key, revisi = 0, texts: base }: Row, texts: Texts): Typing => ({ key, revisi, base, texts });

/** Takes figures of a row out of what an earlier page has left. */
const without = (all: readonly Typing[], key: string, names: readonly string[]): readonly Typing[] =>
  all.flatMap((one) => {
    if (one.key !== key) return [one];
    const texts = Object.entries(one.texts).filter(([name]) => !names.includes(name));
    return texts.length > 0 ? [{ ...one, texts: Object.fromEntries(texts) }] : [];
  });

/**
 * The figures of the sheet's rows with the digits that are typed over them, which are handed over once a row is left.
 * Digits of an earlier page stand there too, but are handed over only once somebody has touched or confirmed them.
 */
export function useTyping<Shape extends LaporanShape>({ rows, enter }: Isian<Shape>, recorder: WalkRecorder) {
  const [typing, setTyping] = useState<readonly Typing[]>([]);
  const [restored, setRestored] = useState(recorder.first.typing);

  const typedInto = ({ key }: Pick<Row, 'key'>): Texts => typing.find((one) => one.key === key)?.texts ?? NOTHING;
  const laidOver = (row: Row): Texts => ({ ...digitsOver(row, restored), ...typedInto(row) });
  const lay = (row: Row, texts: Texts): void => {
    const others = typing.filter(({ key }) => key !== row.key);
    setTyping(Object.keys(texts).length > 0 ? [...others, typingOf(row, texts)] : others);
  };
  const forget = ({ key }: Row, names: readonly string[]): void => setRestored((all) => without(all, key, names));

  /** Hands over what is typed over a row, and what is taken from elsewhere besides. */
  const give = (row: IsianRow, taken: Texts = NOTHING): void => {
    const all = { ...typedInto(row), ...taken };
    const changed = Object.entries(all).filter(([name, text]) => text !== (row.texts[name] ?? ''));
    lay(row, NOTHING);
    forget(row, Object.keys(all));
    if (changed.length === 0) return;
    const isStored = enter(changed.map(([figure, text]) => ({ key: row.key, figure, text })));
    // The row says so where this device refuses to store it.
    recorder.handOver(typingOf(row, Object.fromEntries(changed)), isStored);
  };

  const leave = useEffectEvent(() => {
    for (const { key } of typing) {
      const row = rows.find((one) => one.key === key);
      if (row) give(row);
    }
  });
  useEffect(() => leave, []);

  return {
    typing,
    restored,
    laidOver,
    textsOf: (row: IsianRow): Texts => ({ ...row.texts, ...laidOver(row) }),
    type: (row: IsianRow, typed: Texts): void => {
      lay(row, { ...typedInto(row), ...typed });
      forget(row, Object.keys(typed));
    },
    give,
    /** A figure of which nobody has touched the digits since an earlier page was closed. */
    untouchedIn: (row: Row): string | undefined =>
      Object.keys(digitsOver(row, restored)).find((name) => !(name in typedInto(row))),
    /** Stands over a row from now on, in the place of all that did. */
    lay: (key: string, texts: Texts): void => {
      const row = rows.find((one) => one.key === key);
      if (!row) return;
      forget(row, Object.keys(laidOver(row)));
      lay(row, texts);
    },
  };
}
