import css from './skeleton.module.css';

interface SkeletonsProps {
  count: number;
  /** The class that gives one its size: that of the card it stands for. */
  className?: string | undefined;
}

/** Placeholders in the shape of what follows, as list items. Screen readers hear one word of it. */
export function Skeletons({ count, className = '' }: SkeletonsProps) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity, and never change their order
    <li key={index} className={`${css['bayangan']} ${className}`} aria-busy aria-label="Memuat" />
  ));
}
