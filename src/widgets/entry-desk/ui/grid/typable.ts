import { createContext, useContext, useEffect, useState } from 'react';
import { whenIdle } from '@/shared/lib/timing';

/** Whether the grid can be typed into: what stands around it comes after that. */
export const TypableContext = createContext(false);

/** True once it can be, and the browser has nothing better to do. */
export function useTypable(): boolean {
  const isTypable = useContext(TypableContext);
  const [isDue, setDue] = useState(false);
  useEffect(() => (isTypable ? whenIdle(() => setDue(true)) : undefined), [isTypable]);
  return isDue;
}
