import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { isFrugal } from './is-frugal';

interface Waiting {
  /** Stands in until the code is there. */
  fallback?: ReactNode;
  /** The code did not arrive; it is asked for again the next time. */
  onMissing?: () => void;
}

/**
 * A part of a screen whose code loads when it is first shown. Unlike React.lazy, a load that fails for want of signal
 * takes nothing else down, and is tried again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    Loaded ??= await load();
    return Loaded;
  };

  function Part({ fallback = null, onMissing, ...props }: Props & Waiting) {
    const [Ready, setReady] = useState(() => Loaded);
    // biome-ignore lint/correctness/useExhaustiveDependencies: asked once each time the part is shown
    useEffect(() => {
      let isShown = true;
      fetchPart().then(
        (Component) => isShown && setReady(() => Component),
        () => isShown && onMissing?.(),
      );
      return () => {
        isShown = false;
      };
    }, []);
    return Ready ? <Ready {...(props as Props)} /> : fallback;
  }

  /** Fetches the code ahead, so that the part opens even if the signal has gone by then; not for users who save data. */
  Part.preload = (): void => {
    if (isFrugal()) return;
    fetchPart().catch(() => {
      // Offline already: asked for again when it is shown.
    });
  };
  /** Fetches the code, and resolves once the part is drawn without waiting. */
  Part.bring = async (): Promise<void> => void (await fetchPart());
  Part.isHere = (): boolean => Loaded !== undefined;
  return Part;
}
