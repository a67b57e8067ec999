import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders what comes with data, and not by a tap: its passive effects have yet to run when it is in the page. Where a test
 * renders under `act`, as the testing library does, they have run before it sees anything.
 *
 * @param act what a user does the moment that there is an element of `selector`
 */
export async function asItAppears<Element extends HTMLElement>(
  ui: ReactNode,
  selector: string,
  act: (element: Element) => void | Promise<void>,
): Promise<void> {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = scope.IS_REACT_ACT_ENVIRONMENT;
  const appeared = Promise.withResolvers<Element>();
  new MutationObserver((_changes, observer) => {
    const element = document.querySelector<Element>(selector);
    if (!element) return;
    observer.disconnect();
    appeared.resolve(element);
  }).observe(document.body, { childList: true, subtree: true });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    root.render(ui);
    await act(await appeared.promise);
  } finally {
    root.unmount();
    document.body.replaceChildren();
    scope.IS_REACT_ACT_ENVIRONMENT = before as boolean;
  }
}
