import type { Page } from '@playwright/test';

/** As long as the office may name anything, without a place where a line could end. */
export const LONG = 'Mookmanaarbulatnsekolaqdaratlinggangbigungsiluqnguraibentian';

/** Lets names on a screen be as long as they may be. */
export const lengthen = (page: Page, names: readonly string[], long = LONG) =>
  page.evaluate(
    ([longest, ...all]) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        // The header shortens its title to two lines.
        if (text.parentElement?.closest('script, style, nav, header')) continue;
        const longer = all.reduce((words, name) => words.replaceAll(name, String(longest)), String(text.textContent));
        if (longer !== text.textContent) text.textContent = longer;
      }
    },
    [long, ...names],
  );
