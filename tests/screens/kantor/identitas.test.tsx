import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { keluhanWarna } from '#contract/formulas/situs/warna.ts';
import { network } from '../../support/api/network.ts';
import { logIn, open, openAs } from '../../support/screens/open.tsx';

/** The beginning of a JPEG: what is behind it is tested where pictures are drawn. */
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

// The saved look may be another: the app asks the server's bare page, which no test has.
beforeEach(() => network.use(http.get('*/dashboard', () => new HttpResponse(null, { status: 503 }))));

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const save = () => screen.findByRole('button', { name: 'Simpan' });

async function put(token: string, fields: Record<string, string>) {
  const answer = await fetch('http://localhost/api/kantor/identitas', {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
  return (await answer.json()).data.identitas_kantor;
}

const stored = async (token: string) =>
  (
    await (
      await fetch('http://localhost/api/kantor/identitas', { headers: { Authorization: `Bearer ${token}` } })
    ).json()
  ).data;

test('what is typed is stored, and stands in the letterhead of what is printed', async () => {
  const { user, token } = await openAs('admin', '/kantor/identitas');
  await user.type(await field('Nama dinas'), 'Dinas Ketahanan Pangan');
  await user.type(await field('Nama kepala dinas'), 'Marta Lunsiq');
  await user.type(await field('NIP'), '19700101 199503 1 002');
  await user.dblClick(await save());
  expect(await screen.findByText('Identitas kantor tersimpan')).toBeTruthy();
  expect(await stored(token)).toMatchObject({
    revisi: 1,
    nama_dinas: 'Dinas Ketahanan Pangan',
    kepala_nip: '197001011995031002',
  });

  await user.click(within(await screen.findByLabelText('Kantor')).getByText('Cetak'));
  const [sheet] = await screen.findAllByRole('article');
  expect(within(sheet!).getByText('Dinas Ketahanan Pangan')).toBeTruthy();
  expect(within(sheet!).getByText('NIP 19700101 199503 1 002')).toBeTruthy();
});

test('a name is needed, and a NIP has 18 digits', async () => {
  const { user } = await openAs('superadmin', '/kantor/identitas');
  const name = await field('Nama dinas');
  await user.clear(name);
  await user.clear(await field('NIP'));
  await user.type(await field('NIP'), '1970');
  await user.click(await save());
  expect(await screen.findByText('Nama dinas harus diisi')).toBeTruthy();
  expect(await screen.findByText('NIP harus terdiri atas 18 angka')).toBeTruthy();
  expect(document.activeElement).toBe(name);
});

test('a colour that is too light says its contrast, and the nearest darker one is taken by a button', async () => {
  const { user, token } = await openAs('admin', '/kantor/identitas');
  await user.clear(await field('Nama dinas'));
  await user.type(await field('Nama dinas'), 'Dinas Pangan');
  await user.type(await field('Nama situs'), 'Pangan Kita');
  expect(await screen.findAllByText('Pangan Kita')).not.toHaveLength(0);
  await user.type(await field('Warna utama'), '#f2b632');
  expect(await screen.findByText('Warna terlalu terang: kontrasnya dengan putih 1,8, sedikitnya 4,5')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /^Pakai #/ }));
  const { value } = await field('Warna utama');
  expect(keluhanWarna(value)).toBeUndefined();
  await user.click(await save());
  await screen.findByText('Identitas kantor tersimpan');
  expect(await stored(token)).toMatchObject({ nama_situs: 'Pangan Kita', warna: value });
});

test('who was slower sees both versions, and may take either', async () => {
  const { user, token } = await openAs('admin', '/kantor/identitas');
  const place = await field('Tempat');
  const { revisi } = await put(token, { nama_dinas: 'Dinas Lain', tempat: 'Melak' });
  await user.clear(await field('Nama dinas'));
  await user.type(await field('Nama dinas'), 'Dinas Saya');
  await user.clear(place);
  await user.type(place, 'Sendawar');
  await user.click(await save());
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole('row', { name: 'Tempat Sendawar Melak' })).toBeTruthy();
  expect(alert.getByRole('row', { name: 'Nama dinas Dinas Saya Dinas Lain' })).toBeTruthy();
  expect((await stored(token)).revisi).toBe(revisi);

  await user.click(alert.getByRole('button', { name: 'Simpan isian saya' }));
  expect(await screen.findByText('Identitas kantor tersimpan')).toBeTruthy();
  expect(await stored(token)).toMatchObject({ tempat: 'Sendawar', revisi: revisi + 1 });

  await put(token, { tempat: 'Tering' });
  await user.type(await field('Telepon'), '0545');
  await user.click(await save());
  await user.click(await screen.findByRole('button', { name: 'Pakai yang di server' }));
  await waitFor(async () => expect((await field('Tempat')).value).toBe('Tering'));
  expect((await field('Telepon')).value).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a logo is stored with the rest; one of another kind is refused before it travels', async () => {
  const token = await logIn('admin');
  const { revisi } = await put(token, { nama_dinas: 'Dinas' });
  const { user } = await open('/kantor/identitas');
  const input = await screen.findByLabelText('Logo', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'logo.gif', { type: 'image/gif' })] } });
  await user.click(await save());
  expect(await screen.findAllByText('Format foto harus jpg, jpeg atau png')).not.toHaveLength(0);
  expect(await stored(token)).toMatchObject({ revisi, logo_url: null });

  fireEvent.change(input, { target: { files: [new File([JPEG], 'logo.jpg', { type: 'image/jpeg' })] } });
  await user.click(await save());
  await waitFor(async () => expect((await stored(token)).logo_url).toMatch(/^\/media\/.+\.jpg$/));
});

test('the site’s logo is a picture of its own, seen in the preview, or the app’s mark again', async () => {
  const token = await logIn('admin');
  await put(token, { nama_dinas: 'Dinas', nama_situs: 'Pangan' });
  const { user } = await open('/kantor/identitas');
  const source = () => field('Logo situs');
  await user.type(await field('Nama situs'), ' Kita');
  await user.selectOptions(await source(), 'Gambar sendiri');
  await user.click(await save());
  expect(await screen.findByText('Gambar logo situs harus dipilih')).toBeTruthy();

  const input = await screen.findByLabelText('Gambar logo situs', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File([JPEG], 'logo.jpg', { type: 'image/jpeg' })] } });
  await user.click(await save());
  await waitFor(async () =>
    expect(await stored(token)).toMatchObject({
      ...{
        nama_situs: 'Pangan Kita',
        sumber_logo: 'sendiri',
        logo_situs_url: expect.stringMatching(/^\/media\/.+\.jpg$/),
      },
    }),
  );
  await waitFor(async () => expect(await source()).toHaveProperty('value', 'sendiri'));
  const preview = () => within(screen.getByRole('figure'));
  await waitFor(() => expect(preview().getAllByAltText('')).toHaveLength(3));

  await user.selectOptions(await source(), 'Bawaan aplikasi');
  expect(preview().queryAllByAltText('')).toHaveLength(0);
  await user.click(await save());
  await waitFor(async () =>
    expect(await stored(token)).toMatchObject({
      sumber_logo: 'bawaan',
      logo_situs_url: null,
      nama_situs: 'Pangan Kita',
    }),
  );
});
