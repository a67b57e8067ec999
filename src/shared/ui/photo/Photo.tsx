import { ImageOff } from 'lucide-react';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { mediaSrcSet, mediaUrl } from '../../api/media-url';
import { onWindow } from '../../lib/timing';
import css from './photo.module.css';

/** The picture at an address of the API as a data address, so wide; null where the page has none. */
export type PictureInPage = (url: string, width: number) => string | null;

export const PictureInPageContext = createContext<PictureInPage>(() => null);

/** The pictures that the server has put into this page, so that drawing it again finds them. */
export function picturesInPage(root: ParentNode): PictureInPage {
  const found = new Map<string, string>();
  for (const { dataset, src } of root.querySelectorAll<HTMLImageElement>('img[data-dari]')) {
    if (dataset['dari']) found.set(dataset['dari'], src);
  }
  return (url) => found.get(url) ?? null;
}

/** Where the browser has a picture from, by the address that the API gives it: what it has shown it has at hand. */
const seen = new Map<string, string>();

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
  const pictureInPage = useContext(PictureInPageContext);
  // What a card has shown stands in the page that it opens until the sharp one is there. Chosen once: it must not come later.
  const [small] = useState(() => url && inPage && (pictureInPage(url, inPage) ?? seen.get(url)));
  const [broken, setBroken] = useState<string>();
  // A picture may come, or fail, before the page is alive: then no event reaches React.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (!url || !image?.complete) return;
      if (image.naturalWidth === 0) setBroken(image.src);
      else seen.set(url, image.currentSrc);
    },
    [url],
  );
  // What failed for want of signal is asked for again with the signal, or when the phone brings the page back.
  useEffect(() => (broken ? onWindow(['online', 'pageshow'], () => setBroken(undefined)) : undefined), [broken]);

  if (!url || broken) {
    return (
      <span className={css['pengganti']} role="img" aria-label={alt || 'Gambar tidak tersedia'}>
        <ImageOff aria-hidden />
      </span>
    );
  }
  const box = { className: css['foto'], width, height };
  const sharp = (
    <img
      {...box}
      ref={check}
      src={mediaUrl(url, 480)}
      srcSet={mediaSrcSet(url)}
      sizes={sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'auto' : 'async'}
      // A picture that is listened to holds no screen back until it has come.
      onLoad={(event) => void seen.set(url, event.currentTarget.currentSrc)}
      onError={(event) => setBroken(event.currentTarget.src)}
    />
  );
  if (!small) return sharp;
  return (
    <span className={css['lapis']}>
      <img {...box} src={small} data-dari={url} alt="" aria-hidden decoding="sync" />
      {sharp}
    </span>
  );
}
