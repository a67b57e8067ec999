const ROW = 'tr, li';
const CONTROL = 'a[href], button';

/**
 * Where whoever acts on a row from one of its controls goes on when the act takes the row away: at the same control of the
 * next row, or of the one before, else at the screen's heading. Asked while the row stands, answered once it may have gone.
 *
 * @returns null where the control is in no row, and stays
 */
export function onwardFrom(control: Element | null): () => HTMLElement | null {
  const row = control?.closest(ROW);
  if (!control || !row) return () => null;
  const place = [...row.querySelectorAll(CONTROL)].indexOf(control);
  const neighbours = [row.nextElementSibling, row.previousElementSibling];
  return () => {
    const neighbour = neighbours.find((one) => one?.isConnected);
    const same = neighbour?.querySelectorAll<HTMLElement>(CONTROL)[place];
    return same?.matches(':enabled, a') ? same : document.querySelector('h1');
  };
}
