import { useEffect, useRef, useState } from 'react';
import type { IsianRow } from '@/entities/laporan';
import { needsSomebody, stateWords } from '../../model/grid/states';

/** A burst of answers is told as one. */
const CALM_MS = 1_000;
/** More than these are counted. */
const NAMED = 3;

/** Tells readers, when nothing comes after it, which rows need somebody; what goes well is heard at its own cell. */
export function LiveStates({ rows }: { rows: readonly IsianRow[] }) {
  const [text, setText] = useState('');
  const known = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const needing = rows.filter(needsSomebody);
    const fresh = needing.filter(({ key, keadaan }) => !known.current.has(`${key} ${keadaan}`));
    if (fresh.length === 0 && needing.length === known.current.size) return;
    const timer = setTimeout(() => {
      known.current = new Set(needing.map(({ key, keadaan }) => `${key} ${keadaan}`));
      const named = fresh.slice(0, NAMED).map((row) => `${row.nama}: ${stateWords(row)}`);
      const more = fresh.length - NAMED;
      setText([...named, more > 0 && `dan ${more} baris lain`].filter(Boolean).join('. '));
    }, CALM_MS);
    return () => clearTimeout(timer);
  }, [rows]);
  return (
    <p role="status" data-terdengar>
      {text}
    </p>
  );
}
