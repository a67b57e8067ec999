/** What was tapped, until what it opens has taken it up. */
let origin: Element | null = null;

/** Tells what the next sheet opens out of: the parts that both mark with the same `data-tumbuh` grow from there. */
export const growFrom = (tapped: Element): void => {
  origin = tapped;
};

/** @returns what was tapped; null where nothing was, as when the address itself opens the sheet */
export function takeOrigin(): Element | null {
  const tapped = origin;
  origin = null;
  return tapped?.isConnected ? tapped : null;
}
