import { createForm } from 'final-form';
import { type FocusEvent, type ReactNode, use, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { Chakra } from '../../ui/chakra';
import { Notice } from '../../ui/Notice';
import { WriterContext } from '../../write';
import { type Readers, ReadersContext } from '../values/readers';
import { useDraft } from '../values/use-draft';
import { type SubmitProps, useRuledSubmit } from '../values/use-ruled-submit';
import { DoubtPanel } from './DoubtPanel';
import { FocusFirst } from './FocusFirst';
import { DraftNotice, HeldNotice, UnstoredNotice } from './FormNotices';
import css from './form.module.css';
import { LeaveGuard } from './LeaveGuard';

const FOCUSED_FIELD = ':is(input, select, textarea):focus';

export interface RuledFormProps<Values extends object> extends SubmitProps<Values> {
  /** Names the draft that keeps half-filled values on this device; never for a form with a password. */
  draft?: string;
  /** What is typed here is typed again in a moment: leaving asks nobody. */
  isLeftFreely?: boolean;
  children: ReactNode;
}

/**
 * A form under the ordered rules of spec section 5: each broken one stands beside its field, the focus goes to the first
 * and says it. What the server refuses is shown the same way. Stored values clear the form.
 */
export function RuledForm<Values extends object>(props: RuledFormProps<Values>) {
  const { initialValues, isLeftFreely, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const [readers] = useState<Readers>(() => new Map());
  // One form for the life of the component: a parent that renders again must not take away what was typed.
  const send = useRef<ReturnType<typeof useRuledSubmit<Values>>['submit']>(undefined);
  const [form] = useState(() =>
    createForm<Record<string, unknown>>({
      initialValues: { ...initialValues },
      onSubmit: (typed) => send.current?.(typed),
    }),
  );
  const draft = useDraft(form, props.draft);
  const { submit, unsaid, question, answers, waiting } = useRuledSubmit(element, form, draft, readers, props);
  send.current = submit;
  const { doubts, held, isCalm, discard } = question;

  const isLoggedIn = use(WriterContext)() !== null;
  const heldNotice = held.length > 0 && <HeldNotice keys={held} onDiscard={discard} />;
  /** Whoever goes into a field has seen the question, and corrects. */
  const correct = ({ target }: FocusEvent) => {
    if (doubts && target.matches('input, select, textarea')) answers.correct();
  };

  /** A draft that was only read back may be read again after the login. */
  const isTyped = useRef(false);
  const isInHands = () =>
    (isTyped.current && form.getState().dirty) || element.current?.querySelector(FOCUSED_FIELD) != null;

  return (
    <ReadersContext value={readers}>
      <Chakra>
        <Form form={form} onSubmit={submit}>
          {({ handleSubmit }) => (
            <form
              ref={element}
              className={css['formulir']}
              noValidate
              onSubmit={handleSubmit}
              onFocus={correct}
              onInput={() => {
                isTyped.current = true;
              }}
            >
              {draft.isRestored && (
                <DraftNotice
                  onDiscard={() => {
                    void draft.forget();
                    form.restart({ ...initialValues });
                  }}
                />
              )}
              {!doubts && heldNotice}
              {waiting > 0 && (
                <Notice role="alert">{waiting} baris belum tersimpan. Baris itu muncul lagi setelah baris ini.</Notice>
              )}
              {!isLeftFreely && isLoggedIn && <UnstoredNotice />}
              {children}
              <FocusFirst among={element} unsaid={unsaid} />
              {doubts && (
                <DoubtPanel
                  title={props.question}
                  doubts={doubts}
                  isCalm={isCalm}
                  onSave={answers.save}
                  onCorrect={answers.leadBack}
                >
                  {heldNotice}
                </DoubtPanel>
              )}
              {!isLeftFreely && <LeaveGuard isKept={draft.isKept} isInHands={isInHands} hasMore={waiting > 0} />}
            </form>
          )}
        </Form>
      </Chakra>
    </ReadersContext>
  );
}
