import { beforeAll, describe, expect, test } from 'vitest';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { formWith, foto, fotos, mains } from '../../support/api/fotos.ts';

let api: TestApi;
let petani: Caller;
beforeAll(async () => {
  api = await openApi();
  petani = await callerOf(api, 'petani');
});

describe('POST /produk', () => {
  test.each([
    ['foto[] and main[]', fotos(3, 1)],
    [
      'foto[0][foto] and foto[0][main]',
      [0, 1, 2].flatMap((at): [string, string | File][] => [
        [`foto[${at}][main]`, at === 1 ? '1' : '0'],
        [`foto[${at}][foto]`, foto()],
      ]),
    ],
    [
      'empty file fields between',
      [['foto[]', new File([], 'kosong.jpg')], ['main[]', '0'], ...fotos(3, 2), ['foto[]', new File([], 'kosong.jpg')]],
    ],
  ] as [string, [string, string | File][]][])('photos as %s', async (_how, parts) => {
    const { status, body } = await petani.send('POST', '/produk', formWith(...parts));
    expect(status).toBe(201);
    expect(body.data.produk).toMatchObject({ judul: 'Madu Hutan', stok: 3, status: 'aktif', user_id: petani.id });
    expect(mains(body.data.produk)).toEqual(['1', '0', '0']);
    for (const { foto_url } of body.data.produk.produk_fotos) {
      expect(foto_url).toMatch(/^\/media\/[0-9a-f]{32}\.jpg$/);
      expect(await api.files.read(foto_url.slice('/media/'.length))).not.toBeNull();
    }
  });

  test.each([
    [
      'no main photo',
      [
        ['foto[]', foto()],
        ['main[]', '0'],
      ],
      'Pilih foto utama produk!',
    ],
    ['two main photos', [...fotos(1), ...fotos(1)], 'Pilih satu foto utama saja'],
    ['nine photos', fotos(9), 'Foto produk paling banyak 8'],
    [
      'only an empty file field',
      [
        ['foto[]', new File([], 'kosong.jpg')],
        ['main[]', '1'],
      ],
      'Pilih foto utama produk!',
    ],
    [
      'a text for a photo',
      [
        ['foto[]', 'foto.jpg'],
        ['main[]', '1'],
      ],
      'Pilih foto utama produk!',
    ],
  ] as [string, [string, string | File][], string][])('%s is refused', async (_what, parts, sentence) => {
    const { status, body } = await petani.send('POST', '/produk', formWith(...parts));
    expect([status, body.meta.message]).toEqual([422, sentence]);
  });

  test('equal titles get addresses of their own, and one without letters has one too', async () => {
    const slugOf = async (judul: string) => {
      const form = formWith(...fotos(1));
      form.set('judul', judul);
      return (await petani.send('POST', '/produk', form)).body.data.produk.slug;
    };
    expect([await slugOf('Lemon  Manis'), await slugOf('lemon manis'), await slugOf('Lemon Manis')]).toEqual([
      'lemon-manis',
      'lemon-manis-2',
      'lemon-manis-3',
    ]);
    expect([await slugOf('Gula 1/2 kg'), await slugOf('/gula 1 / 2 kg')]).toEqual(['gula-1-2-kg', 'gula-1-2-kg-2']);
    expect([await slugOf('---'), await slugOf('-')]).toEqual(['produk', 'produk-2']);
    expect([await slugOf('.'), await slugOf(' .. '), await slugOf('...')]).toEqual(['produk-3', 'produk-4', '...']);
    expect([await slugOf('100% asli'), await slugOf('1000 asli'), await slugOf('100_ asli')]).toEqual([
      '100%-asli',
      '1000-asli',
      '100_-asli',
    ]);
  });
});
