import { useLocation, useNavigate } from 'react-router-dom';
import { useOnceHydrated } from './use-once-hydrated';

/**
 * Which row's overlay is open; a screen with a single overlay opens it as 0. It lives in the history, so that the
 * phone's back button closes it.
 */
export function useOverlay() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const opened = useOnceHydrated<number | null>(typeof state?.opened === 'number' ? state.opened : null, null);

  return {
    opened,
    open: (id = 0) => {
      // The screen below stays: nothing is left (`tanpaTanya`). One overlay gives way to another.
      navigate(
        { search },
        { state: { opened: id, tanpaTanya: true }, replace: opened !== null, preventScrollReset: true },
      );
    },
    close: () => {
      if (opened !== null) navigate(-1);
    },
  };
}
