import { useApolloClient } from '@apollo/client/react';
import { use, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api';
import { toast } from '../../ui/toaster';
import { outboxOf } from '../outbox/outbox';
import { type NewItem, newItem, type OutboxNames } from '../rows/item';
import type { OrLater } from '../rows/later';
import {
  type Outcome,
  refresh,
  type SavingForm,
  type SendOptions,
  send,
  type WriteDocument,
  type WriteVariables,
} from '../send/send';
import { WriterContext } from '../send/writer';
import { type FailedWords, noteOf, sentence, setbackSentence, tell } from './save-words';
import { createWriteKeys } from './write-keys';

interface SaveWords {
  /** Said when the write is stored; left out where it is one of several. */
  done?: string;
  failed: FailedWords;
  /** The lists that the write makes stale, by the names of their query fields. */
  refresh: readonly string[];
}

/** Lets a write wait on this device when the server cannot be reached (docs/decisions/0012). */
interface Queue<Variables> {
  entity: string;
  names: (variables: OrLater<Variables>) => OutboxNames;
}

export type QueuedWords<Variables> = SaveWords & { queue: Queue<Variables> };

interface Options extends Omit<SendOptions, 'key' | 'token'> {
  /** In the place of the queue's, where the variables do not tell what they are about. */
  label?: string;
  /** What a change is based on (`OutboxItem`). */
  base?: NewItem['base'];
  /** Whose values are saved. Why they were refused is then left to it to say: the outcome bears the sentence. */
  form?: SavingForm;
}
type Save<Saved, Variables> = (variables: Variables, options?: Options) => Promise<Outcome<Saved>>;

/** Said in the place of success while a write waits. */
export const STORED_HERE = 'Tersimpan di perangkat';
const NOT_STORED = 'Server tidak terjangkau, dan perangkat ini tidak dapat menyimpan. Jangan tutup isian ini.';

/** Whether it is certain that the server has stored it, or has not. */
const isAnswered = ({ error }: Outcome<unknown>): boolean =>
  !error || (error.data !== undefined && error.code < 500 && error.code !== 409);

/**
 * The only door to a write (rulings 8): sends it with a key of its own, says how it went, refreshes what it made stale.
 * With a `queue` it is stored on this device first: where no answer comes it counts as saved, and goes to the server by
 * itself. Its variables may then refer to what an earlier write's answer will say (`later`).
 */
export function useSave<Saved, Variables extends WriteVariables>(
  document: WriteDocument<Saved, Variables>,
  words: QueuedWords<Variables>,
): Save<Saved, OrLater<Variables>>;
export function useSave<Saved, Variables extends WriteVariables>(
  document: WriteDocument<Saved, Variables>,
  words: SaveWords,
): Save<Saved, Variables>;
export function useSave<Saved, Variables extends WriteVariables>(
  document: WriteDocument<Saved, Variables>,
  { done, failed, refresh: stale, queue }: SaveWords & { queue?: Queue<Variables> },
): Save<Saved, Variables> {
  const client = useApolloClient();
  const writer = use(WriterContext);
  const [keys] = useState(createWriteKeys);
  const onScreen = useRef<NewItem[]>([]);

  useEffect(
    () => () => {
      for (const item of onScreen.current) {
        // Whoever closed the form was asked. One that an ended session has closed leaves the names in the ledger.
        if (writer()?.userId === item.userId) outboxOf(client, writer).unstored.remove(item);
      }
    },
    [client, writer],
  );

  /** A write that is sent again because no answer came bears the key of its first attempt. */
  const sendAtOnce = async (variables: Variables, { revisi, send: via }: Options): Promise<Outcome<Saved>> => {
    const key = keys.of({ variables, revisi });
    const outcome = await send(client, document, variables, { key, revisi, send: via });
    if (isAnswered(outcome)) keys.settle(key);
    return outcome;
  };

  /** Stores first, then waits a moment for the answer. */
  const storeFirst = async (variables: Variables, options: Options, { entity, names }: Queue<Variables>) => {
    const { revisi, base, send: via, form, label } = options;
    const userId = writer()?.userId;
    // Nobody is logged in: the server says so.
    if (userId === undefined) return null;
    const outbox = outboxOf(client, writer);
    const called = { ...names(variables as OrLater<Variables>), ...(label && { label }) };
    const item = newItem({
      ...called,
      entity,
      refresh: stale,
      userId,
      document,
      variables,
      revisi,
      base,
    });
    form?.hand();
    try {
      await outbox.add([item], { via, drafts: form?.drafts });
    } catch {
      // Private modes and full devices refuse to store: it is sent at once then, or refused visibly.
      const outcome = item.dependsOn.length > 0 ? null : await sendAtOnce(variables, options);
      if (outcome && outcome.error?.code !== 0) {
        outbox.unstored.remove(item);
        return outcome;
      }
      outbox.unstored.add(item);
      onScreen.current.push(item);
      return { error: new ApiError(NOT_STORED, 0), saved: null };
    }
    outbox.unstored.remove(item);
    form?.stored();
    return outbox.outcomeOf<Saved>(item.key, form?.takeBack);
  };

  /** A proxy's timeout is answered after the form has gone on. */
  const sayLateSetback = async (key: string, variables: Variables) => {
    if (await outboxOf(client, writer).isSetBackLate(key)) toast.error(setbackSentence(failed, variables));
  };

  const heed = (outcome: Outcome<Saved>, variables: Variables): void => {
    if (outcome.error) {
      // Somebody was faster: the lists on screen are out of date.
      if ([404, 409, 412].includes(outcome.error.code)) refresh(client, stale);
    } else if (outcome.isSetBack) {
      toast.error(setbackSentence(failed, variables));
    } else if (outcome.key !== undefined) {
      if (done) toast.success(STORED_HERE);
      void sayLateSetback(outcome.key, variables);
    } else {
      refresh(client, stale);
      if (done) toast.success(done);
      const note = noteOf(outcome.saved);
      if (note) toast.info(note);
    }
  };

  return async (variables, options = {}) => {
    const stored = queue ? await storeFirst(variables, options, queue) : null;
    const outcome: Outcome<Saved> = stored ?? (await sendAtOnce(variables, options));
    heed(outcome, variables);
    // A refused row that lies in the outbox is announced from there, by its name.
    if (!outcome.error || outcome.key !== undefined) return outcome;
    return tell(outcome, sentence(outcome.error, failed), options.form);
  };
}
