import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Photo, type PictureInPage, PictureInPageContext, picturesInPage } from '.';

const URL = '/media/madu.jpg';
const SMALL = 'data:image/webp;base64,AAAA';

const photo = (picture: PictureInPage) => (
  <PictureInPageContext value={picture}>
    <Photo url={URL} alt="Madu hutan" sizes="100vw" ratio={[4, 3]} eager inPage={400} />
  </PictureInPageContext>
);

test('the browser finds the picture that the server has put into the page, and leaves it where it is', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(photo(() => SMALL));
  const [small, sharp] = container.querySelectorAll('img');
  const complain = vi.fn();
  await act(async () => {
    hydrateRoot(container, photo(picturesInPage(container)), { onRecoverableError: complain });
  });
  expect(complain).not.toHaveBeenCalled();
  expect([...container.querySelectorAll('img')]).toEqual([small, sharp]);
  expect(small?.src).toBe(SMALL);
  expect(sharp?.getAttribute('src')).toBe(`${URL}?w=480`);
});

test('one picture is read out, not two', () => {
  render(photo(() => SMALL));
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Madu hutan' }).getAttribute('srcset')).toContain(`${URL}?w=1280`);
});

test('spec §8: where the sharp picture is broken, the placeholder stands for both', () => {
  const { container } = render(photo(() => SMALL));
  fireEvent.error(screen.getByRole('img', { name: 'Madu hutan' }));
  expect(screen.getByRole('img', { name: 'Madu hutan' }).tagName).toBe('SPAN');
  expect(container.querySelector('img')).toBeNull();
});

test('without one in the page there is the sharp picture alone', () => {
  const { container } = render(photo(() => null));
  expect(container.querySelectorAll('img')).toHaveLength(1);
});

test('what another screen has shown stands at once in the page that it opens, until the sharp one is there', () => {
  const shown = render(<Photo url="/media/lada.jpg" alt="" sizes="50vw" ratio={[4, 3]} />).container.querySelector(
    'img',
  );
  Object.defineProperty(shown, 'currentSrc', { value: '/media/lada.jpg?w=320' });
  if (shown) fireEvent.load(shown);
  const { container } = render(
    <Photo url="/media/lada.jpg" alt="Lada" sizes="100vw" ratio={[4, 3]} eager inPage={420} />,
  );
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/media/lada.jpg?w=320',
    '/media/lada.jpg?w=480',
  ]);
});
