import { createContext } from 'react';

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
