import { useEffect, useState } from 'react';
import { useKeptSince } from '@/shared/api';
import { saat } from '@/shared/lib/format';
import css from './screen.module.css';

/** The server is being asked: most often it has answered by then, and nothing need be said. */
const PATIENCE_MS = 1500;

/** Says how old data are that this device shows from its memory. */
export function KeptLine() {
  const since = useKeptSince();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (since === null || !isDue) return null;
  return (
    <p role="status" className={css['dari-perangkat']}>
      data per {saat(since)}
    </p>
  );
}
