/** A figure before and after somebody typed it. */
export interface Change {
  key: string;
  figure: string;
  before: string;
  after: string;
}

/** A figure to go back to, or forth to, from the text that the step had left. */
export interface Turn {
  key: string;
  figure: string;
  from: string;
  text: string;
}

/** What was entered, step by step, and what of it was taken back. */
export function createSteps() {
  const done: (readonly Change[])[] = [];
  const undone: (readonly Change[])[] = [];
  const moveStep = (
    source: typeof done,
    target: typeof done,
    way: (change: Change) => [from: string, text: string],
  ) => {
    const step = source.pop();
    if (step) target.push(step);
    return (step ?? []).map((change): Turn => {
      const [from, text] = way(change);
      return { key: change.key, figure: change.figure, from, text };
    });
  };
  return {
    add: (step: readonly Change[]): void => {
      done.push(step);
      undone.length = 0;
    },
    canUndo: (): boolean => done.length > 0,
    canRedo: (): boolean => undone.length > 0,
    /** @returns what is to be typed for it; a figure that was typed twice goes back to what it was at first */
    undo: () => moveStep(done, undone, ({ before, after }) => [after, before]).reverse(),
    redo: () => moveStep(undone, done, ({ before, after }) => [before, after]),
  };
}
