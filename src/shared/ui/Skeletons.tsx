import css from './skeletons.module.css';

interface SkeletonsProps {
  count: number;
  /** What is drawn in it: a picture over lines, a round logo over lines, a row with a sign, lines, or one plain piece. */
  shape?: 'foto' | 'logo' | 'baris' | 'teks' | 'polos';
  /** The class that gives one its size: that of the card it stands for. */
  className?: string | undefined;
}

/** Placeholders in the shape of what follows, as list items. Readers hear one word, however many there are. */
export function Skeletons({ count, shape = 'polos', className = '' }: SkeletonsProps) {
  return Array.from({ length: count }, (_, index) => (
    <li
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity, and never change their order
      key={index}
      className={`${css['bayangan']} ${css[shape]} ${className}`}
      data-bayangan
      {...(index === 0 ? { 'aria-busy': true, 'aria-label': 'Memuat' } : { 'aria-hidden': true })}
    />
  ));
}
