import { answerField, mayEdit, type NewItem, newItem, type OutboxItem } from '@/shared/write';
import { typedOf } from '../figures';
import type { LaporanShape } from '../laporan';
import { namesOf } from '../waiting';
import {
  baseTexts,
  changedUnder,
  conflictWith,
  type Facts,
  inputOf,
  isAdd,
  isOvertaken,
  parkedOf,
  type SheetOf,
  textsOf,
  whereOf,
} from './facts';
import { complaintOf, isBlank, type Texts, valuesOf } from './judge';

/** What is to be done for a row, so that what is typed into it is sent. */
export interface Plan {
  add?: NewItem;
  edit?: { key: string; variables: OutboxItem['variables'] };
  remove: readonly string[];
  /** What is typed stays in the draft. */
  keeps: boolean;
}

export const keep: Plan = { remove: [], keeps: true };
const done: Plan = { remove: [], keeps: false };

const isSame = (one: Texts, other: Texts): boolean => Object.entries(one).every(([name, text]) => other[name] === text);
const keysOf = (items: readonly OutboxItem[]): string[] => items.map(({ key }) => key);

/** Plans a row as it is typed now; a row of which nothing is to be sent yet, or ever, keeps its draft. */
export function planRow<Shape extends LaporanShape>(sheet: SheetOf<Shape>, facts: Facts<Shape>): Plan {
  const { laporan } = sheet;
  const { stored, waiting, held } = facts;
  if (!held) return done;
  const parked = parkedOf(facts);
  const texts = textsOf(laporan, facts);
  const base = baseTexts(laporan, facts);
  if (isSame(held.texts, base)) return done;
  if (isOvertaken(facts) || changedUnder(laporan, facts)) return keep;
  if (isBlank(laporan.figures, texts)) return emptied(facts);
  const values = valuesOf(laporan.figures, texts);
  const last = waiting.at(-1);
  const isStored = stored !== undefined || (last !== undefined && !isAdd(last));
  const input = last ? { ...last.variables.input, ...values } : inputOf(sheet, facts.chosen, values, stored?.id);
  if (complaintOf(laporan, texts, input, isStored)) return keep;
  if (parked) return replanned(waiting, parked, values);
  if (!last) return facts.isGone && !stored ? keep : { ...keep, add: written(sheet, facts, input), keeps: false };
  if (!mayEdit(last)) return { ...done, add: following(sheet, facts, last, values) };
  const isUndone = waiting.length === 1 && stored && stored.revisi === last.revisi;
  if (isUndone && isSame(texts, baseTexts(laporan, { ...facts, waiting: [] }))) return { ...done, remove: [last.key] };
  return { ...done, edit: { key: last.key, variables: { ...last.variables, input } } };
}

/** True for a new row that the server cannot have yet. */
const isOursAlone = ({ stored, waiting: [first, ...rest] }: Facts<LaporanShape>): boolean =>
  first !== undefined && !stored && isAdd(first) && [first, ...rest].every(mayEdit);

/** True where a row may be left so: nothing of a row that the server has, or may have, is taken back by a blank. */
export function mayBeLeft<Shape extends LaporanShape>(
  { figures }: SheetOf<Shape>['laporan'],
  facts: Facts<Shape>,
  texts: Texts,
): boolean {
  const isThere = facts.stored !== undefined || facts.waiting.length > 0;
  if (!isThere || figures.every(({ name }) => texts[name])) return true;
  return isBlank(figures, texts) && isOursAlone(facts);
}

/** Only what the server cannot have yet is taken out of the queue. */
function emptied(facts: Facts<LaporanShape>): Plan {
  const { waiting } = facts;
  return isOursAlone(facts) ? { ...done, remove: keysOf(waiting) } : keep;
}

/** A refused write is corrected itself; what waits behind it says less than what is typed now. */
function replanned(waiting: readonly OutboxItem[], parked: OutboxItem, values: object): Plan {
  const behind = waiting.slice(waiting.indexOf(parked) + 1);
  // A conflict is settled, and what nobody can know to be refused is sent once more, before anything is changed.
  if (conflictWith(parked) || !mayEdit(parked) || !behind.every(mayEdit)) return keep;
  const { key, variables } = parked;
  return {
    ...done,
    remove: keysOf(behind),
    edit: { key, variables: { ...variables, input: { ...variables.input, ...values } } },
  };
}

/** A new row, or a change of the server's. */
function written<Shape extends LaporanShape>(sheet: SheetOf<Shape>, facts: Facts<Shape>, input: object): NewItem {
  const { laporan, userId } = sheet;
  const { stored, nama } = facts;
  return newItem({
    ...namesOf(laporan, nama, whereOf(sheet), stored && 'Ubah'),
    entity: laporan.field,
    refresh: laporan.stale,
    userId,
    document: stored ? laporan.documents.edit : laporan.documents.add,
    variables: { ...(stored && { id: stored.id }), input },
    revisi: stored?.revisi,
    base: stored && typedOf<Record<string, unknown>>(laporan, { ...(stored as object) }),
  });
}

/**
 * A change behind a write that is on its way, or whose answer is lost: it waits for that answer, which tells its id and
 * its revision.
 */
function following<Shape extends LaporanShape>(
  sheet: SheetOf<Shape>,
  { nama, chosen }: Facts<Shape>,
  before: OutboxItem,
  values: object,
): NewItem {
  const { laporan, userId } = sheet;
  // What is not known yet stands for a number until then (`OrLater`).
  const id = (before.variables.id ?? { $dari: before.key, jalur: [answerField(before.document), 'id'] }) as number;
  const item = newItem({
    ...namesOf(laporan, nama, whereOf(sheet), 'Ubah'),
    entity: laporan.field,
    refresh: laporan.stale,
    userId,
    document: laporan.documents.edit,
    variables: { id, input: inputOf(sheet, chosen, values, id) },
    revisi: before.revisi,
    // The row as it is once that write is stored.
    base: typedOf<Record<string, unknown>>(laporan, { ...before.variables.input }),
  });
  return { ...item, dependsOn: [before.key] };
}

/** What is sent once a conflict is settled: a change of the row that is in the way, by the revision that was seen. */
export function settled<Shape extends LaporanShape>(
  sheet: SheetOf<Shape>,
  facts: Facts<Shape>,
  texts: Texts,
): { add: NewItem; remove: string[] } | null {
  const parked = parkedOf(facts);
  const conflict = conflictWith(parked);
  const id = conflict?.twin ? conflict.twin.isOwn && conflict.twin.id : parked?.variables.id;
  const behind = parked ? facts.waiting.slice(facts.waiting.indexOf(parked)) : [];
  if (!id || !behind.every(mayEdit)) return null;
  const { laporan } = sheet;
  const input = inputOf(sheet, facts.chosen, valuesOf(laporan.figures, texts), id);
  if (complaintOf(laporan, texts, input, true)) return null;
  // A refusal carries the row as the server's list shows it, untyped; without it only id and revision are asked for.
  const stored = { ...conflict?.row, id, revisi: conflict?.revisi } as unknown as Shape['Row'];
  return { add: written(sheet, { ...facts, stored }, input), remove: keysOf(behind) };
}
