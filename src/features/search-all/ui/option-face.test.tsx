import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OptionFace } from './OptionFace';

test('what was found is called by its name and price alone, also where its picture is missing', () => {
  const option = { key: 'k1', jenis: 'komoditi', nama: 'Beras Medium', to: '/', gambar: null } as const;
  render(
    <>
      <a href="/1">
        <OptionFace option={option} words={[]} />
      </a>
      <a href="/2">
        <OptionFace option={{ ...option, harga: 14_800, satuan: 'kg' }} words={['beras']} />
      </a>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Beras Medium' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Beras Medium ?Rp\s14\.800 per kg$/ })).toBeTruthy();
});
