import { expect, test } from 'vitest';
import { createPicturesInPage } from './pictures-in-page.ts';

/** A server with these pictures, and the requests to it. */
function server(answer: (path: string) => Response = () => new Response('gambar')) {
  const asked: string[] = [];
  const errors: unknown[] = [];
  const clock = { now: 1_800_000_000_000 };
  const pages = createPicturesInPage({
    api: ({ url }) => {
      const { pathname, search } = new URL(url);
      asked.push(pathname + search);
      return answer(pathname);
    },
    smaller: async (copy, width) => Buffer.from(`${Buffer.from(copy).toString()} ${width}`),
    log: { info: () => {}, error: (_event, facts) => errors.push(facts) },
    now: () => clock.now,
  });
  return { ...pages, asked, errors, clock };
}

const dataOf = (text: string) => `data:image/webp;base64,${Buffer.from(text).toString('base64')}`;

test('a picture is begun when a page first needs it, made once and kept', async () => {
  const { of, settled, asked } = server();
  expect([of('/media/a.jpg', 400), of('/media/a.jpg', 400)]).toEqual([undefined, undefined]);
  await settled();
  expect(of('/media/a.jpg', 400)).toBe(dataOf('gambar 400'));
  expect(asked).toEqual(['/media/a.jpg?w=480']);
});

test('what the server does not keep itself, or does not have, does not travel inside pages', async () => {
  const { of, settled, asked } = server(() => new Response(null, { status: 404 }));
  expect(of('https://lain.example/a.jpg', 400)).toBeNull();
  of('/media/hilang.jpg', 400);
  await settled();
  expect(of('/media/hilang.jpg', 400)).toBeNull();
  expect(asked).toEqual(['/media/hilang.jpg?w=480']);
});

test('a picture that cannot be made is told once, and the next ones are made', async () => {
  const { of, settled, errors } = server((path) => {
    if (path === '/media/rusak.jpg') throw new Error('rusak');
    return new Response('gambar');
  });
  of('/media/rusak.jpg', 400);
  of('/media/b.jpg', 400);
  await settled();
  expect([of('/media/rusak.jpg', 400), of('/media/b.jpg', 400)]).toEqual([null, dataOf('gambar 400')]);
  expect(errors).toEqual([expect.objectContaining({ gambar: '/media/rusak.jpg' })]);
});

test('a picture that the server was too busy to make is tried again a minute later', async () => {
  let status = 503;
  const { of, settled, clock } = server(() => new Response('gambar', { status }));
  of('/media/a.jpg', 400);
  await settled();
  status = 200;
  clock.now += 59_000;
  expect(of('/media/a.jpg', 400)).toBeNull();
  clock.now += 1000;
  expect(of('/media/a.jpg', 400)).toBeUndefined();
  await settled();
  expect(of('/media/a.jpg', 400)).toBe(dataOf('gambar 400'));
});

test('few wait at a time, and few are kept: the rest go without', async () => {
  const { of, settled, asked } = server();
  const all = Array.from({ length: 25 }, (_, at) => `/media/${at}.jpg`);
  expect(all.map((address) => of(address, 400)).filter((found) => found === undefined)).toHaveLength(20);
  await settled();
  expect(asked).toHaveLength(20);
  for (let at = 100; at < 520; at += 1) {
    of(`/media/${at}.jpg`, 400);
    await settled();
  }
  expect(of('/media/0.jpg', 400)).toBeUndefined();
  expect(of('/media/519.jpg', 400)).toBe(dataOf('gambar 400'));
});
