import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { istilahDi } from '#contract/formulas/wilayah/istilah.ts';
import { setRegionalWords } from '#contract/formulas/wilayah/regional.ts';
import { FormField } from './FormField';

afterEach(() => setRegionalWords(null));

test('a complaint keeps the name that it quotes, and the label is in the words of the region', () => {
  setRegionalWords(istilahDi('13.12', { desa: true, kelurahan: false }));
  render(
    <FormField label="Desa" complaint="Desa Baru sudah ada">
      {(control) => <input {...control} />}
    </FormField>,
  );
  expect(screen.getByText('Desa Baru sudah ada')).toBeTruthy();
  expect(screen.getByText('Nagari')).toBeTruthy();
});
