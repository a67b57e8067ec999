import { beforeEach, describe, expect, test } from 'vitest';
import { removeUnreferenced } from '../../../server/http/uploads/media-rows.ts';
import { storeUploads } from '../../../server/http/uploads/store-uploads.ts';
import { sweepMedia } from '../../../server/http/uploads/sweep-media.ts';
import type { FileStore } from '../../../server/ports.ts';
import { openApi, type TestApi } from '../../support/api/api.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { newRow } from '../../support/api/fixtures.ts';
import { formWith, foto, fotos } from '../../support/api/fotos.ts';
import { stubFiles } from '../../support/api/ports.ts';

const HOUR_MS = 3_600_000;
const START = new Date('2026-11-20T04:00:00Z').getTime();

let time: number;
let files: FileStore;
let api: TestApi;
let petani: Caller;
let admin: Caller;
beforeEach(async () => {
  time = START;
  const now = () => new Date(time);
  files = stubFiles(now);
  api = await openApi({ files, now });
  [petani, admin] = [await callerOf(api, 'petani'), await callerOf(api, 'admin')];
});

const stored = async () => {
  const names: string[] = [];
  for await (const { name } of files.list()) names.push(name);
  return names.sort();
};
const logoForm = (nama_pangan: string, logo = foto()) => {
  const form = new FormData();
  form.append('nama_pangan', nama_pangan);
  form.append('logo_pangan', logo);
  return form;
};
const nameOf = (url: string) => url.slice('/media/'.length);

describe('a write that fails leaves neither half', () => {
  test('when its row is refused', async () => {
    await admin.send('POST', '/pangan', { nama_pangan: 'Sagu' });
    expect((await admin.send('POST', '/pangan', logoForm('sagu'))).status).toBe(409);
    expect(await stored()).toEqual([]);
  });

  test('when the database fails', async () => {
    await api.db.schema.alterTable('produk_foto').renameTo('produk_foto_lain').execute();
    expect((await petani.send('POST', '/produk', formWith(...fotos(3)))).status).toBe(500);
    await api.db.schema.alterTable('produk_foto_lain').renameTo('produk_foto').execute();
    expect((await petani.send('GET', '/produk?search=madu%20hutan')).body.data.data).not.toContainEqual(
      expect.objectContaining({ stok: 3, judul: 'Madu Hutan' }),
    );
    time += 2 * HOUR_MS;
    await sweepMedia({ db: api.db, files, now: () => new Date(time) });
    expect(await stored()).toEqual([]);
  });

  test('when a file cannot be written', async () => {
    const { write } = files;
    let room = 2;
    files.write = async (name, bytes) => {
      if (room === 0) throw new Error('ENOSPC');
      room -= 1;
      await write(name, bytes);
    };
    const { total } = (await petani.send('GET', '/produk')).body.data;
    expect((await petani.send('POST', '/produk', formWith(...fotos(3)))).status).toBe(500);
    expect((await petani.send('GET', '/produk')).body.data.total).toBe(total);
    expect(await stored()).toEqual([]);
  });

  test('but takes no picture away that another row shows', async () => {
    const logo = foto();
    const { body } = await admin.send('POST', '/pangan', logoForm('Uwi', logo));
    expect((await admin.send('POST', '/pangan', logoForm('uwi', logo))).status).toBe(409);
    expect(await stored()).toEqual([nameOf(body.data.pangan.logo_pangan_url)]);
  });
});

describe('two writes that bring the same picture at once', () => {
  const name = `${'a'.repeat(32)}.jpg`;
  const bytes = new Uint8Array([1]);
  const show = () => newRow(api, 'pangan', { nama_pangan: 'Sagu', logo_pangan: name });
  const ports = () => ({
    db: api.db,
    files,
    now: () => new Date(time),
    background: { run: () => {}, settled: async () => {} },
  });

  test('what the one that fails takes away while the other commits is put back', async () => {
    await files.write(name, bytes);
    const { remove } = files;
    files.remove = async (gone) => {
      await remove(gone);
      await show();
    };
    expect(await removeUnreferenced(ports(), name)).toBe(false);
    expect(await files.read(name)).toEqual(bytes);
  });

  test('what it took away before the other committed is put back by that one', async () => {
    await storeUploads(ports(), [{ name, bytes }], async () => {
      await files.remove(name);
      await show();
    });
    expect(await files.read(name)).toEqual(bytes);
  });
});

describe('a picture that a write leaves without a row goes at once', () => {
  const shownBy = async () => {
    const rows = await api.db.selectFrom('produk_foto').select('foto').execute();
    return new Set(rows.map(({ foto: name }) => name));
  };
  const keptFotos = async () => {
    await api.settled();
    const shown = await shownBy();
    const names = await stored();
    return { kept: names.length, orphans: names.filter((name) => !shown.has(name)) };
  };
  const only = (file: File) => {
    const form = new FormData();
    form.append('foto', file);
    return form;
  };

  test('when another photo takes its place, with its scaled copies', async () => {
    const { produk } = (await petani.send('POST', '/produk', formWith(...fotos(2)))).body.data;
    const [first] = produk.produk_fotos;
    await api.fetch(`${first.foto_url}?w=320`);
    expect((await keptFotos()).orphans).toHaveLength(1);
    for (const _again of [1, 2, 3]) await petani.send('PUT', `/produk/${produk.id}/foto/${first.id}`, only(foto()));
    expect(await keptFotos()).toEqual({ kept: 2, orphans: [] });
  });

  test('when it is taken away, alone or with its product', async () => {
    const { produk } = (await petani.send('POST', '/produk', formWith(...fotos(3)))).body.data;
    await petani.send('DELETE', `/produk/${produk.id}/foto/${produk.produk_fotos[1].id}`);
    expect(await keptFotos()).toEqual({ kept: 2, orphans: [] });
    await petani.send('DELETE', `/produk/${produk.id}`);
    expect(await keptFotos()).toEqual({ kept: 0, orphans: [] });
  });

  test('when somebody chooses another photo of himself', async () => {
    await petani.send('POST', '/user/update-foto', only(foto()));
    await petani.send('POST', '/user/update-foto', only(foto()));
    await api.settled();
    const { body } = await petani.send('GET', '/user');
    expect(await stored()).toEqual([nameOf(body.data.foto_url)]);
  });

  test('but not while another row shows it', async () => {
    const same = foto();
    const { produk } = (await petani.send('POST', '/produk', formWith(['foto[]', same], ['main[]', '1']))).body.data;
    await petani.send('POST', '/user/update-foto', only(same));
    await petani.send('DELETE', `/produk/${produk.id}`);
    await api.settled();
    expect(await stored()).toEqual([nameOf(produk.produk_fotos[0].foto_url)]);
  });
});

describe('sweeping', () => {
  const sweep = () => sweepMedia({ db: api.db, files, now: () => new Date(time) });

  test('what no row shows goes after an hour, with its scaled copies and what was left half written', async () => {
    const { body } = await admin.send('POST', '/pangan', logoForm('Sagu'));
    const shown = nameOf(body.data.pangan.logo_pangan_url);
    const copyOf = (name: string) => `${name.replace('.', '-')}-320.webp`;
    const orphan = `${'b'.repeat(32)}.png`;
    const unfinished = `${shown}.${crypto.randomUUID()}.tmp`;
    for (const name of [copyOf(shown), orphan, copyOf(orphan), unfinished, 'catatan.txt'])
      await files.write(name, new Uint8Array([1]));

    time += HOUR_MS - 1;
    expect(await sweep()).toBe(0);
    time += 1;
    expect(await sweep()).toBe(3);
    expect(await stored()).toEqual([copyOf(shown), shown, 'catatan.txt'].sort());
  });

  test('it comes with the uploads, once an hour', async () => {
    const first = (await admin.send('POST', '/pangan', logoForm('Sagu'))).body.data.pangan;
    await api.settled();
    await admin.send('PUT', `/pangan/${first.id}`, logoForm('Sagu'));
    expect(await stored()).toHaveLength(2);
    time += HOUR_MS;
    // Another row: what the sweep may take is settled before it begins.
    await admin.send('POST', '/pangan', logoForm('Uwi'));
    await api.settled();
    expect(await stored()).toHaveLength(2);
    expect(await stored()).not.toContain(nameOf(first.logo_pangan_url));
  });
});
