import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const NAME = 'isi';

/** Whether all of a place is entered at once, in the place of the table: the address says it, so that back leads to the table. */
export function useIsi() {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  return {
    isOpen: query.has(NAME),
    open: () =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(now);
          next.set(NAME, '');
          return next;
        },
        { state: { dariTabel: true } },
      ),
    close: () => {
      // The table lies right behind, on the page on which it was left.
      if (state?.dariTabel === true) navigate(-1);
      else
        setQuery(
          (now) => {
            const next = new URLSearchParams(now);
            next.delete(NAME);
            return next;
          },
          { replace: true },
        );
    },
    /** Another place is entered; the table behind stays where it is. */
    choose: (kecamatanId: number) =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(now);
          next.set('kecamatan', String(kecamatanId));
          return next;
        },
        { replace: true, preventScrollReset: true, state },
      ),
  };
}
