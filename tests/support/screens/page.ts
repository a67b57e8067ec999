import React from 'react';
import { takeNodeForms } from '../forms/node-forms.ts';

await takeNodeForms();

// Style sheets are not loaded here, and jsdom would go through those of the components for each element that is looked at.
window.getComputedStyle = (element) => (element as HTMLElement).style;

// jsdom draws its frames by one interval of Node's: begun while a test fakes timers, it would stand still in every file after.
window.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 1000 / 60));
window.cancelAnimationFrame = (frame) => clearTimeout(frame);

// What jsdom lacks and the app asks of a browser. No stubs of Vitest's: a test that takes back its own would take these
// along, from every file after.
Object.assign(window, {
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  scrollTo: () => {},
});
Element.prototype.scrollTo = () => {};
URL.createObjectURL = () => 'data:,';
URL.revokeObjectURL = () => {};

/** React's own switchboard, which its types leave out. */
interface Internals {
  recentlyCreatedOwnerStacks: number;
}

const internals = (React as unknown as Record<string, Internals | undefined>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];

// React's development build takes a stack trace for each element, up to 10,000 a second, to say who drew the one that it
// complains of. It complains without them too, in the same words.
if (!internals) throw new Error('React keeps its count of stack traces elsewhere');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => {} });
