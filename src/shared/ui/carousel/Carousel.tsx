import { type ReactElement, useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part';
import { useIdle } from '../../lib/timing';
import css from './carousel.module.css';

const CarouselControls = lazyPart(async () => (await import('./CarouselControls')).CarouselControls);

interface CarouselProps {
  /** One slide each; its key tells it from the others. */
  children: readonly ReactElement[];
  /** What a slide is called: 'Ke foto 2'. */
  noun: string;
  /** Turns by itself after so long; without it only by hand. */
  autoplayMs?: number;
  hasArrows?: boolean;
}

/**
 * The first slide at once, and the same one from then on; the others and the turning come when the phone is idle, or
 * when a finger or a pointer reaches the first.
 */
export function Carousel({ children, ...controls }: CarouselProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isIdle = useIdle();
  const [isReached, setReached] = useState(false);
  const isWhole = isIdle || isReached;
  const count = children.length;
  return (
    <div ref={frame} className={css['korsel']} onPointerEnter={() => setReached(true)}>
      <div className={css['jalur']}>
        {(isWhole ? children : children.slice(0, 1)).map((slide, index) => (
          <div key={slide.key} className={css['lembar']} {...(count > 1 && asGroup(index, count))}>
            {slide}
          </div>
        ))}
      </div>
      {isWhole && count > 1 && <CarouselControls frame={frame} count={count} {...controls} />}
    </div>
  );
}

const asGroup = (index: number, count: number) => ({ role: 'group', 'aria-label': `${index + 1} dari ${count}` });
