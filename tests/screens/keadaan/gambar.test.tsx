import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, rowsOf } from '../../support/api/answers.ts';
import { open } from '../../support/screens/open.tsx';

/** Once it is more than the shadow of a card. */
const firstCard = () =>
  waitFor(() => {
    const card = within(screen.getByRole('main')).getAllByRole('listitem')[0]!;
    expect(card.querySelector('img')).not.toBeNull();
    return card;
  });
const pictureOf = (card: HTMLElement) => card.querySelector('img[srcset]');

test.each(['online', 'pageshow'])(
  'spec §8: a broken picture falls back to the placeholder icon, and is asked for again: %s',
  async (sign) => {
    await open('/etalase');
    const card = await firstCard();
    const src = pictureOf(card)?.getAttribute('src');
    fireEvent.error(pictureOf(card)!);
    expect(within(card).getByRole('img', { name: 'Gambar tidak tersedia' })).toBeTruthy();
    fireEvent(window, new Event(sign));
    await waitFor(() => expect(pictureOf(card)?.getAttribute('src')).toBe(src));
    expect(within(card).queryByRole('img', { name: 'Gambar tidak tersedia' })).toBeNull();
  },
);

test('spec §8: a seller without a picture, or with a broken one, has the default image', async () => {
  const [produk] = await rowsOf('/produk?limit=1');
  answers('/produk', [{ ...produk, users: { ...produk.users, foto_url: '/media/hilang.jpg' } }]);
  await open('/etalase');
  const avatar = (await firstCard()).querySelector('img[width="24"]')!;
  expect(avatar.getAttribute('src')).toBe('/media/hilang.jpg?w=160');
  fireEvent.error(avatar);
  await waitFor(() => expect(avatar.getAttribute('src')).toBe('/avatar.svg'));
});
