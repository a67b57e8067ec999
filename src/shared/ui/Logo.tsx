import { useCallback, useState } from 'react';
import { alamatGambar, versiGambar } from '#contract/formulas/situs/situs.ts';
import { useSite } from '../config';

/** The rice barn on stilts, on a ground of 48 by 48. */
export const LUMBUNG =
  'M24 4 3.6 19.4a1.6 1.6 0 0 0 1 2.9H10v12.2a2 2 0 0 0 2 2h1.5V44h4.4v-7.5h12.2V44h4.4v-7.5H36a2 2 0 0 0 2-2V22.3h5.4a1.6 1.6 0 0 0 1-2.9Zm0 9.2c4.6 3.4 6.6 7.2 6.6 10.6 0 3.6-2.6 6.3-5.4 7v2.2h-2.4v-2.2c-2.8-.7-5.4-3.4-5.4-7 0-3.4 2-7.2 6.6-10.6Z';

const HEIGHT = 48;

/** The site's logo beside its name; the barn where it has none of its own, or where that cannot be had. */
export function Logo({ className }: { className?: string | undefined }) {
  const { situs } = useSite();
  const versi = situs?.logo && versiGambar(situs);
  const [broken, setBroken] = useState<string>();
  // A picture may fail before the page is alive: then no event reaches React.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setBroken(versi);
    },
    [versi],
  );
  if (!situs?.logo || !versi || broken === versi) {
    return (
      <svg viewBox="0 0 48 48" className={className} fill="currentColor" aria-hidden focusable="false">
        <path d={LUMBUNG} />
      </svg>
    );
  }
  return (
    <img
      ref={check}
      src={alamatGambar(versi, 'tanda')}
      width={Math.round((HEIGHT * situs.logo.rasio) / 100)}
      height={HEIGHT}
      className={className}
      alt=""
      onError={() => setBroken(versi)}
    />
  );
}
