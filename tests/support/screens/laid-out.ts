import { vi } from 'vitest';

/** Of rows that are only drawn in sight jsdom, which lays nothing out, has none in sight: here each takes its room. */
export function layOut(frame = 600, row = 40): void {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(frame);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(row);
}
