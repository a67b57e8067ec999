import type { Ketikan } from './isian';

/** A figure before and after somebody typed it. */
export interface Change {
  key: string;
  figure: string;
  before: string;
  after: string;
}

/** What was entered, step by step, and what of it was taken back. */
export function createSteps() {
  const done: (readonly Change[])[] = [];
  const undone: (readonly Change[])[] = [];
  const moved = (from: typeof done, to: typeof done, text: (change: Change) => string): Ketikan[] => {
    const step = from.pop();
    if (step) to.push(step);
    return (step ?? []).map((change) => ({ key: change.key, figure: change.figure, text: text(change) }));
  };
  return {
    add: (step: readonly Change[]): void => {
      done.push(step);
      undone.length = 0;
    },
    canUndo: (): boolean => done.length > 0,
    canRedo: (): boolean => undone.length > 0,
    /** @returns what is to be typed for it; a figure that was typed twice goes back to what it was at first */
    undo: () => moved(done, undone, ({ before }) => before).reverse(),
    redo: () => moved(undone, done, ({ after }) => after),
  };
}
