import type { FormApi } from 'final-form';
import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Rule } from '#contract/rules.ts';
import { press } from '../../lib/browser';
import { toast } from '../../ui/toaster';
import { complaintsOf, dateComplaints, firstOf, type Refusal, refusalBy } from './complaints';
import { type Readers, readAll } from './readers';
import { type Saved, type SentForm, sentForm } from './sent-form';
import type { FormDraft } from './use-draft';
import type { Entry } from './use-entry';
import { useNextRow } from './use-next-row';
import { type Doubts, useQuestion } from './use-question';

export interface SubmitProps<Values extends object> {
  rules: readonly Rule<Values>[];
  initialValues: Partial<Values>;
  /** What the user does not type: who is logged in, which period is open. */
  fixed?: Partial<Values>;
  /** What looks wrong, but may be meant: it is asked before anything is saved. */
  doubts?: (values: Values) => Doubts;
  /** The title of that question; about figures by default. */
  question?: string;
  /** Stores the values. Handed on to the write, the form says why it failed; else the write says it by itself. */
  save: (values: Values, form: SentForm) => Promise<Saved>;
  /** After the form was stored and cleared. */
  onSaved?: () => void;
  entry?: Entry;
}

export function useRuledSubmit<Values extends object>(
  element: RefObject<HTMLFormElement | null>,
  form: FormApi,
  draft: FormDraft,
  readers: Readers,
  props: SubmitProps<Values>,
) {
  const latest = useRef(props);
  latest.current = props;
  const isAsking = useRef(false);
  const unsaid = useRef<string>(undefined);
  /** Says why values were not taken: beside a field of the form that shows them (`FocusFirst`), else by a message. */
  const say = (says: string | undefined, isShown = true) => {
    if (isShown && element.current) unsaid.current = says;
    else if (says) toast.error(says);
  };
  const question = useQuestion();
  const row = useNextRow({
    element,
    form,
    draft,
    say,
    isEntry: props.entry !== undefined,
    begin: () => ({ ...latest.current.initialValues }),
    isBusy: () => isAsking.current || question.held.length > 0,
    onBack: question.holdBlind,
    onNext: typeHeld,
  });

  /** Types held keys into the row that they were meant for, and stops at a row that is not taken. */
  function typeHeld() {
    while (element.current && !isAsking.current) {
      const [within, before, key] = [element.current, row.rounds(), question.next()];
      if (key === undefined) return;
      flushSync(() => press(key, within));
      if (key === 'Enter' && row.rounds() === before) return;
    }
  }

  const finish = async (values: Values): Promise<Refusal | undefined> => {
    const saving = { drafts: draft.names, hand: draft.hand, stored: () => {}, takeBack: () => true };
    const { error, says } = await latest.current.save(values, sentForm(form, draft, saving));
    if (error) {
      draft.takeBack();
      say(says);
      return refusalBy(error);
    }
    question.discard();
    await draft.forget();
    // After final-form has noted the success, or it would mark the cleared form as submitted.
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
    const complaints = dateComplaints(element.current) ?? complaintsOf(rules, values, readers, typed);
    if (complaints) {
      say(firstOf(complaints));
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
    row.goOn(typed, (sent) => save(values, sent));
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
