import { whenIdle } from '../../lib/timing';

/** The marks of long-list.module.css, each leaving fewer rows out: all at once would hold up a finger on a slow phone. */
const MARKS = ['26', '38'];

/** Takes the mark from a page that has arrived: its rows get their true heights, some at a time. */
export function layOutAll(root: HTMLElement, [next, ...rest]: readonly string[] = MARKS): void {
  if (!next) {
    root.removeAttribute('data-awal');
    return;
  }
  root.dataset['awal'] = next;
  whenIdle(() => layOutAll(root, rest));
}
