import { LUMBUNG } from './shape';

/** The rice barn on stilts, in the colour of its text. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 48 48" className={className} fill="currentColor" aria-hidden focusable="false">
      <path d={LUMBUNG} />
    </svg>
  );
}
