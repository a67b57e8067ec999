import { getDocumentProxy } from 'unpdf';

interface Written {
  text: string;
  x: number;
  y: number;
}

/** The texts of each page of a PDF as a reader finds them, line by line, with a tab between those that lie apart. */
export async function pdfPages(bytes: Uint8Array): Promise<string[][]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const written = items.flatMap((item): (Written & { width: number })[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , , x, y] = item.transform as number[];
      return [{ text: item.str, x: x ?? 0, y: Math.round(y ?? 0), width: item.width }];
    });
    pages.push(linesOf(written));
  }
  return pages;
}

/** Further than a space. */
const APART = 4;

function linesOf(written: readonly (Written & { width: number })[]): string[] {
  const byLine = Map.groupBy(written, ({ y }) => y);
  return [...byLine]
    .sort(([one], [other]) => other - one)
    .map(([, pieces]) =>
      pieces
        .toSorted((one, other) => one.x - other.x)
        .reduce((line, piece, at, all) => {
          const before = all[at - 1];
          if (!before) return piece.text;
          const gap = piece.x - before.x - before.width;
          return `${line}${gap > APART ? '\t' : gap > 0.3 ? ' ' : ''}${piece.text}`;
        }, ''),
    );
}
