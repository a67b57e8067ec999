import type { FormApi } from 'final-form';
import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Rule } from '#contract/rules.ts';
import { press } from '../../lib/browser';
import { savingAs } from '../../outbox';
import { toast } from '../../ui/toaster';
import { complaintsOf, firstOf, type Refusal, refusalBy } from './complaints';
import { type Readers, readAll } from './readers';
import type { Kept } from './use-draft';
import type { Entry } from './use-entry';
import { type Saved, useNextRow } from './use-next-row';
import { type Doubts, useQuestion } from './use-question';

export interface SubmitProps<Values extends object> {
  rules: readonly Rule<Values>[];
  initialValues: Partial<Values>;
  /** What the user does not type: who is logged in, which period is open. */
  fixed?: Partial<Values>;
  /** What looks wrong, but may be meant: it is asked before anything is saved. */
  doubts?: (values: Values) => Doubts;
  /** Stores the values; whoever it asks says aloud how it went. What of them is stored already, it may take from the form. */
  save: (values: Values, form: FormApi) => Promise<Saved>;
  /** After the form was stored and cleared. */
  onSaved?: () => void;
  /** The form is for row after row. */
  entry?: Entry;
  /** The save makes several writes, one after the other: the draft stays until the last of them is stored. */
  isStepwise?: boolean;
}

/** What happens when a form under rules is sent. */
export function useRuledSubmit<Values extends object>(
  element: RefObject<HTMLFormElement | null>,
  form: FormApi,
  kept: Kept,
  readers: Readers,
  props: SubmitProps<Values>,
) {
  const latest = useRef(props);
  latest.current = props;
  const isAsking = useRef(false);
  const unsaid = useRef<string>(undefined);
  const question = useQuestion();
  const row = useNextRow({
    element,
    form,
    kept,
    unsaid,
    isEntry: props.entry !== undefined,
    begin: () => ({ ...latest.current.initialValues }),
    isBusy: () => isAsking.current || question.held.length > 0,
    onNext: typeHeld,
  });

  /** What was typed ahead goes into the row that it was meant for, and no further than a row that is not taken. */
  function typeHeld() {
    while (element.current && !isAsking.current) {
      const [within, before, key] = [element.current, row.rounds(), question.next()];
      if (key === undefined) return;
      flushSync(() => press(key, within));
      if (key === 'Enter' && row.rounds() === before) return;
    }
  }

  const finish = async (values: Values): Promise<Refusal | undefined> => {
    const { save, isStepwise } = latest.current;
    if (isStepwise) kept.keep();
    const saving = { drafts: kept.names, hand: kept.hand, stored: () => {}, takeBack: () => true };
    const { error } = await (isStepwise ? save(values, form) : savingAs(saving, () => save(values, form)));
    if (error) {
      kept.takeBack();
      unsaid.current = error.unsaid;
      // Nobody is led into a field of a form that has gone.
      if (!element.current && error.unsaid) toast.error(error.unsaid);
      return refusalBy(error);
    }
    question.discard();
    await kept.forget();
    // Once final-form has noted the success: a cleared form is one that nothing was typed into.
    setTimeout(() => {
      // Who has left meanwhile, as with a session that has ended, is not led elsewhere.
      if (!element.current) return;
      const { initialValues, onSaved, entry } = latest.current;
      form.restart({ ...initialValues });
      onSaved?.();
      entry?.close();
    });
    return undefined;
  };

  const submit = (typed: Record<string, unknown>): Refusal | undefined | Promise<Refusal | undefined> => {
    const refused = row.takeRefusal();
    if (refused) return refused;
    const { rules, fixed, doubts, entry, save } = latest.current;
    const values = { ...readAll(readers, typed), ...fixed } as Values;
    const complaints = complaintsOf(rules, values, readers);
    if (complaints) {
      unsaid.current = firstOf(complaints);
      if (entry?.goesOn()) question.holdBlind();
      return complaints;
    }
    const found = question.takeMeant() ? {} : (doubts?.(values) ?? {});
    if (Object.keys(found).length > 0) {
      isAsking.current = true;
      question.ask(found);
      return found;
    }
    if (!entry?.goesOn()) return finish(values);
    row.goOn(typed, () => save(values, form));
    return undefined;
  };

  const end = (isMeant: boolean) => {
    isAsking.current = false;
    question.end(isMeant);
  };
  const answers = {
    /** The figures are what they should be. */
    save: () => {
      end(true);
      void form.submit();
    },
    /** Whoever asks for it has gone into a field himself. */
    correct: () => end(false),
    /** Leads into the first field in doubt. */
    leadBack: () => {
      end(false);
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
  };
  question.onEscape(answers.leadBack);

  return { submit, unsaid, question, answers, waiting: row.waiting };
}
