import { screen, within } from '@testing-library/react';

/** What a description list says, line by line. */
export const factsIn = (element: HTMLElement): (string | null | undefined)[][] =>
  within(element)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replace(/\s/g, ' ')]);

/** The period dropdown. */
export const periodeSelect = (): Promise<HTMLSelectElement> =>
  screen.findByRole<HTMLSelectElement>('combobox', { name: 'Periode' });

/** What stands in for rows that are on their way. */
export const placeholders = (): Element[] => [...document.querySelectorAll('[data-bayangan]')];
