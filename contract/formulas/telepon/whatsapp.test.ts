import { expect, test } from 'vitest';
import { whatsappLink, whatsappNumber } from './whatsapp.ts';

test.each([
  ['081234567890', '6281234567890'],
  ['0812-3456-7890', '6281234567890'],
  ['0812 3456 7890', '6281234567890'],
  ['+62 812-3456-7890', '6281234567890'],
  ['6281234567890', '6281234567890'],
  ['+62 (0)812 3456 7890', '6281234567890'],
  ['0812.345.678', '62812345678'],
  ['08123456789012', null],
  ['0812345', null],
  ['0541-123456', null],
  ['+60 12 345 6789', null],
  ['81234567890', null],
  ['0812345678a', null],
  ['++6281234567890', null],
  ['', null],
  ['tidak ada', null],
])('the number %j is on WhatsApp as %j', (no_hp, expected) => {
  expect(whatsappNumber(no_hp)).toBe(expected);
});

test('the text of a conversation stays whole, whatever a product is called', () => {
  const text = 'Halo, saya berminat pada "Madu & Gula #1": https://contoh.id/detail-produk/madu-%26?x=1';
  const link = new URL(whatsappLink('081234567890', text) ?? '');
  expect(link.origin + link.pathname).toBe('https://wa.me/6281234567890');
  expect([...link.searchParams]).toEqual([['text', text]]);
});
