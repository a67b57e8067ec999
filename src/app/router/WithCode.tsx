import { type ComponentType, type ReactNode, useState } from 'react';
import { WaitingScreen } from './WaitingScreen';

interface Waiting {
  fallback: ReactNode;
  onMissing: () => void;
}

/** A screen, or that its code did not come: whose code no device keeps would else be waited for without an end. */
export function WithCode({ Page }: { Page: ComponentType<Waiting> }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <WaitingScreen onRetry={() => setMissing(false)} />;
  return <Page fallback={<WaitingScreen />} onMissing={() => setMissing(true)} />;
}
