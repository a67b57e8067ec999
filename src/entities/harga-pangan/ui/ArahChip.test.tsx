import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ArahChip } from './ArahChip';

test.each([
  ['naik', 10, '▲ +10 %', 'naik 10 persen dari periode sebelumnya'],
  ['turun', 2.34, '▼ −2,3 %', 'turun 2,3 persen dari periode sebelumnya'],
  ['tetap', 0, '= 0 %', 'tetap dari periode sebelumnya'],
  ['naik', 0.05, '▲ +0,1 %', 'naik 0,1 persen dari periode sebelumnya'],
  ['naik', 0.03, '▲ < 0,1 %', 'naik kurang dari 0,1 persen dari periode sebelumnya'],
  ['turun', 0.001, '▼ < 0,1 %', 'turun kurang dari 0,1 persen dari periode sebelumnya'],
] as const)('what has moved is never said to be 0 %%: %s by %d', (arah, persen, seen, heard) => {
  render(<ArahChip arah={arah} persen={persen} />);
  expect(screen.getByText(seen)).toBeTruthy();
  expect(screen.getByText(heard)).toBeTruthy();
});
