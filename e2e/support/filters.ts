import type { Page } from '@playwright/test';

/** A phone keeps a room's filters behind one button. */
export async function unfold(page: Page, name = 'Saringan'): Promise<void> {
  const button = page.getByRole('button', { name, expanded: false });
  if (await button.isVisible()) await button.click();
}

/** Choices on a screen whose words do not fit into their box: of a select only what is chosen is seen. */
export const cutChoices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('A canvas measures letters.');
    return [...document.querySelectorAll('select')]
      .filter((select) => select.checkVisibility())
      .flatMap((select) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const words = select.selectedOptions[0]?.text ?? '';
        const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        pen.font = font;
        const { width } = pen.measureText(words);
        return width > room ? [`'${words}' takes ${Math.ceil(width)} px of ${room}`] : [];
      });
  });
