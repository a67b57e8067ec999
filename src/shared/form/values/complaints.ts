import { FORM_ERROR } from 'final-form';
import type { FieldMetaState } from 'react-final-form';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { Rule } from '#contract/rules.ts';
import type { Refused } from '../../write';
import { type Readers, readText } from './readers';
import type { Saved } from './sent-form';

/** What is wrong with a form: a sentence for each field that it concerns, and under FORM_ERROR the field said first. */
export type Refusal = Record<string, string>;

/**
 * Asks the rules in their order (spec section 5), then the fields whose text cannot be read.
 *
 * @param typed the texts of the fields, of which `values` were read
 */
export function complaintsOf<Values extends object>(
  rules: readonly Rule<Values>[],
  values: Values,
  readers: Readers,
  typed: Record<string, unknown>,
): Refusal | null {
  const broken = rules
    .filter(([, isBroken]) => isBroken(values))
    .map(([message, , field]) => [String(field), regional(message)]);
  const unreadable = [...readers.keys()].flatMap((name) => {
    const read = readText(readers, name, typed[name]);
    return read && 'sentence' in read ? [[name, read.sentence]] : [];
  });
  return refusalOf([...broken, ...unreadable]);
}

/** Complains of days that do not exist, such as 30 February: browsers show the typed text, and give a blank. */
export const dateComplaints = (form: HTMLFormElement | null): Refusal | null =>
  refusalOf(
    [...(form?.querySelectorAll('input') ?? [])]
      .filter(({ validity }) => validity?.badInput)
      .map(({ name }) => [name, 'Tanggal itu tidak ada atau belum lengkap']),
  );

/** The sentence that is said. */
export const firstOf = (refusal: Refusal): string => refusal[refusal[FORM_ERROR] ?? ''] ?? '';

/** Why values were not taken, in the same shape; a reason that names no field is under FORM_ERROR alone. */
export function refusalBy({ message, data }: Refused): Refusal {
  const errors = Object.entries(data?.errors ?? {}).map(([field, [first = '']]) => [field, first]);
  const said = errors.findIndex(([, sentence]) => sentence === message);
  return refusalOf(said > 0 ? [...errors.splice(said, 1), ...errors] : errors) ?? { [FORM_ERROR]: '' };
}

/** The first that is said of a field stands beside it. */
function refusalOf(complaints: readonly (readonly string[])[]): Refusal | null {
  const [first] = complaints;
  if (!first) return null;
  return { ...Object.fromEntries([...complaints].reverse()), [FORM_ERROR]: first[0] ?? '' };
}

/** What was refused when the form was sent, until the field is changed. */
export const complaintOf = (meta: FieldMetaState<unknown>): string | undefined =>
  meta.dirtySinceLastSubmit ? undefined : meta.submitError;

/**
 * Asks the rules once more of values of which a part came only while the form was being saved. The first that is broken
 * ends the save as a refusal of the server's would.
 */
export function stillBroken<Values>(rules: readonly Rule<Values>[], values: Values): Saved | null {
  const broken = rules.find(([, isBroken]) => isBroken(values));
  if (!broken) return null;
  const [raw, , field] = broken;
  const message = regional(raw);
  return { error: { message, data: { errors: { [String(field)]: [message] } } }, says: message };
}
