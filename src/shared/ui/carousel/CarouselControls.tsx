import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import css from './carousel.module.css';

interface CarouselControlsProps {
  viewport: RefObject<HTMLElement | null>;
  count: number;
  noun: string;
  autoplayMs?: number | undefined;
  hasArrows?: boolean | undefined;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Dots, arrows and the finger; after the last slide comes the first. A touch only interrupts the turning by itself. */
export function CarouselControls({ viewport, count, noun, autoplayMs, hasArrows = false }: CarouselControlsProps) {
  const [isCalm] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [plugins] = useState(() =>
    autoplayMs && !isCalm ? [Autoplay({ delay: autoplayMs, stopOnInteraction: false })] : [],
  );
  const [begin, carousel] = useEmblaCarousel(undefined, plugins);
  useEffect(() => begin(viewport.current), [begin, viewport]);

  const listen = useCallback(
    (notice: () => void) => {
      carousel?.on('select', notice).on('reInit', notice);
      return () => void carousel?.off('select', notice).off('reInit', notice);
    },
    [carousel],
  );
  const current = useSyncExternalStore(listen, () => carousel?.selectedScrollSnap() ?? 0);

  const neighbour = (step: number) => (current + step + count) % count;
  const [before, after] = [neighbour(-1), neighbour(1)];
  useEffect(() => {
    const slides = carousel?.slideNodes() ?? [];
    // A slide outside of the frame counts as far away: its picture would only be asked for once it has turned up.
    for (const image of [before, after].flatMap((index) => [...(slides[index]?.querySelectorAll('img') ?? [])])) {
      image.loading = 'eager';
    }
  }, [carousel, before, after]);

  const turnTo = (index: number) => {
    carousel?.scrollTo(index, isCalm);
    carousel?.plugins().autoplay?.reset();
  };
  const turnByKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    const index = neighbour(step);
    turnTo(index);
    event.currentTarget.parentElement?.querySelectorAll('button')[index]?.focus();
  };

  const arrows = [
    { to: before, word: 'sebelumnya', place: css['mundur'], Icon: ChevronLeft },
    { to: after, word: 'berikutnya', place: css['maju'], Icon: ChevronRight },
  ];
  return (
    <>
      {hasArrows &&
        arrows.map(({ to, word, place, Icon }) => (
          <button
            key={word}
            type="button"
            className={`${css['panah']} ${place}`}
            aria-label={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${word}`}
            onClick={() => turnTo(to)}
          >
            <Icon aria-hidden />
          </button>
        ))}
      <div className={css['titik']}>
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
            key={index}
            type="button"
            aria-label={`Ke ${noun} ${index + 1}`}
            aria-current={index === current || undefined}
            onClick={() => turnTo(index)}
            onKeyDown={turnByKey}
          />
        ))}
      </div>
    </>
  );
}
