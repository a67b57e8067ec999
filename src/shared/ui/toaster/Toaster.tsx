import { useEffect, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part';
import { onFirstToast } from './toast';

const ToastList = lazyPart(async () => (await import('./ToastList')).ToastList);

/** Loads the toaster with the first message; when that fails, with the next. */
export function Toaster() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return isNeeded ? <ToastList onMissing={() => setNeeded(false)} /> : null;
}
