/** What stays where it is on the glass while its screen moves: a transform would take it along, or put it elsewhere. */
const STAYS = '[data-diam]';

/** The largest parts of a screen that can be moved without what stays. */
export function movingParts(part: Element): HTMLElement[] {
  if (part.matches(STAYS) || !(part instanceof HTMLElement)) return [];
  return part.querySelector(STAYS) ? [...part.children].flatMap(movingParts) : [part];
}
