import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The parameter of the address that names the open cell. */
const OPEN = 'sel';

/** Which cell is open. The address names it, so that a sent link opens it too, and the way back closes it. */
export function useOpenedCell() {
  const [query, setQuery] = useSearchParams();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  /** The entry of the history that is on its way out: a second tap must not go on from it. */
  const left = useRef<string | null>(null);
  const opened = query.get(OPEN);
  const go = (name: string | null, replace: boolean, isOver: boolean) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        if (name === null) next.delete(OPEN);
        else next.set(OPEN, name);
        return next;
      },
      { replace, preventScrollReset: true, state: { atasMatriks: isOver, tanpaTanya: true } },
    );
  return {
    opened,
    // One cell gives way to another.
    open: (name: string) => go(name, opened !== null, opened === null || state?.atasMatriks === true),
    close: () => {
      if (opened === null || left.current === key) return;
      left.current = key;
      if (state?.atasMatriks === true) navigate(-1);
      else go(null, true, false);
    },
  };
}
