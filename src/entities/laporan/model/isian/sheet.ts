import { drafts, lastNotes } from '@/shared/lib/device';
import { numberIn } from '@/shared/lib/figures';
import { followed } from '@/shared/lib/followed';
import type { Outbox } from '@/shared/write';
import type { LaporanShape } from '../laporan';
import { createCommitting } from './committing';
import { baseTexts, changedUnder, parkedOf, type SheetOf, textsOf } from './facts';
import { heldIn, joined, noHeld } from './held';
import type { Isian, Ketikan } from './isian';
import { heldText } from './judge';
import { createMemory, type Lists } from './memory';
import { mayBeLeft, settled } from './plan';
import { type Alone, createQueue, withLock } from './queue';
import { createSteps, type Turn } from './steps';
import { createTyping } from './typing';
import { keptUnder } from './use-kept';

/** What a sheet can do; `Isian` says it. */
type Acts = Pick<Isian, 'confirm' | 'discard' | 'enter' | 'resend' | 'settle'>;

/** What whoever shows a sheet is told. */
interface View<Shape extends LaporanShape> extends Pick<Isian<Shape>, 'rows' | 'undo' | 'redo'> {
  /** What this device has of it has been read. */
  isRead: boolean;
  /** A list is on its way, or not among the rows yet. */
  isWaiting: boolean;
}

export interface Sheet<Shape extends LaporanShape> extends Acts {
  know: (lists: Lists<Shape>) => void;
  view: () => View<Shape>;
  subscribe: (listener: () => void) => () => void;
}

/** A place in a period as it is known and typed in this tab. It lives as long as the tab: nothing typed is lost before. */
export function createSheet<Shape extends LaporanShape>(
  of: SheetOf<Shape>,
  outbox: Outbox,
  alone: Alone = withLock,
): Sheet<Shape> {
  const { laporan, periode, tempat, userId } = of;
  const prefix = keptUnder(laporan.field, { userId, periodeId: periode.id, tempatId: tempat.id });
  const memory = createMemory(of);
  const queue = createQueue(prefix, alone);
  const steps = createSteps();
  const { refresh, commit, replan, confirm, unstoredOf } = createCommitting(of, { memory, outbox, queue, prefix });
  const type = createTyping(of, memory, prefix);
  const shown = followed<View<Shape>>({ rows: [], undo: null, redo: null, isRead: false, isWaiting: true });
  let followers = 0;
  let stop = () => {};

  const show = (isRead = shown.get().isRead) => {
    const next = {
      rows: memory.rows(),
      undo: steps.canUndo() ? undo : null,
      redo: steps.canRedo() ? redo : null,
      isRead,
      isWaiting: memory.isWaiting(),
    };
    const before = shown.get();
    const isSame = (Object.keys(next) as (keyof View<Shape>)[]).every((name) => next[name] === before[name]);
    if (!isSame) shown.set(next);
  };
  memory.subscribe(() => show());

  /** A step back or forth without what would show a blank where the server keeps a figure. */
  const withoutBlanks = (typed: readonly Ketikan[]): readonly Ketikan[] => {
    const after = new Map<string, Record<string, string>>();
    for (const { key, figure, text } of typed) {
      const texts = after.get(key) ?? { ...textsOf(laporan, memory.factsOf(key)) };
      after.set(key, { ...texts, [figure]: text });
    }
    return typed.filter(({ key }) => mayBeLeft(laporan, memory.factsOf(key), after.get(key) ?? {}));
  };

  /** A step back or forth over the texts that it had left: what somebody has written since stays. */
  const ofOwnTexts = (step: readonly Turn[]): readonly Ketikan[] => {
    const now = new Map<string, string>();
    return step.filter(({ key, figure, from, text }) => {
      const name = `${key} ${figure}`;
      const current = now.get(name) ?? textsOf(laporan, memory.factsOf(key))[figure] ?? '';
      now.set(name, text);
      return current === from || numberIn(current) === numberIn(from);
    });
  };

  const typeAnew = (step: readonly Turn[]): readonly string[] => {
    const typed = withoutBlanks(ofOwnTexts(step));
    const keys = [...new Set(type(typed).map(({ key }) => key))];
    show();
    if (keys.length > 0) void commit(keys);
    return keys;
  };
  const undo = () => typeAnew(steps.undo());
  const redo = () => typeAnew(steps.redo());

  const heard = new Set<string>();
  let isReading = false;
  const readHeard = async () => {
    if (isReading) return;
    isReading = true;
    while (heard.size > 0) {
      const keys = [...heard];
      heard.clear();
      const wanted = { after: memory.last(), urut: [], keys, drafts: [] };
      const found = await outbox.look(wanted).catch(() => null);
      const gone = keys.filter((key) => !found?.items.some((item) => item.key === key));
      if (found) memory.takeItems(found.items, gone);
    }
    isReading = false;
    replan();
  };

  const load = async () => {
    const [items, kept] = await Promise.all([outbox.items(userId).catch(() => []), drafts.readAll(prefix)]);
    memory.replaceItems(items);
    memory.hold(
      [...kept].map(([key, { values, isNoted }]) => {
        const held = heldIn(laporan.figures, values);
        // Texts typed before the device was read are joined with its draft.
        const own = memory.heldOf(key);
        const draft = isNoted ? { ...held, fresh: Object.keys(held.texts) } : held;
        return [key, joined(draft, own && { ...own, seen: held.texts })];
      }),
    );
    show(true);
    // A draft of an older app may hold nothing but a question: it goes.
    const isBlank = (key: string) => Object.keys(memory.heldOf(key)?.texts ?? {}).length === 0;
    const notedKeys = [...kept].filter(([key, { isNoted }]) => isNoted || isBlank(key)).map(([key]) => key);
    if (notedKeys.length > 0) void commit(notedKeys);
    replan();
  };

  return {
    view: shown.get,
    subscribe: (listener) => {
      const leave = shown.subscribe(listener);
      followers += 1;
      if (followers === 1) {
        stop = outbox.listen(({ key }) => {
          heard.add(key);
          void readHeard();
        });
        // What was kept when the app was closed was typed before all that is typed now.
        queue.after(load());
      }
      return () => {
        leave();
        followers -= 1;
        if (followers === 0) stop();
      };
    },
    know: (lists) => {
      const isNew = memory.know(lists);
      if (isNew) show();
      if (isNew && shown.get().isRead) replan();
    },
    enter: (typed) => {
      const changes = type(typed);
      if (changes.length === 0) return Promise.resolve(true);
      steps.add(changes);
      show();
      return commit(changes.map(({ key }) => key));
    },
    confirm,
    settle: (key, figures) =>
      queue.inTurn(async () => {
        await refresh([key]).catch(() => undefined);
        const facts = memory.factsOf(key);
        const texts = Object.fromEntries(
          laporan.figures.map((figure) => [figure.name, heldText(figure, figures[figure.name] ?? '')]),
        );
        if (facts.held && changedUnder(laporan, facts)) {
          const now = baseTexts(laporan, facts);
          const chosen = { texts, base: now, begun: now, other: undefined, fresh: Object.keys(texts) };
          memory.hold([[key, { ...facts.held, ...chosen }]]);
          void commit([key]);
          return true;
        }
        const write = settled(of, facts, texts);
        const { add, remove } = write ?? { remove: [] };
        const stored = await (add &&
          outbox.write({ add: [add], remove, drafts: [[prefix + key, null]] }).catch(() => null));
        if (!stored) {
          const held = facts.held ?? noHeld(facts);
          memory.hold([[key, { ...held, texts, fresh: Object.keys(texts) }]]);
          // In a turn of its own: what was typed is kept as a draft, or sent where the conflict is over by now.
          void commit([key]);
          return write === null && !parkedOf(facts);
        }
        forget(key);
        memory.takeItems(stored, remove);
        return true;
      }),
    resend: (key) => {
      const facts = memory.factsOf(key);
      const parked = parkedOf(facts);
      if (facts.held?.isRefused) void commit([key]);
      else if (parked) outbox.resend(parked.key).catch(() => undefined);
    },
    discard: (key) =>
      queue.inTurn(async () => {
        await refresh([key]).catch(() => undefined);
        const facts = memory.factsOf(key);
        // Another tab's row under a half typed one is not this one's to give up.
        const drop = changedUnder(laporan, facts) ? [] : facts.waiting.map((item) => item.key);
        const stored = await outbox.write({ drop, drafts: [[prefix + key, null]] }).catch(() => null);
        // A device that refuses to store has nothing of the row.
        if (!stored && drop.length > 0) return false;
        forget(key);
        memory.takeItems([], drop);
        return true;
      }),
  };

  function forget(key: string): void {
    outbox.unstored.remove(unstoredOf(key));
    lastNotes.strike(prefix + key);
    memory.hold([[key, undefined]]);
  }
}
