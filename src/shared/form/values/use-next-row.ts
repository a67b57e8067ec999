import type { FormApi } from 'final-form';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldToType, firstEmptyField } from '../../lib/where-to-type';
import { toast } from '../../ui/toaster';
import { savingAs } from '../../write';
import type { Outcome } from '../../write/send/send';
import { type Refusal, refusalBy } from './complaints';
import type { Kept } from './use-draft';

type Typed = Record<string, unknown>;

/** How a save went; with a key, what was refused lies in the outbox. */
export type Saved = Pick<Outcome<unknown>, 'error' | 'key'>;

/** A refused row, with what its form began with. */
interface Row {
  begun: Typed;
  typed: Typed;
  refusal: Refusal;
}

interface Place {
  element: RefObject<HTMLFormElement | null>;
  form: FormApi;
  kept: Kept;
  /** The form is for row after row, and is begun without a touch. */
  isEntry: boolean;
  /** The sentence of a refusal that nobody has said yet. */
  unsaid: RefObject<string | undefined>;
  /** What the next row begins with, asked once the last one is on its way. */
  begin: () => Typed;
  /** Something else than a row is in the way of one that comes back. */
  isBusy: () => boolean;
  /** The next row stands in the fields. */
  onNext: () => void;
}

/**
 * Row after row in the same fields: the next one stands there before another key arrives, and the focus never leaves.
 * What became of the last one is heard later. Refused, it comes back if nothing was typed since; else it lies in the
 * outbox, or, where the device cannot store, comes after the row that is being typed.
 */
export function useNextRow({ element, form, kept, unsaid, isEntry, begin, isBusy, onNext }: Place) {
  const [round, setRound] = useState(0);
  const [now] = useState(() => ({ round: 0, refusal: null as Refusal | null }));
  const [waiting, setWaiting] = useState<readonly Row[]>([]);
  const waits = useRef(waiting);
  const wait = (rows: readonly Row[]) => {
    waits.current = rows;
    setWaiting(rows);
  };
  const fill = ({ begun, typed }: Omit<Row, 'refusal'>) => {
    form.restart(begun);
    form.batch(() => {
      for (const [name, value] of Object.entries(typed)) form.change(name, value);
    });
  };
  const say = (refusal: Refusal) => {
    now.refusal = refusal;
    void form.submit();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round begins anew
  useLayoutEffect(() => {
    if (round > 0) {
      firstEmptyField(element.current)?.focus();
      queueMicrotask(onNext);
    } else if (isEntry) fieldToType(element.current)?.focus();
  }, [round]);

  return {
    /** Grows with each row that is sent. */
    rounds: (): number => now.round,
    /** Refused rows that nobody but this form knows. */
    waiting: waiting.length,
    /** A refusal that is to be shown and not judged again, once. */
    takeRefusal: (): Refusal | null => {
      const { refusal } = now;
      now.refusal = null;
      return refusal;
    },
    goOn: (typed: Typed, save: () => Promise<Saved>): void => {
      now.round += 1;
      const mine = now.round;
      const row = { begun: { ...form.getState().initialValues }, typed: { ...typed } };
      const stored = kept.goOn();
      let isBack = false;
      const takeBack = () => {
        if (now.round !== mine || isBusy() || form.getState().dirty) return false;
        isBack = true;
        fill(row);
        return true;
      };
      // Drawn at once: what the next row begins with depends on what this one was.
      const saved = flushSync(() => savingAs({ drafts: kept.names, hand: () => {}, stored, takeBack }, save));
      const [next, ...rest] = waits.current;
      if (next) wait(rest);
      form.restart(next ? next.begun : begin());
      setRound(mine);
      if (next) {
        queueMicrotask(() => {
          fill(next);
          say(next.refusal);
        });
      }
      void saved.then(({ error, key }) => {
        stored();
        if (!error || key !== undefined) return;
        const refusal = refusalBy(error);
        const isShown = isBack || takeBack();
        // Beside no field of a form that has gone, or that holds another row.
        if (isShown && element.current) unsaid.current = error.unsaid;
        else if (error.unsaid) toast.error(error.unsaid);
        if (isShown) say(refusal);
        else wait([...waits.current, { ...row, refusal }]);
      });
    },
  };
}
