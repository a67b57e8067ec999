import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstToast } from './toast';

const ToastList = lazy(() => import('./ToastList').then(({ ToastList }) => ({ default: ToastList })));

/** Loads the toaster with the first message. */
export function Toaster() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return needed ? (
    <Suspense>
      <ToastList />
    </Suspense>
  ) : null;
}
