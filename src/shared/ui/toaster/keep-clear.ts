import { type Area, MARGIN, place } from './place';

/** Room for a field's own name. */
const LABEL = 28;
const TYPED = 'input, textarea, select, [contenteditable]';
const GAP = 16;

const areaOf = (element: Element): Area => element.getBoundingClientRect();

const FIELD = `:is(${TYPED}):not([type="hidden"])`;

/** What sends a form, and the question that takes its place. */
const SENDS = '[type="submit"], [role="alertdialog"]';

const COMPLAINT = '[data-part="error-text"]';

/** A field with its name above and what is wrong with it below. */
const labelled = (field: Element): Area => {
  const { top, bottom, left, right } = areaOf(field);
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const below = ids.map((id) => document.getElementById(id)).filter((text) => text?.matches(COMPLAINT));
  const bottoms = below.map((complaint) => (complaint ? areaOf(complaint).bottom : 0));
  return { top: top - LABEL, bottom: Math.max(bottom, ...bottoms), left, right };
};

/** What lies on top: nothing below it is used now. */
const stage = (): ParentNode => [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;

/**
 * The field that is typed in, the buttons that send it, where a form begins, what stands over a table, complaints, and the
 * form's other fields: the next row's figures go into them.
 */
function keptAreas(): Area[] {
  const { activeElement } = document;
  const form = activeElement?.closest('form') ?? stage().querySelector('form');
  const buttons = [...(form?.querySelectorAll(SENDS) ?? [])].map(areaOf);
  const [first, ...others] = form?.querySelectorAll(FIELD) ?? [];
  const complaints = form?.querySelectorAll(COMPLAINT) ?? [];
  return [
    ...(activeElement?.matches(TYPED) ? [labelled(activeElement)] : []),
    ...buttons,
    ...(first && first !== activeElement ? [labelled(first)] : []),
    ...[...stage().querySelectorAll('[data-alat]'), ...complaints].map(areaOf),
    ...others.filter((field) => field !== activeElement).map(labelled),
  ];
}

/** Header and bottom bar: they lead elsewhere, and matter less than where somebody types. */
const barAreas = (): Area[] => [...stage().querySelectorAll('[data-bilah]')].map(areaOf);

/** A phone's keyboard lies over the page: what is seen is less than what there is, and may have been moved. */
function seenArea(): Area {
  const { innerWidth: right, innerHeight, visualViewport } = window;
  const top = visualViewport?.offsetTop ?? 0;
  return { top, bottom: top + (visualViewport?.height ?? innerHeight), left: 0, right };
}

/**
 * Keeps messages away from where somebody types and from the buttons there: they move when the focus does, when the page
 * scrolls and when a keyboard opens. All of them stand within `host`, at its upper edge plus MARGIN. @returns how to stop
 */
export function keepClear(host: HTMLElement): () => void {
  const move = () => {
    const messages = [
      ...host.querySelectorAll<HTMLElement>('[data-scope="toast"][data-part="root"][data-state="open"]'),
    ];
    const [first] = messages;
    if (!first) return;
    const height = messages.reduce((sum, { offsetHeight }) => sum + offsetHeight + GAP, -GAP);
    const { left, right } = areaOf(first);
    const top = place({ height, left, right }, seenArea(), keptAreas(), barAreas());
    host.style.transform = `translateY(${top - MARGIN}px)`;
  };
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(move);
  };
  const now = () => {
    move();
    // What has come is measured once it is laid out.
    soon();
  };
  const stop = new AbortController();
  const { signal } = stop;
  const mutations = new MutationObserver(now);
  // Whoever speaks may speak before what must not be covered is there: a bar, a form, a question.
  const comings = new MutationObserver((changes) => {
    if (host.hasChildNodes() && changes.some(({ target }) => !host.contains(target))) soon();
  });
  comings.observe(document.body, { childList: true, subtree: true });
  mutations.observe(host, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-state'] });
  document.addEventListener('focusin', now, { signal });
  // What is wrong appears below the field, which may have the focus already.
  document.addEventListener('submit', soon, { signal, capture: true });
  document.addEventListener('scroll', soon, { signal, capture: true, passive: true });
  window.addEventListener('resize', soon, { signal });
  window.visualViewport?.addEventListener('resize', soon, { signal });
  window.visualViewport?.addEventListener('scroll', soon, { signal });
  now();
  return () => {
    stop.abort();
    mutations.disconnect();
    comings.disconnect();
    cancelAnimationFrame(frame);
  };
}
