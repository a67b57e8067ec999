import type { WriteVariables } from '../send/send';
import type { OutboxItem } from './item';
import { withAnswer } from './later';

/** Which row it was and what was done to it, without what was typed into it. */
export const withoutTyped = ({ id, input }: WriteVariables): WriteVariables => ({
  ...(id !== undefined && { id }),
  input: Object.fromEntries(Object.entries(input).filter(([name]) => name.endsWith('_id') || name === '_method')),
});

/** A write with what the answer to another one tells. */
export const answered = (item: OutboxItem, key: string, saved: unknown): OutboxItem =>
  item.dependsOn.includes(key)
    ? {
        ...item,
        variables: withAnswer(item.variables, key, saved),
        dependsOn: item.dependsOn.filter((one) => one !== key),
      }
    : item;
