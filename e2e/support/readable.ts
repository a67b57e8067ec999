import type { Page } from '@playwright/test';

/**
 * Sets the text's size as a browser's or a phone's setting does: everything is measured by the root's. Rows that nobody
 * sees yet are laid out too, which a browser puts off. What the page measures of itself, the header's height, it has by
 * the second frame.
 */
export const textAt = (page: Page, percent: number) =>
  page.evaluate(async (size) => {
    document.documentElement.style.fontSize = size;
    for (const row of document.querySelectorAll<HTMLElement>('main li')) row.style.contentVisibility = 'visible';
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  }, `${percent}%`);

/** What a larger text does to a screen: where it scrolls sideways, and which words cannot be read to their end. */
export const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const found: string[] = [];
    if (root.scrollWidth > root.clientWidth) {
      const wide = [...document.querySelectorAll('main *, header *, body > *')].filter(
        (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
      );
      found.push(`scrolls sideways: ${root.scrollWidth} px, by ${wide.map(nameOf).slice(-2).join(' and ')}`);
    }
    for (const box of document.querySelectorAll('body *')) {
      const { overflowX, scrollSnapType } = getComputedStyle(box);
      if (!/auto|scroll/.test(overflowX) || !box.checkVisibility()) continue;
      // A strip that is meant to be drawn along halts at its pieces; a table's region is scrolled by the keyboard, too,
      // and says what it holds.
      if (scrollSnapType.startsWith('x') || isRegion(box)) continue;
      if (box.scrollWidth > box.clientWidth + 1)
        found.push(`${nameOf(box)} scrolls sideways: ${box.scrollWidth} px in ${box.clientWidth}`);
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const words = text.textContent?.trim() ?? '';
      const holder = text.parentElement;
      // What is chosen in a list of the phone's own the phone shows; the way past the menus waits above the screen.
      if (
        !words ||
        !holder?.checkVisibility({ visibilityProperty: true }) ||
        holder.closest('option, select, a[href="#isi"]')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isPrice = /Rp/.test(words);
      for (const box of range.getClientRects()) {
        const cut = cutOf(holder, box, isPrice);
        if (!cut) continue;
        found.push(`'${words.slice(0, 40)}' is cut by ${nameOf(cut)}`);
        break;
      }
    }
    return [...new Set(found)];

    function isRegion(box: Element): boolean {
      const isNamed = box.matches('section, [role=region]') && box.matches('[aria-label], [aria-labelledby]');
      return isNamed && box.matches('[tabindex="0"]') && box.querySelector(':scope > table') !== null;
    }

    function ancestors(element: Element): Element[] {
      // What a body hides the window hides, which is measured above.
      return element.parentElement && element !== document.body ? [element, ...ancestors(element.parentElement)] : [];
    }

    function nameOf(element: Element): string {
      return `${element.localName}.${String(element.getAttribute('class')).replace(/_(\w+?)_\w+/g, '$1')}`;
    }

    /** The first box around the words that they do not fit in. */
    function cutOf(holder: Element, text: DOMRect, isPrice: boolean): Element | undefined {
      for (const ancestor of ancestors(holder)) {
        const style = getComputedStyle(ancestor);
        const box = ancestor.getBoundingClientRect();
        // Words for ears only.
        if (box.width <= 1 || box.height <= 1) return undefined;
        const isOut =
          text.left < box.left - 1 ||
          text.right > box.right + 1 ||
          // Letters do not fill the height of their line.
          text.top + text.height * 0.2 < box.top ||
          text.bottom - text.height * 0.2 > box.bottom;
        if (!isOut) continue;
        // What lies beyond can be reached: by scrolling, or as the next picture.
        if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`) || isSlide(ancestor)) return undefined;
        // What a card says shortly it leads on to; a price is never cut.
        const isShort = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';
        const isMeant = isShort && ancestor.closest('li a, li button') !== null;
        if (isMeant && !isPrice) return undefined;
        const isClip = /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);
        const isBox = /^(a|button|header|nav)$/.test(ancestor.localName) && style.display !== 'inline';
        if (isClip || isBox) return ancestor;
      }
      return undefined;
    }

    /** Slides stand in their frame also while what turns them is still on its way. */
    function isSlide(ancestor: Element): boolean {
      return ancestor.closest('[class*="korsel"]') !== null;
    }
  });
