import { useState } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';

/**
 * Draws the addresses of a router. Screens that change do so in a transition, which moves them (decision 26). What is
 * chosen on a screen is drawn at once: Apollo asks while React renders, and tells the screen that it is asking; a
 * transition would be begun anew for that with the old choice, which is asked for again, and so on in turns, for as long
 * as a slow phone takes to draw the new one.
 */
export function AppRouter({ router }: { router: DataRouter }) {
  const [drawn] = useState(() => choicesAtOnce(router));
  return <RouterProvider router={drawn} />;
}

function choicesAtOnce(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (draw) => {
    let last = router.state.location;
    return router.subscribe((state, options) => {
      const isChoice = state.location !== last && state.location.pathname === last.pathname;
      last = state.location;
      draw(state, isChoice ? { ...options, flushSync: true } : options);
    });
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}
