import { expect, test, vi } from 'vitest';
import { openApi } from '../../support/api/api.ts';
import { stubFiles, stubPictures } from '../../support/api/ports.ts';

const api = await openApi();
const name = `${'a'.repeat(32)}.jpg`;
await api.files.write(name, new TextEncoder().encode('padi'));

test.each([160, 320, 480, 640, 800, 1280])(
  'kontrak.md, Uploads: ?w=%i gives the picture in that width',
  async (width) => {
    const asked = async (accept: string) => {
      const answer = await api.fetch(`/media/${name}?w=${width}`, { headers: { Accept: accept } });
      return [answer.status, answer.headers.get('Content-Type'), await answer.text()];
    };
    expect(await asked('image/*')).toEqual([200, 'image/webp', `padi ${width} webp`]);
    expect(await asked('image/avif,image/*')).toEqual([200, 'image/avif', `padi ${width} avif`]);
  },
);

test('another width is refused with those that there are', async () => {
  const answer = await api.fetch(`/media/${name}?w=639`);
  const { meta } = JSON.parse(await answer.text());
  expect([answer.status, meta.message]).toEqual([
    422,
    'Lebar gambar harus salah satu dari 160, 320, 480, 640, 800, 1280',
  ]);
});

test('what lies in a file is scaled out of that file, and not brought into memory before', async () => {
  const files = stubFiles();
  await files.write(name, new TextEncoder().encode('padi'));
  const inFiles = {
    ...files,
    read: () => expect.unreachable(),
    open: async (asked: string) => {
      const found = await files.open(asked);
      return asked === name && found ? { ...found, path: '/media/padi', stream: () => expect.unreachable() } : found;
    },
  };
  const rendition = vi.fn(stubPictures.rendition);
  const { fetch } = await openApi({ files: inFiles, pictures: { ...stubPictures, rendition } });
  expect((await fetch(`/media/${name}?w=160`)).status).toBe(200);
  expect(rendition.mock.calls).toEqual([['/media/padi', 160, 'webp']]);
});
