import { createForm, FORM_ERROR, type FormApi } from 'final-form';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Form, useFormState } from 'react-final-form';
import type { Rule } from '#contract/rules/rule.ts';
import type { ApiError } from '../../api/api-error';
import { beginSaving } from '../../outbox';
import { toast } from '../../ui/toaster';
import { complaintsOf } from '../values/complaints';
import { type Readers, ReadersContext, readAll } from '../values/readers';
import { useDraft } from '../values/use-draft';
import { DraftNotice } from './DraftNotice';
import css from './form.module.css';
import { LeaveGuard } from './LeaveGuard';

interface RuledFormProps<Values extends object> {
  rules: readonly Rule<Values>[];
  initialValues: Partial<Values>;
  /** What the user does not type: who is logged in, which period is open. */
  fixed?: Partial<Values>;
  /** Stores the values; whoever it asks says aloud how it went. What of them is stored already, it may take from the form. */
  save: (values: Values, form: FormApi) => Promise<{ error: ApiError | null }>;
  /** After the form was stored and cleared. */
  onSaved?: () => void;
  /** Names the draft that keeps half-filled values on this device; never for a form with a password. */
  draft?: string;
  /** The save makes several writes, one after the other: the draft stays until the last of them is stored. */
  isStepwise?: boolean;
  /** What is typed here is typed again in a moment: leaving asks nobody. */
  isLeftFreely?: boolean;
  children: ReactNode;
}

/**
 * A form under the ordered rules of spec section 5: the first broken one is said, each stands beside its field, focus
 * goes to the first. What the server refuses is shown the same way. Stored values clear the form.
 */
export function RuledForm<Values extends object>(props: RuledFormProps<Values>) {
  const { rules, initialValues, fixed, save, onSaved, draft, isStepwise, isLeftFreely, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const [readers] = useState<Readers>(() => new Map());
  // One form for the life of the component: a parent that renders again must not take away what was typed.
  const submit = useRef<(typed: object) => Promise<Record<string, string> | undefined>>(undefined);
  const [form] = useState(() =>
    createForm<Record<string, unknown>>({
      initialValues: initialValues as Record<string, unknown>,
      onSubmit: (typed) => submit.current?.(typed),
    }),
  );
  const kept = useDraft(form, draft);

  submit.current = async (typed) => {
    const values = { ...readAll(readers, typed as Record<string, unknown>), ...fixed } as Values;
    const { first, byField } = complaintsOf(rules, values, readers);
    if (first !== undefined) {
      toast.error(first);
      return refused(byField);
    }
    if (isStepwise) kept.keep();
    const end = isStepwise ? undefined : beginSaving({ draft, hand: kept.hand });
    const { error } = await save(values, form).finally(end);
    if (error) {
      kept.takeBack();
      return refused(firstOfEach(error.data?.errors));
    }
    await kept.forget();
    // Once final-form has noted the success: a cleared form is one that nothing was typed into.
    setTimeout(() => {
      // Who has left meanwhile, as with a session that has ended, is not led elsewhere.
      if (!element.current) return;
      form.restart(initialValues as Record<string, unknown>);
      onSaved?.();
    });
    return undefined;
  };

  return (
    <ReadersContext value={readers}>
      <Form form={form} onSubmit={(typed) => submit.current?.(typed)}>
        {({ handleSubmit }) => (
          <form ref={element} className={css['formulir']} noValidate onSubmit={handleSubmit}>
            {kept.isRestored && (
              <DraftNotice
                onDiscard={() => {
                  void kept.forget();
                  form.restart(initialValues as Record<string, unknown>);
                }}
              />
            )}
            {children}
            <FocusFirst among={element} />
            {!isLeftFreely && <LeaveGuard isKept={Boolean(draft)} />}
          </form>
        )}
      </Form>
    </ReadersContext>
  );
}

const firstOfEach = (errors: Record<string, string[]> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, [first = '']]) => [field, first]));

const refused = (byField: Record<string, string>) => ({ ...byField, [FORM_ERROR]: 'ditolak' });

/** Brings the focus to the first refused field, once the fields show what is wrong with them. */
function FocusFirst({ among }: { among: RefObject<HTMLFormElement | null> }) {
  const { submitErrors } = useFormState({ subscription: { submitErrors: true } });
  useEffect(() => {
    if (submitErrors) among.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitErrors, among]);
  return null;
}
