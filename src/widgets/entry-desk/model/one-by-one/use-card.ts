import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Isian, IsianRow, Laporan, LaporanShape } from '@/entities/laporan';
import { brokenRule } from './broken-rule';
import { type Choice, choicesOf } from './choices';
import { pressed, read, stepped, type Tuts } from './figures';
import { useCalm } from './use-calm';
import type { OneByOneState } from './use-one-by-one';

export interface Standing<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  isian: Isian<Shape>;
  /** 'pekan lalu' */
  lalu: string;
  at: { periodeId: number; kecamatanId: number; userId: number | undefined };
}

/** What is on a card besides its row; of another row it says nothing. */
interface Here {
  key: string;
  /** The figure that the keypad types into. */
  figure: string;
  /** What stands in it was typed on this card: the next digit is added to it. */
  isTyped: boolean;
  complaint: string | undefined;
}

/** The row on screen: which figure is typed, and what the keys, the choices and the ways on do. */
export function useCard<Shape extends LaporanShape>(
  { laporan, lalu, at }: Standing<Shape>,
  walk: OneByOneState<Shape>,
  row: IsianRow<Shape>,
  card: RefObject<HTMLElement | null>,
) {
  const { figures } = laporan;
  const inputs = useRef<Record<string, HTMLInputElement | null>>({});
  const [here, setHere] = useState<Here | null>(null);
  const calm = useCalm(row.key, card);
  const texts = walk.textsOf(row);
  const blank = figures.find(({ name }) => !texts[name]);
  const first = (blank ?? figures[0])?.name ?? '';
  const now: Here =
    here?.key === row.key ? here : { key: row.key, figure: first, isTyped: false, complaint: undefined };
  const active = figures.find(({ name }) => name === now.figure);

  // Whoever is on a button of the card, with a keyboard or a screen reader, stays there.
  useLayoutEffect(() => {
    const has = document.activeElement;
    if (has instanceof HTMLButtonElement && card.current?.closest('[role="dialog"]')?.contains(has)) return;
    inputs.current[now.figure]?.focus({ preventScroll: true });
  }, [now.figure, card]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each row is a card of its own
  useLayoutEffect(() => {
    const input = inputs.current[now.figure];
    if (document.activeElement === input) input?.select();
    input?.scrollIntoView?.({ block: 'nearest' });
  }, [row.key, now.figure]);

  const type = (name: string, text: string) => {
    calm.touch();
    walk.type(row, { [name]: text });
    setHere({ key: row.key, figure: name, isTyped: true, complaint: undefined });
  };
  const leaveFor = (name: string) => {
    if (name === now.figure) return;
    void walk.give(row);
    setHere({ ...now, figure: name, isTyped: false });
  };
  const complain = (complaint: string) => setHere({ ...now, complaint });
  const goOn = (taken: Readonly<Record<string, string>> = {}) => {
    const broken = brokenRule(laporan, row, { ...texts, ...taken }, at);
    if (!broken) return walk.goOn(taken);
    // What does not fit is kept as it is, and seen.
    void walk.give(row, taken);
    complain(broken);
  };

  return {
    texts,
    active,
    complaint: now.complaint,
    choices: choicesOf(figures, texts, row.was, lalu),
    refOf: (name: string) => (element: HTMLInputElement | null) => {
      inputs.current[name] = element;
    },
    focus: leaveFor,
    /** With another keyboard. */
    change: (name: string, after: string) => {
      const figure = figures.find((one) => one.name === name);
      if (figure) type(name, read(figure, texts[name] ?? '', after));
    },
    press: (key: Tuts) => {
      if (active) type(active.name, pressed(texts[active.name] ?? '', key, !now.isTyped && key !== 'hapus'));
    },
    step: (name: string, by: 1 | -1) => {
      const figure = figures.find((one) => one.name === name);
      if (now.figure !== name) void walk.give(row);
      if (figure) type(name, stepped(figure, texts[name] ?? '', row.was?.[name], by));
    },
    take: (choice: Choice) => calm.isUnseen() || goOn(choice.texts),
    /** To the figure that is still empty, else to the next row. */
    next: () => {
      if (calm.isUnseen()) return;
      if (row.keadaan === 'asing') return walk.goOn();
      if (!texts[now.figure]) return complain('Isi angka ini dulu, atau ketuk Lewati');
      if (blank) leaveFor(blank.name);
      else goOn();
    },
    skip: () => calm.isUnseen() || walk.skip(),
  };
}

export type CardState<Shape extends LaporanShape> = ReturnType<typeof useCard<Shape>>;
