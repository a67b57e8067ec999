import { useEffect, useLayoutEffect, useRef } from 'react';
import { whenCalm } from '@/shared/lib/timing';
import type { slideMarker } from '../model/slide-marker';
import css from './bottom-bar.module.css';

/** Comes when the first screen has settled; until then the marker is simply there. */
let slide: typeof slideMarker | undefined;
/** Where the last marker stood when it went, in pixels from the left. */
let stood: number | undefined;

/** Marks the active tab. It goes into the next one's place from where it stood in the last one's. */
export function TabMarker() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      whenCalm(async () => {
        slide = await import('../model/slide-marker').then(
          (part) => part.slideMarker,
          () => undefined,
        );
      }),
    [],
  );
  useLayoutEffect(() => {
    const element = marker.current;
    if (element && stood !== undefined) slide?.(element, stood);
    return () => {
      stood = element?.getBoundingClientRect().left;
    };
  }, []);
  return <span ref={marker} className={css['penanda']} />;
}
