import type { Page } from '@playwright/test';

/**
 * Words and figures that are broken in their middle though a line of their own would hold them, and such as run out of
 * their box, over what stands beside it.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const holder = text.parentElement;
      const isSeen = holder?.checkVisibility({ visibilityProperty: true }) && !holder.closest('option, select');
      if (!holder || !isSeen || !text.textContent?.trim()) continue;
      const box = boxOf(holder);
      // Words for ears only.
      if (box.clientWidth <= 1) continue;
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      const around = box.getBoundingClientRect();
      const isOut = left < around.left - 1 || right > around.right + 1;
      if (isOut && getComputedStyle(box).overflowX === 'visible')
        found.add(`'${brief(text)}' runs out of ${nameOf(box)}`);
      if (linesOf(range.getClientRects()) === 1) continue;
      // A line may end after a hyphen and a slash, too.
      for (const { 0: word, index } of text.textContent.matchAll(/[^\s/-]+[/-]*/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = [...range.getClientRects()];
        if (linesOf(parts) === 1) continue;
        const length = parts.reduce((sum, { width }) => sum + width, 0);
        // A heading's letters are as large as its longest word allows; what people call themselves may be longer.
        const isHeld = /^h\d$/.test(box.localName) && word.length <= 12;
        if (isHeld || length < lineOf(box)) found.add(`'${word}' is broken in ${nameOf(box)}`);
      }
    }
    for (const cell of document.querySelectorAll('td')) {
      const { content, font, width } = getComputedStyle(cell, '::before');
      const longest = Math.max(...content.split(/[\s"/-]+/).map((word) => widthOf(word, font)));
      if (cell.checkVisibility() && longest > Number.parseFloat(width) + 1)
        found.add(`${content} is broken or runs out`);
    }
    return [...found];

    function brief(text: Node): string {
      return String(text.textContent).trim().slice(0, 40);
    }

    function nameOf(element: Element): string {
      return `${element.localName}.${String(element.getAttribute('class')).replace(/_(\w+?)_\w+/g, '$1')}`;
    }

    /** On how many lines, of which letters of several sizes may stand on one. */
    function linesOf(parts: Iterable<DOMRect>): number {
      let [lines, foot] = [0, Number.NEGATIVE_INFINITY];
      for (const { top, bottom, width } of parts) {
        if (width === 0 || (top + bottom) / 2 < foot) continue;
        lines += 1;
        foot = bottom;
      }
      return lines;
    }

    /** The box whose lines these are. */
    function boxOf(element: Element): Element {
      const isInline = getComputedStyle(element).display === 'inline';
      return isInline && element.parentElement ? boxOf(element.parentElement) : element;
    }

    /** How long a line could be that has all the room of its row, also what stands beside. */
    function lineOf(box: Element): number {
      const around = box.parentElement;
      const { display, flexDirection } = around ? getComputedStyle(around) : { display: '', flexDirection: '' };
      const isBeside = /^table-row$/.test(display) || (/flex/.test(display) && /row/.test(flexDirection));
      if (around && isBeside) return lineOf(around);
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      return box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    }

    function widthOf(word: string, font: string): number {
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('A canvas measures letters.');
      pen.font = font;
      return pen.measureText(word).width;
    }
  });
