import { lastNotes } from '@/shared/lib/device';
import { draftOwners } from '@/shared/lib/draft-owners';
import { type NewItem, newItem, type Outbox, type OutboxItem } from '@/shared/write';
import type { LaporanShape } from '../laporan';
import { namesOf } from '../waiting';
import { baseTexts, begunOn, changedUnder, type Held, inputOf, type SheetOf, textsOf, whereOf } from './facts';
import { isOf } from './grouped';
import { heldIn, joined, noHeld, only, valuesFor } from './held';
import { valuesOf } from './judge';
import { acknowledgedIn } from './look';
import type { Memory } from './memory';
import { keep, type Plan, planRow } from './plan';
import type { Queue } from './queue';

/** So often a row may be sent between the look at it and its change, before the device is said to refuse. */
const ROUNDS = 5;

interface Ports<Shape extends LaporanShape> {
  memory: Memory<Shape>;
  outbox: Outbox;
  queue: Queue;
  /** Names its drafts. */
  prefix: string;
}

/** Brings what is typed into a sheet to this device: what is complete to the outbox, the rest into drafts. */
export function createCommitting<Shape extends LaporanShape>(of: SheetOf<Shape>, ports: Ports<Shape>) {
  const { memory, outbox, queue, prefix } = ports;
  const { laporan, userId } = of;
  const { figures } = laporan;

  /** A doubtful row waits for its answer: nothing of it is written. */
  const planOf = (key: string): Plan => {
    const plan = planRow(of, memory.factsOf(key));
    const isWritten = plan.add !== undefined || plan.edit !== undefined;
    return isWritten && Object.keys(memory.doubtsOf(key)).length > 0 ? keep : plan;
  };

  const unstoredOf = (key: string): NewItem => {
    const facts = memory.factsOf(key);
    const input = inputOf(of, facts.chosen, valuesOf(figures, textsOf(laporan, facts)));
    const { documents, field: entity, stale } = laporan;
    const words = { ...namesOf(laporan, facts.nama, whereOf(of)), entity, refresh: stale, userId };
    return newItem({ ...words, document: documents.add, variables: { input } });
  };

  /**
   * True for a whole row that the device has: every tab may answer or change it, so what the device holds by now stands. So
   * it does where another tab has sent the very same.
   */
  const isLeftToDevice = (key: string, { fresh, texts }: Held): boolean => {
    const base = baseTexts(laporan, memory.factsOf(key));
    const isWhole = figures.every(({ name }) => texts[name] !== undefined);
    return fresh.length === 0 && (isWhole || Object.entries(texts).every(([name, text]) => base[name] === text));
  };

  /** Reads what the device has of some rows by now: another tab may have written. */
  const refresh = async (keys: readonly string[]): Promise<Map<string, string>> => {
    const wanted = {
      after: memory.last(),
      urut: memory.urutOf(keys),
      keys: [],
      drafts: keys.map((key) => prefix + key),
    };
    const found = await outbox.look(wanted);
    const kept = new Map(keys.map((key, at) => [key, found.drafts[at]?.values]));
    const gone = keys
      .flatMap((key) => memory.factsOf(key).waiting)
      .filter(({ urut }) => !found.items.some((item) => item.urut === urut));
    memory.takeItems(
      found.items,
      gone.map(({ key }) => key),
    );
    memory.hold(
      keys.map((key) => {
        const values = kept.get(key);
        const own = memory.heldOf(key);
        if (own && isLeftToDevice(key, own)) {
          const now = values && heldIn(figures, values);
          const acknowledged = { ...now?.acknowledged, ...own.acknowledged };
          return [key, now && { ...now, acknowledged, begun: own.begun, seen: now.texts }];
        }
        const isUndermined = !values && own && changedUnder(laporan, { ...memory.factsOf(key), held: own });
        // Another tab has sent the row: what is typed here is not given up for that.
        return [key, isUndermined ? { ...own, seen: {} } : joined(values && heldIn(figures, values), own)];
      }),
    );
    return new Map([...kept].map(([key, values]) => [key, values ? JSON.stringify(values) : 'null']));
  };

  /** Brings rows as far as they can be brought now: into the outbox, or into their drafts. */
  const commit = async (wanted: readonly string[]): Promise<boolean> => {
    // Nothing is sent for an officer who has logged out; what he typed stays in its drafts.
    if (draftOwners.has(userId) === false) return false;
    const refused = memory.heldKeys().filter((key) => memory.heldOf(key)?.isRefused);
    // Asked at one moment with what is ready: were the lists to come a little later, those that wait for them go first.
    const isKnown = memory.isKnown();
    const keys = [...new Set([...wanted, ...refused, ...ready()])];
    try {
      for (let round = 0; round < ROUNDS; round += 1) if (await attempt(keys, isKnown)) return true;
    } catch {
      // Shown in its rows.
    }
    const unkept = keys.filter((key) => memory.heldOf(key)?.fresh.length);
    // Their last notes have them: a page that is loaded anew finds them, so nothing is called lost.
    for (const key of unkept) outbox.unstored.add(unstoredOf(key), false);
    memory.hold(unkept.map((key) => [key, { ...noHeld(memory.factsOf(key)), ...memory.heldOf(key), isRefused: true }]));
    return unkept.length === 0;
  };

  const attempt = async (keys: readonly string[], isKnown: boolean): Promise<boolean> => {
    const kept = await refresh(keys);
    const plans = [...keys].sort(asTyped).map((key) => {
      const held = memory.heldOf(key);
      const plan = isKnown ? planOf(key) : keep;
      const texts = plan.keeps && held ? held.texts : {};
      const base = plan.keeps ? begunOn(held) : held?.base;
      const values = held ? valuesFor({ ...held, texts, base }) : null;
      return { key, held: held && { ...held, base }, plan, values };
    });
    // A page into which nothing was typed since shows its question, and writes nothing over what another tab has done.
    const isIdle = (key: string, held: Held | undefined) =>
      held?.fresh.length === 0 && (kept.get(key) === 'null' || held.other !== undefined);
    const changed = plans.filter(
      ({ key, held, plan, values }) => JSON.stringify(values) !== kept.get(key) && !(plan.keeps && isIdle(key, held)),
    );
    const batch = {
      add: plans.flatMap(({ plan }) => ('add' in plan && plan.add ? [plan.add] : [])),
      edit: plans.flatMap(({ plan }) => ('edit' in plan && plan.edit ? [plan.edit] : [])),
      remove: plans.flatMap(({ plan }) => plan.remove),
      drafts: changed.map(({ key, values }) => [prefix + key, values] as const),
    };
    const isNothing = Object.values(batch).every((part) => part.length === 0);
    const known = { last: memory.last(), matters: (item: OutboxItem) => isOf(of, item) };
    const stored = isNothing ? [] : await outbox.write({ ...batch, known });
    if (!stored) return false;
    memory.takeItems(stored, batch.remove);
    for (const { key } of plans) outbox.unstored.remove(unstoredOf(key));
    memory.hold(plans.map(({ key, held, plan }) => [key, leftOf(key, held, plan.keeps)]));
    return true;
  };

  /** What is left of a row once the device has what was `given`: what was typed since is still to come. */
  const leftOf = (key: string, given: Held | undefined, keeps: boolean): Held | undefined => {
    const now = memory.heldOf(key);
    const fresh = now?.fresh.filter((name) => now.texts[name] !== given?.texts[name]) ?? [];
    if (fresh.length === 0) lastNotes.strike(prefix + key);
    if (!now) return undefined;
    const baseNow = baseTexts(laporan, memory.factsOf(key));
    const over = keeps
      ? { base: given?.base, seen: given?.texts }
      : { begun: baseNow, base: undefined, seen: {}, other: undefined };
    const remainder = { ...now, ...over, fresh, texts: keeps ? now.texts : only(now.texts, fresh), isRefused: false };
    return valuesFor(remainder) ? remainder : undefined;
  };

  const asTyped = (one: string, other: string): number =>
    (memory.heldOf(one)?.saat ?? 0) - (memory.heldOf(other)?.saat ?? 0);

  /** Drafts that can be sent by now: what they waited for has come. */
  const ready = (): string[] => {
    if (!memory.isKnown()) return [];
    return memory.heldKeys().filter((key) => {
      const facts = memory.factsOf(key);
      const isTyped = Object.keys(facts.held?.texts ?? {}).length > 0;
      // What the device has refused is tried again with what is typed next, or when somebody asks for it.
      return isTyped && !facts.held?.isRefused && !planOf(key).keeps;
    });
  };
  const replan = (): void => {
    const keys = ready();
    if (keys.length > 0) void queue.soon(keys, commit);
  };

  return {
    refresh,
    commit: (keys: Iterable<string>) => queue.soon(keys, commit),
    replan,
    /** The figures in doubt are meant. */
    confirm: (keys: readonly string[]): void => {
      const confirmedRows = keys.flatMap((key) => {
        const [held, doubts] = [memory.heldOf(key), memory.doubtsOf(key)];
        if (!held || Object.keys(doubts).length === 0) return [];
        const acknowledged = acknowledgedIn(textsOf(laporan, memory.factsOf(key)), doubts);
        return [[key, { ...held, acknowledged: { ...held.acknowledged, ...acknowledged } }] as const];
      });
      memory.hold(confirmedRows);
      if (confirmedRows.length > 0) {
        void queue.soon(
          confirmedRows.map(([key]) => key),
          commit,
        );
      }
    },
    unstoredOf,
  };
}
