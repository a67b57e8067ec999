import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOnceHydrated } from './stored';
import { typeAhead } from './type-ahead';

/**
 * Which row's overlay is open; a screen with a single overlay opens it as 0. It lives in the history, so that the
 * phone's back button closes it.
 */
export function useOverlay() {
  const { opened, open, close } = useOpened(isRow);
  return { opened, open: (id = 0) => open(id), close };
}

/** The same for what any screen may have over it, by its name: no screen takes it for a row of its own. */
export function useNamedOverlay(name: string) {
  const { opened, isLeaving, open, close } = useOpened((opened): opened is string => opened === name);
  return { isOpen: opened !== null, isLeaving, open: () => open(name), close };
}

/**
 * What is done on a screen over it, and to which row: one act at a time.
 *
 * @param of names the screen's own acts
 */
export function useActOverlay(of: string) {
  const isOurs = (opened: unknown): opened is string => typeof opened === 'string' && opened.startsWith(`${of}/`);
  const { opened, open, close } = useOpened(isOurs);
  const [, act = null, id = '0'] = opened?.split('/') ?? [];
  return { act, id: Number(id), open: (next: string, row = 0) => open(`${of}/${next}/${row}`), close };
}

/**
 * For a question that is not opened by a tap on its screen: an entry of the history for as long as it is due, so that the
 * phone's back button takes it away.
 *
 * @param onClosed it is out of the history, by `close` or by going back
 */
export function useEntryWhile(name: string, isDue: boolean, onClosed: () => void) {
  const { isOpen, isLeaving, open, close } = useNamedOverlay(name);
  const wasShown = useRef(false);
  const closed = useEffectEvent(onClosed);
  // An overlay that is closing belongs to the question before.
  const isShown = isOpen && isDue && (wasShown.current || !isLeaving());

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, wherever that is
  useEffect(() => {
    if (isDue) open();
  }, [isDue]);

  useEffect(() => {
    if (wasShown.current && !isOpen) closed();
    wasShown.current = isShown;
  }, [isOpen, isShown]);

  return { isShown, close };
}

const isRow = (opened: unknown): opened is number => typeof opened === 'number';

function useOpened<Id extends number | string>(isOurs: (opened: unknown) => opened is Id) {
  const { key, state, search } = useLocation();
  const navigate = useNavigate();
  const opened = useOnceHydrated<Id | null>(isOurs(state?.opened) ? state.opened : null, null);
  useLeavingEntry();
  const here = useShown(key);
  const openedFrom = useRef<string | null>(null);
  const endAhead = useRef(() => {});
  useEffect(() => () => endAhead.current(), []);
  /** What was asked for while another was still on its way out: it would take the place of the screen below. */
  const next = useRef<Id | null>(null);
  const open = (id: Id): void => {
    // The second tap of an impatient thumb: what the first has opened is not on screen yet.
    if (openedFrom.current === key) return;
    if (leavingEntry.current === key) {
      next.current = id;
      return;
    }
    openedFrom.current = key;
    endAhead.current = typeAhead();
    // The screen below stays: nothing is left (`tanpaTanya`). One overlay gives way to another.
    navigate(
      { search },
      { state: { opened: id, tanpaTanya: true }, replace: opened !== null, preventScrollReset: true },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` is another function with each render
  useEffect(() => {
    if (openedFrom.current !== key) openedFrom.current = null;
    const waiting = next.current;
    next.current = null;
    if (waiting !== null && opened === null) open(waiting);
  }, [key]);

  return {
    opened,
    /** True while the browser goes back from a closed overlay. */
    isLeaving: () => leavingEntry.current === key,
    open,
    close: () => {
      // Its user may have gone back by himself while the overlay waited for something: nothing is left to close.
      if (opened === null || here.current !== key || leavingEntry.current === key) return;
      leavingEntry.current = key;
      navigate(-1);
    },
  };
}

/** The entry of the history that is on screen; null once the screen has gone. */
function useShown(key: string) {
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    shown.current = key;
    return () => {
      shown.current = null;
    };
  }, [key]);
  return shown;
}

/**
 * The history entry that a closing overlay is about to leave, shared by all overlays. A second tap there must neither close
 * again nor open another overlay on top.
 */
const leavingEntry: { current: string | null } = { current: null };

function useLeavingEntry(): void {
  useEffect(() => {
    // It stays when the user does not want to leave what he typed, and comes again with the browser's way forward.
    const comeBack = () => {
      if (window.history.state?.key === leavingEntry.current) leavingEntry.current = null;
    };
    window.addEventListener('popstate', comeBack);
    return () => window.removeEventListener('popstate', comeBack);
  }, []);
}

/** What was tapped, until what it opens has taken it up. */
let origin: Element | null = null;

/** Tells what the next sheet opens out of: the parts that both mark with the same `data-tumbuh` grow from there. */
export const growFrom = (tapped: Element): void => {
  origin = tapped;
};

/** @returns what was tapped; null where nothing was, as when the address itself opens the sheet */
export function takeOrigin(): Element | null {
  const tapped = origin;
  origin = null;
  return tapped?.isConnected ? tapped : null;
}
