/**
 * Replaces `Date` by one that is `shiftMs` ahead and runs on. Written to stand alone: browsers get its source as an init
 * script (`e2e/support/settings.ts`). Only dates move; timers and `performance` stay as they are, which Playwright's clock
 * would replace too, and with them the frames of every animation.
 */
export function shiftClock(shiftMs: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + shiftMs;
  function ShiftedDate(this: unknown, ...given: []) {
    if (!new.target) return new RealDate(now()).toString();
    return Reflect.construct(RealDate, given.length > 0 ? given : [now()], new.target);
  }
  // One prototype for both: what the platform makes itself, such as a file's times, is an instance of either.
  Object.defineProperty(ShiftedDate, 'prototype', { value: RealDate.prototype, writable: false });
  Object.assign(ShiftedDate, { now, parse: RealDate.parse, UTC: RealDate.UTC });
  // A function that is called like Date and constructs like Date.
  globalThis.Date = ShiftedDate as unknown as DateConstructor;
}
