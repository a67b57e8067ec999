import { useState } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';

/**
 * Renders a router: another path in a transition (decision 26), other changes of the address synchronously. Apollo
 * refetches during render and notifies the screen. That notification would restart an unfinished transition with the old
 * variables, which refetches them in turn; slow phones never finish.
 */
export function AppRouter({ router }: { router: DataRouter }) {
  const [ownRouter] = useState(() => withSynchronousChoices(router));
  return <RouterProvider router={ownRouter} />;
}

/** Flushes updates that keep the path; the router itself drops `flushSync` once a loader has run. */
function withSynchronousChoices(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (listener) => {
    let lastLocation = router.state.location;
    return router.subscribe((state, options) => {
      const isChoice = state.location !== lastLocation && state.location.pathname === lastLocation.pathname;
      lastLocation = state.location;
      listener(state, isChoice ? { ...options, flushSync: true } : options);
    });
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}
