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
