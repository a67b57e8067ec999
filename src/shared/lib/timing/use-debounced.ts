import { useEffect, useState } from 'react';

/** The value as it was when it had not changed for `ms` (spec section 9: searches wait 500 ms). */
export function useDebounced<Value>(value: Value, ms = 500): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
