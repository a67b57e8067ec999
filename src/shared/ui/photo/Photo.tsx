import { ImageOff } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { mediaSrcSet, mediaUrl } from '../../api/media-url';
import { usePictureInPage } from './in-page';
import css from './photo.module.css';

/** Where the browser has a picture from, by the address that the API gives it: what it has shown it has at hand. */
const seen = new Map<string, string>();

const noteSeen = (url: string, source: string): void => void seen.set(url, source);

/** The picture as another screen has shown it; null until one has. */
const seenBefore = (url: string | null | undefined): string | null => (url && seen.get(url)) || null;

interface PhotoProps {
  /** Address as the API gives it; null shows the placeholder. */
  url: string | null | undefined;
  alt: string;
  /** The width at which it is shown, as for `<img sizes>`. */
  sizes: string;
  /** Width by height, kept free while the picture loads. */
  ratio: readonly [width: number, height: number];
  /** The page's main picture is asked for first and at once; all others when they come near. */
  eager?: boolean;
  /** How wide a phone shows it, in pixels: the page's first picture travels inside the page, until the sharp one is there. */
  inPage?: number;
}

/** A picture in the width that the screen needs; a broken one becomes the placeholder icon (spec section 8). */
export function Photo({ url, alt, sizes, ratio: [width, height], eager = false, inPage }: PhotoProps) {
  const inThisPage = usePictureInPage(url, inPage ?? null);
  // What a card has shown stands in the page that it opens until the sharp one is there. Chosen once: it must not come later.
  const [small] = useState(() => inThisPage ?? (inPage ? seenBefore(url) : null));
  const [broken, setBroken] = useState<string>();
  // A picture may come, or fail, before the page is alive: then no event reaches React.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (!url || !image?.complete) return;
      if (image.naturalWidth === 0) setBroken(image.src);
      else noteSeen(url, image.currentSrc);
    },
    [url],
  );
  // What failed for want of signal is asked for again with the signal, or when the phone brings the page back.
  useEffect(() => {
    if (!broken) return;
    const again = () => setBroken(undefined);
    window.addEventListener('online', again);
    window.addEventListener('pageshow', again);
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener('pageshow', again);
    };
  }, [broken]);

  if (!url || broken) {
    return (
      <span className={css['pengganti']} role="img" aria-label={alt || 'Gambar tidak tersedia'}>
        <ImageOff aria-hidden />
      </span>
    );
  }
  const sharp = (
    <img
      ref={check}
      className={css['foto']}
      src={mediaUrl(url, 480)}
      srcSet={mediaSrcSet(url)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'auto' : 'async'}
      // A picture that is listened to holds no screen back until it has come.
      onLoad={(event) => noteSeen(url, event.currentTarget.currentSrc)}
      onError={(event) => setBroken(event.currentTarget.src)}
    />
  );
  if (!small) return sharp;
  return (
    <span className={css['lapis']}>
      <img
        className={css['foto']}
        src={small}
        data-dari={url}
        width={width}
        height={height}
        alt=""
        aria-hidden
        decoding="sync"
      />
      {sharp}
    </span>
  );
}
