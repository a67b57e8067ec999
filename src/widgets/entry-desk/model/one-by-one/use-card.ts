import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Figure, Isian, IsianRow, Laporan, LaporanShape } from '@/entities/laporan';
import { shownText } from '@/shared/lib/figures';
import { type Broken, brokenIn, unreadIn } from './broken-rule';
import { type Choice, choicesOf } from './choices';
import { placeBefore, placeIn, pressed, type Span, stepped, type Tuts } from './figures';
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
  broken: Broken | undefined;
}

const UNTOUCHED = 'Angka ini diketik sebelum aplikasi tertutup. Periksa dulu, lalu ketuk Lanjut sekali lagi';

/** The row on screen: which figure is typed, and what the keys, the choices and the ways on do. */
export function useCard<Shape extends LaporanShape>(
  { laporan, isian, lalu, at }: Standing<Shape>,
  walk: OneByOneState<Shape>,
  row: IsianRow<Shape>,
  card: RefObject<HTMLElement | null>,
) {
  const { figures } = laporan;
  const inputs = useRef<Record<string, HTMLInputElement | null>>({});
  /** So many signs stand behind the caret, once what was typed is drawn. */
  const caret = useRef<number | null>(null);
  const [here, setHere] = useState<Here | null>(null);
  const calm = useCalm(row.key, card);
  const texts = walk.textsOf(row);
  const blank = figures.find(({ name }) => !texts[name]);
  const untouched = walk.untouchedIn(row);
  // Whoever comes back to a row stands where he was typing.
  const last = untouched ?? Object.keys(walk.laidOver(row)).at(-1);
  const first = last ?? (blank ?? figures[0])?.name ?? '';
  // Digits that an earlier page has left on a row further on are overtyped: nobody expects them there.
  const isTyped = last !== undefined && (untouched === undefined || walk.isJustOpened);
  const now: Here = here?.key === row.key ? here : { key: row.key, figure: first, isTyped, broken: undefined };
  const active = figures.find(({ name }) => name === now.figure);

  // Whoever is on a button of the card, with a keyboard or a screen reader, stays there.
  useLayoutEffect(() => {
    const has = document.activeElement;
    if (has instanceof HTMLButtonElement && card.current?.closest('[role="dialog"]')?.contains(has)) return;
    inputs.current[now.figure]?.focus({ preventScroll: true });
  }, [now.figure, card]);
  const overtyped = now.isTyped ? null : texts[now.figure];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each row is a card of its own
  useLayoutEffect(() => {
    const input = inputs.current[now.figure];
    if (!input || document.activeElement !== input) return;
    if (overtyped === null) input.setSelectionRange(input.value.length, input.value.length);
    else input.select();
  }, [row.key, now.figure, overtyped]);
  // A field whose text is drawn anew has its caret at the end.
  useLayoutEffect(() => {
    const { current: behind } = caret;
    const input = inputs.current[now.figure];
    if (behind === null || !input) return;
    caret.current = null;
    const place = placeBefore(texts[now.figure] ?? '', input.value, behind);
    input.setSelectionRange(place, place);
  });
  // What is wrong has been brought into sight before: where there is no room for both, the field is what is typed in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    inputs.current[now.figure]?.scrollIntoView?.({ block: 'nearest' });
  }, [row.key, now.figure, now.broken, row.reason]);

  /** The part of a figure that a key takes the place of; undefined where all that stands there is overtyped. */
  const spanOf = (figure: Figure): Span | undefined => {
    const text = texts[figure.name] ?? '';
    const input = inputs.current[figure.name];
    const { selectionStart: from, selectionEnd: to } = input ?? {};
    const isAll = input !== document.activeElement || (from === 0 && to === input?.value.length);
    if (!now.isTyped && isAll) return undefined;
    const place = (at: number | null | undefined) =>
      placeIn(text, shownText(text, 'shown'), at ?? Number.POSITIVE_INFINITY);
    return { from: place(from), to: place(to) };
  };
  const type = (name: string, text: string) => {
    calm.touch();
    walk.type(row, { [name]: text });
    setHere({ key: row.key, figure: name, isTyped: true, broken: undefined });
  };
  const leaveFor = (name: string) => {
    if (name === now.figure) return;
    walk.give(row);
    setHere({ ...now, figure: name, isTyped: false, broken: undefined });
  };
  /** The row begins anew with what stands in it then. */
  const turn = (act: (() => void) | null) => {
    setHere(null);
    act?.();
  };
  const complain = (broken: Broken) => setHere({ ...now, figure: broken.figure ?? now.figure, broken });
  /** To the figure that is still empty, else to the next row. */
  const goOn = (choice: Readonly<Record<string, string>> = {}) => {
    if (untouched !== undefined && now.broken?.complaint !== UNTOUCHED) {
      calm.ask();
      const isHere = untouched === now.figure;
      const broken = { complaint: UNTOUCHED, choices: [] };
      return setHere({ ...now, figure: untouched, isTyped: isHere && now.isTyped, broken });
    }
    // They were looked at by now.
    const taken = untouched === undefined ? choice : { ...walk.laidOver(row), ...choice };
    const all = { ...texts, ...taken };
    const next = figures.find(({ name }) => !all[name]);
    const broken = next ? unreadIn(figures, all) : brokenIn(laporan, row, all, at);
    if (!broken && !next) return walk.goOn(taken);
    // What does not fit is kept as it is, and seen.
    walk.give(row, taken);
    if (broken) complain(broken);
    else if (next) setHere({ ...now, figure: next.name, isTyped: false, broken: undefined });
  };

  return {
    texts,
    active,
    broken: now.broken,
    choices: now.broken?.choices.length ? now.broken.choices : choicesOf(figures, texts, row.was, lalu),
    refOf: (name: string) => (element: HTMLInputElement | null) => {
      inputs.current[name] = element;
    },
    focus: leaveFor,
    /** With another keyboard. */
    change: type,
    press: (key: Tuts) => {
      if (!active) return;
      const text = texts[active.name] ?? '';
      const span = spanOf(active);
      caret.current = span ? text.length - span.to : 0;
      type(active.name, pressed(text, key, span === undefined, span));
    },
    step: (name: string, by: 1 | -1) => {
      const figure = figures.find((one) => one.name === name);
      if (now.figure !== name) walk.give(row);
      if (figure) type(name, stepped(figure, texts[name] ?? '', row.was?.[name], by));
    },
    take: (choice: Choice) => {
      if (calm.hears('pilihan')) goOn(choice.texts);
    },
    next: () => {
      if (!calm.hears('lanjut')) return;
      if (row.keadaan === 'asing' || row.keadaan === 'bentrok') return walk.goOn();
      if (!texts[now.figure]) return complain({ complaint: 'Isi angka ini dulu, atau ketuk Lewati', choices: [] });
      goOn();
    },
    /** The figures in doubt are meant. */
    mean: () => {
      if (!calm.hears('pilihan')) return;
      isian.confirm([row.key]);
      walk.goOn();
    },
    /** Back into the figure that is asked about. */
    mend: () => {
      const name = row.figure ?? now.figure;
      setHere({ ...now, figure: name, isTyped: false, broken: undefined });
      inputs.current[name]?.focus();
      inputs.current[name]?.select();
    },
    skip: () => {
      if (calm.hears('lewati')) walk.skip();
    },
    undo: walk.undo && (() => calm.hears('urungkan') && turn(walk.undo)),
    redo: walk.redo && (() => turn(walk.redo)),
  };
}

export type CardState = ReturnType<typeof useCard<LaporanShape>>;
