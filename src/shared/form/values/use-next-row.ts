import type { FormApi } from 'final-form';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldToType, firstEmptyField } from '../../lib/browser';
import { type Refusal, refusalBy } from './complaints';
import { type Saved, type SentForm, sentForm } from './sent-form';
import type { FormDraft } from './use-draft';

type Typed = Record<string, unknown>;

/** A refused row, with what its form began with. */
interface Row {
  begun: Typed;
  typed: Typed;
  refusal: Refusal;
}

interface Place {
  element: RefObject<HTMLFormElement | null>;
  form: FormApi;
  draft: FormDraft;
  /** The form is for row after row, and takes the focus as it opens. */
  isEntry: boolean;
  /** Says why a row was refused: beside its field where the form shows it. */
  say: (says: string | undefined, isShown: boolean) => void;
  /** What the next row begins with. Asked once the last one is on its way, for it may depend on that. */
  begin: () => Typed;
  /** Whether a refused row cannot come back now: a question stands open, or keys are held for the next row. */
  isBusy: () => boolean;
  /** Called before a refused row returns to the fields: further keys belong to the next row. */
  onBack: () => void;
  onNext: () => void;
}

/**
 * Row after row in the same fields: the next one stands there before another key arrives, and the focus never leaves.
 * What became of the last one is heard later. Refused, it comes back if nothing was typed since; else it lies in the
 * outbox, or, where the device cannot store, comes after the row that is being typed.
 */
export function useNextRow({ element, form, draft, say, isEntry, begin, isBusy, onBack, onNext }: Place) {
  const [round, setRound] = useState(0);
  const [now] = useState(() => ({
    round: 0,
    refusal: null as Refusal | null,
    /** True while the fields show a refused row: held keys wait until it is sent. */
    isRefused: false,
  }));
  const [waiting, setWaiting] = useState<readonly Row[]>([]);
  const refused = useRef(waiting);
  const wait = (rows: readonly Row[]) => {
    refused.current = rows;
    setWaiting(rows);
  };
  const fill = ({ begun, typed }: Omit<Row, 'refusal'>) => {
    form.restart(begun);
    form.batch(() => {
      for (const [name, value] of Object.entries(typed)) form.change(name, value);
    });
  };
  const bringBack = (row: Omit<Row, 'refusal'>) => {
    now.isRefused = true;
    onBack();
    flushSync(() => fill(row));
    collapseSelection(element.current);
  };
  const show = (refusal: Refusal) => {
    now.refusal = refusal;
    void form.submit();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round begins anew
  useLayoutEffect(() => {
    if (round > 0) {
      firstEmptyField(element.current)?.focus();
      if (!now.isRefused) queueMicrotask(onNext);
    } else if (isEntry) fieldToType(element.current)?.focus();
  }, [round]);

  return {
    /** Grows with each row that is sent. */
    rounds: (): number => now.round,
    /** Refused rows that nobody but this form knows. */
    waiting: waiting.length,
    /** A refusal that the form is submitted to show, instead of being judged by its rules; given once. */
    takeRefusal: (): Refusal | null => {
      const { refusal } = now;
      now.refusal = null;
      return refusal;
    },
    goOn: (typed: Typed, save: (sent: SentForm) => Promise<Saved>): void => {
      now.round += 1;
      const mine = now.round;
      const row = { begun: { ...form.getState().initialValues }, typed: { ...typed } };
      const stored = draft.goOn();
      let isBack = false;
      const takeBack = () => {
        if (now.round !== mine || isBusy() || form.getState().dirty) return false;
        isBack = true;
        bringBack(row);
        return true;
      };
      // Drawn at once: what the next row begins with depends on what this one was.
      const sent = sentForm(form, draft, { drafts: draft.names, hand: () => {}, stored, takeBack });
      const saved = flushSync(() => save(sent));
      const [next, ...rest] = refused.current;
      now.isRefused = next !== undefined;
      if (next) wait(rest);
      form.restart(next ? next.begun : begin());
      setRound(mine);
      if (next) {
        queueMicrotask(() => {
          bringBack(next);
          show(next.refusal);
        });
      }
      void saved.then(({ error, key, says }) => {
        stored();
        if (!error || key !== undefined) return;
        const refusal = refusalBy(error);
        const isShown = isBack || takeBack();
        say(says, isShown);
        if (isShown) show(refusal);
        else wait([...refused.current, { ...row, refusal }]);
      });
    },
  };
}

/** Puts the caret behind the text of the focused field: the next key is added there, and replaces nothing. */
function collapseSelection(within: HTMLElement | null): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || !within?.contains(field)) return;
  // Fields without a caret, such as dates, refuse a selection.
  if (field.selectionStart !== null) field.setSelectionRange(field.value.length, field.value.length);
}
