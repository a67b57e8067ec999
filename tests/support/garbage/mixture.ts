import fc from 'fast-check';
import { text } from './texts.ts';

/** What an operation takes: fields that fit, and the names under which it takes files. */
export interface Fields {
  fitting: Record<string, unknown>;
  files: readonly string[];
}

interface Mixture<Value> {
  spoilt: [name: string, value: Value][];
  strange: [name: string, value: Value][];
  dropped: string[];
  doubled: string[];
}

const reserved = ['__proto__', 'id', 'user_id', 'revisi', 'foto', '_method'];

/** The fields as they are sent. Mostly one thing is wrong with them: only that gets far. */
export function mixed<Value>(
  { fitting }: Fields,
  write: (value: unknown) => Value,
  wrong: fc.Arbitrary<Value>,
): fc.Arbitrary<[name: string, value: Value][]> {
  const names = Object.keys(fitting).length > 0 ? Object.keys(fitting) : ['judul'];
  const name = fc.constantFrom(...names);
  const none: Mixture<Value> = { spoilt: [], strange: [], dropped: [], doubled: [] };
  const one = fc.tuple(name, wrong).map((spoilt): Mixture<Value> => ({ ...none, spoilt: [spoilt] }));
  const much = fc.record({
    spoilt: fc.array(fc.tuple(name, wrong), { maxLength: 3 }),
    strange: fc.array(fc.tuple(fc.oneof(text, fc.constantFrom(...reserved)), wrong), { maxLength: 2 }),
    dropped: fc.subarray(names, { maxLength: 1 }),
    doubled: fc.subarray(names, { maxLength: 1 }),
  });
  return fc
    .oneof({ weight: 3, arbitrary: one }, { weight: 2, arbitrary: much }, { weight: 1, arbitrary: fc.constant(none) })
    .map(({ spoilt, strange, dropped, doubled }) => {
      const bad = new Map(spoilt);
      const kept = Object.entries(fitting)
        .filter(([field]) => !dropped.includes(field))
        .map(([field, value]): [string, Value] => [field, bad.get(field) ?? write(value)]);
      return [...kept, ...kept.filter(([field]) => doubled.includes(field)), ...strange];
    });
}
