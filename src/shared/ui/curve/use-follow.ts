import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Drawing, nearest } from './geometry';

/** What is said at a point: its name, the value of each line, and both in one sentence. */
export interface Reading {
  label: string;
  values: readonly string[];
  readonly sentence: string;
}

/** Who moves along the curve hears where he has come to, not each point on the way. */
const CALM_MS = 500;

/** Points that a page key passes: about a month of weeks. */
const PAGE = 4;

/**
 * Lets a finger, a mouse or the arrow keys move along a curve. It changes what is drawn past React: a point costs a few
 * attributes and texts, so that a slow phone follows at each frame.
 */
export function useFollow(figure: RefObject<HTMLElement | null>, drawn: Drawing, read: (index: number) => Reading) {
  const here = useRef(drawn.last);
  const edges = useRef({ left: 0, width: 1 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    here.current = drawn.last;
    if (figure.current) stand(figure.current, drawn, drawn.last, read(drawn.last));
  }, [figure, drawn, read]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const goTo = (index: number, isFollowed: boolean, to = stand) => {
    if (!figure.current) return;
    figure.current.toggleAttribute('data-diikuti', isFollowed);
    if (index === here.current) return;
    here.current = index;
    to(figure.current, drawn, index, read(index));
  };

  const measure = ({ currentTarget }: PointerEvent) => {
    // The finger's field reaches a little beyond the drawing.
    edges.current = (currentTarget.parentElement ?? currentTarget).getBoundingClientRect();
  };

  const follow = ({ clientX }: PointerEvent) => {
    const { left, width } = edges.current;
    goTo(nearest(drawn.xs, ((clientX - left) / width) * 100), true, show);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => announce(figure.current, here.current, read(here.current)), CALM_MS);
  };

  const rest = () => {
    clearTimeout(timer.current);
    goTo(drawn.last, false);
  };

  return {
    onPointerEnter: measure,
    onPointerDown: (event: PointerEvent) => {
      measure(event);
      follow(event);
    },
    onPointerMove: follow,
    /** The page is scrolled after all: the finger meant something else. */
    onPointerCancel: rest,
    /** What a finger has found stays when it is lifted. */
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && rest(),
    onKeyDown: (event: KeyboardEvent) => {
      const index = keyed(event.key, here.current, drawn.xs.length - 1);
      if (index === undefined) return;
      event.preventDefault();
      goTo(index, true);
    },
    onBlur: rest,
  };
}

function keyed(key: string, index: number, end: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: PAGE,
    PageDown: -PAGE,
    Home: -end,
    End: end,
  };
  const step = steps[key];
  return step === undefined ? undefined : Math.min(end, Math.max(0, index + step));
}

const parts = (figure: HTMLElement, name: string) => figure.querySelectorAll<HTMLElement>(`[data-${name}]`);

/** Stands still at a point: shown, and said of the slider. */
function stand(figure: HTMLElement, drawn: Drawing, index: number, reading: Reading): void {
  show(figure, drawn, index, reading);
  mark(figure, index, reading);
}

function show(figure: HTMLElement, { xs, lines }: Drawing, index: number, { label, values }: Reading): void {
  for (const cursor of parts(figure, 'kursor')) {
    for (const end of ['x1', 'x2']) cursor.setAttribute(end, `${xs[index]}%`);
  }
  parts(figure, 'titik').forEach((dot, at) => {
    const spot = lines[at]?.spots[index];
    dot.setAttribute('visibility', spot ? 'visible' : 'hidden');
    if (!spot) return;
    dot.setAttribute('cx', `${spot.x}%`);
    dot.setAttribute('cy', `${spot.y}%`);
  });
  for (const one of parts(figure, 'saat')) write(one, label);
  parts(figure, 'nilai').forEach((one, at) => {
    write(one, values[at] ?? '');
  });
}

/**
 * Into the text that is there: a node that comes anew has the styles of the whole page looked through (`:has`). What
 * says the same is left alone.
 */
function write(element: HTMLElement, text: string): void {
  if (!(element.firstChild instanceof Text)) element.textContent = text;
  else if (element.firstChild.data !== text) element.firstChild.data = text;
}

function mark(figure: HTMLElement, index: number, { sentence }: Reading): void {
  for (const slider of parts(figure, 'geser')) {
    slider.setAttribute('aria-valuenow', String(index + 1));
    slider.setAttribute('aria-valuetext', sentence);
  }
}

function announce(figure: HTMLElement | null, index: number, reading: Reading): void {
  if (!figure) return;
  mark(figure, index, reading);
  for (const status of parts(figure, 'diumumkan')) status.textContent = reading.sentence;
}
