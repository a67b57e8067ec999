import type { Page } from '@playwright/test';

/** Fields, selects and bordered buttons whose edge stands out from what is around it by less than 3 to 1. */
export const faintEdges = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('A canvas reads colours.');
    const found = [...document.querySelectorAll('input, select, textarea, button, a')].map((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled, [type=file]'))
        return null;
      const isField = control.matches('input, select, textarea');
      const box = isField ? edgeOf(control) : control;
      const { borderTopWidth, borderTopColor, borderTopStyle, backgroundColor } = getComputedStyle(box);
      const around = groundOf(box.parentElement);
      const hasEdge = Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none';
      // A button without an edge is told by its words; a card that leads on is no button.
      if (!isField && !(hasEdge && control.localName === 'button' && control.closest('ul, ol') === null)) return null;
      const edge = hasEdge ? borderTopColor : backgroundColor;
      const ratio = contrast(over(edge, around), around);
      if (ratio >= 3) return null;
      return `${control.localName} '${control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent}': ${ratio.toFixed(2)}`;
    });
    return found.filter((line) => line !== null);

    /** The box that a field is drawn in: its own, or that around it with its unit. */
    function edgeOf(field: Element): Element {
      const boxes = [field, field.parentElement, field.parentElement?.parentElement].filter((box) => box != null);
      return boxes.find((box) => Number.parseFloat(getComputedStyle(box).borderTopWidth) > 0) ?? field;
    }

    type Colour = [red: number, green: number, blue: number];

    /** A colour as it looks on a ground. */
    function over(colour: string, ground: Colour): Colour {
      if (!pen) return ground;
      pen.fillStyle = `rgb(${ground.join(' ')})`;
      pen.fillRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
      return [red, green, blue];
    }

    function groundOf(element: Element | null): Colour {
      if (!element) return [255, 255, 255];
      return over(getComputedStyle(element).backgroundColor, groundOf(element.parentElement));
    }

    function light(colour: Colour): number {
      const [red = 0, green = 0, blue = 0] = colour
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }

    function contrast(one: Colour, other: Colour): number {
      const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
      return (bright + 0.05) / (dark + 0.05);
    }
  });
