import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { ADD_HARGA_PANGAN } from '@/features/manage-harga-pangan/api/harga-pangan';
import { ADD_KETERSEDIAAN_PANGAN } from '@/features/manage-ketersediaan-pangan/api/ketersediaan-pangan';
import { ADD_KOORDINAT, ADD_LAHAN, DELETE_LAHAN } from '@/features/manage-lahan-petani/api/lahan';
import { ADD_LUAS_TANAM, DELETE_LUAS_TANAM } from '@/features/manage-luas-tanam/api/luas-tanam';
import { ADD_TIMBANG_BALITA } from '@/features/manage-timbang-balita/api/timbang-balita';
import { outboxStore } from '@/shared/write';
import { rowsOf } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { standsBeside } from '../../support/forms/account-form.ts';
import { waits } from '../../support/outbox/pending.ts';
import { cutWrites, reconnect } from '../../support/outbox/signal.ts';
import { harga, lahan, luas, stokOf, timbang } from '../../support/outbox/typed-rows.ts';
import { card, openKotak, perbaiki, refused, save } from '../../support/outbox/waiting.ts';
import { logIn, open } from '../../support/screens/open.tsx';
import { newPeriode } from '../../support/screens/petugas.ts';

type Dialog = Awaited<ReturnType<typeof perbaiki>>;

test("decision 12: an availability's '15.000' is stored as 15000, '49,9' is taken as it is typed", async () => {
  const { id } = await newPeriode('ketersediaan-pangan');
  const variables = stokOf(id, { harga_rata_rata: 15, kebutuhan: 30.25, ketersediaan: 12 });
  await refused('petugas', { entity: 'ketersediaanPangan', document: ADD_KETERSEDIAAN_PANGAN, variables });
  const { user } = await openKotak('petugas');
  const dialog = await perbaiki(user);
  const field = (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name });
  expect(field('Kebutuhan').value).toBe('30,25');
  for (const [name, text] of [
    ['Harga Rata-Rata', '15.000'],
    ['Ketersediaan', '49,9'],
  ] as const) {
    await user.clear(field(name));
    await user.type(field(name), text);
  }
  await save(user, dialog);
  expect(await screen.findByText('Semua data sudah terkirim')).toBeTruthy();
  const rows = await rowsOf(`/ketersediaan-pangan?periode_ketersediaan_pangan_id=${id}`);
  expect(rows).toMatchObject([{ harga_rata_rata: 15000, kebutuhan: 30.25, ketersediaan: 49.9 }]);
});

test('decision 12: a decimal that an older app has stored as text is asked about, not guessed', async () => {
  const { id } = await newPeriode('ketersediaan-pangan');
  const variables = stokOf(id, { harga_rata_rata: '15.000', kebutuhan: '49.9', ketersediaan: '12' });
  await refused('petugas', { entity: 'ketersediaanPangan', document: ADD_KETERSEDIAAN_PANGAN, variables });
  const { user } = await openKotak('petugas');
  const dialog = await perbaiki(user);
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findByText('Maksudnya 49,9 atau 499?')).toBeTruthy();
  const kebutuhan = dialog.getByRole('textbox', { name: 'Kebutuhan' });
  expect(kebutuhan.getAttribute('aria-invalid')).toBe('true');
  await user.clear(kebutuhan);
  await user.type(kebutuhan, '49,9');
  await save(user, dialog);
  expect(await screen.findByText('Semua data sudah terkirim')).toBeTruthy();
  const rows = await rowsOf(`/ketersediaan-pangan?periode_ketersediaan_pangan_id=${id}`);
  expect(rows).toMatchObject([{ harga_rata_rata: 15000, kebutuhan: 49.9, ketersediaan: 12 }]);
});

test('decision 12: a price far from the one of the period before is asked about, beside what it was; another commodity renames the row', async () => {
  const { id, nama_periode } = await newPeriode('harga-pangan');
  const variables = { input: harga(id) };
  const [key] = await refused('petugas', { entity: 'hargaPangan', document: ADD_HARGA_PANGAN, variables });
  const { user } = await openKotak('petugas');
  const dialog = await perbaiki(user);
  const eceran = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Harga Eceran' });
  expect(eceran.value).toBe('14.500');
  await within(dialog.getByRole('combobox', { name: 'Komoditi' })).findByRole('option', { name: /^Beras Medium/ });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Komoditi' }), [/^Beras Medium/].map(optionOf(dialog)));
  await dialog.findAllByText(/^Periode lalu/);
  await user.clear(eceran);
  await user.type(eceran, '9900000');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect((await dialog.findAllByText(/^Naik .* dari periode lalu/)).length).toBeGreaterThan(0);
  expect((await outboxStore.byKey(key!))?.state).toBe('ditolak');
  await user.click(dialog.getByRole('button', { name: 'Ya, simpan' }));
  expect(await screen.findByText(`Terkirim: Harga Beras Medium, Melak, ${nama_periode}`)).toBeTruthy();
  expect(await rowsOf(`/harga-pangan?periode_harga_pangan_id=${id}`)).toMatchObject([
    { harga_eceran: 9_900_000, nama_komoditi: 'Beras Medium' },
  ]);
});

const optionOf = (dialog: Dialog) => (name: RegExp) => dialog.getByRole<HTMLOptionElement>('option', { name });

test("decision 12: the ordered rules speak: a weighing's first broken one is said, nothing is stored", async () => {
  const { id } = await newPeriode('timbang-balita');
  const write = { entity: 'timbangBalita', document: ADD_TIMBANG_BALITA };
  const [key] = await refused('petugas', { ...write, variables: { input: timbang(id) } });
  const { user } = await openKotak('petugas');
  const dialog = await perbaiki(user);
  const field = (name: string) => dialog.getByRole('textbox', { name });
  await user.clear(field('Jumlah Balita Ditimbang'));
  await user.type(field('Jumlah Balita Ditimbang'), '20');
  await user.clear(field('Kasus Gizi Buruk'));
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  await standsBeside(() => field('Kasus Gizi Buruk'), 'Kasus gizi buruk harus diisi');
  expect((await outboxStore.byKey(key!))?.variables.input).toMatchObject({ jumlah_balita: '40' });
});

test('decision 12: what is lost was planted before', async () => {
  const { id } = await newPeriode('luas-tanam');
  await refused('petugas', { entity: 'luasTanam', document: ADD_LUAS_TANAM, variables: { input: luas(id) } });
  const { user } = await openKotak('petugas');
  const dialog = await perbaiki(user);
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Luas Tanam' }).value).toBe('1.200');
  await user.clear(dialog.getByRole('textbox', { name: 'Luas Puso' }));
  await user.type(dialog.getByRole('textbox', { name: 'Luas Puso' }), '1201');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findAllByText('Luas Puso tidak boleh melebihi Luas Tanam')).not.toEqual([]);
});

test('decision 12: a row that is sent while its form is open leaves what was typed in the form', async () => {
  const { id } = await newPeriode('harga-pangan');
  const write = { entity: 'hargaPangan', document: ADD_HARGA_PANGAN, variables: { input: harga(id) } };
  const [key] = await refused('petugas', write);
  const { user } = await openKotak('petugas');
  const dialog = await perbaiki(user);
  const eceran = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Harga Eceran' });
  await user.clear(eceran);
  await user.type(eceran, '15250');
  await outboxStore.settle(key!, { harga_pangan: { id: 1 } });
  await save(user, dialog);
  expect((await screen.findAllByText('Data ini sudah dikirim')).length).toBeGreaterThan(0);
  expect(eceran.value).toBe('15.250');
});

test('a row that has never left may be corrected while it tries to leave, and leaves as it was corrected', async () => {
  const { id } = await newPeriode('harga-pangan');
  await logIn('petugas');
  cutWrites('/*');
  await waits('hargaPangan', ADD_HARGA_PANGAN, { input: harga(id) });
  const { user } = await open('/dashboard/kotak-keluar');
  const row = await card('Yang menunggu');
  await row.findByText(/Periksa sambungan internet/);
  const { promise, resolve } = Promise.withResolvers<Response>();
  network.use(http.post('*/api/harga-pangan', () => promise, { once: true }));
  window.dispatchEvent(new Event('focus'));
  await row.findByText('Mengirim');
  const dialog = await perbaiki(user, 'Yang menunggu');
  const eceran = dialog.getByRole('textbox', { name: 'Harga Eceran' });
  await user.clear(eceran);
  await user.type(eceran, '15250');
  await save(user, dialog);
  resolve(HttpResponse.error());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  reconnect();
  expect(await screen.findByText('Semua data sudah terkirim')).toBeTruthy();
  expect(await rowsOf(`/harga-pangan?periode_harga_pangan_id=${id}`)).toMatchObject([{ harga_eceran: 15250 }]);
});

test('a point that is corrected is asked about when it lies outside of the sub-district of its waiting plot', async () => {
  const [key] = await refused('petani', {
    ...{ entity: 'lahanPetani', document: ADD_LAHAN, label: 'Lahan uji' },
    variables: { input: lahan() },
  });
  const input = {
    ...{ user_id: 1, lat: '-0.2361', lang: '115.69' },
    lahan_id: { $dari: key, jalur: ['lahan_petani', 'id'] },
  };
  await refused('petani', {
    ...{ entity: 'lahanPetani', document: ADD_KOORDINAT, label: 'Lokasi uji' },
    variables: { input },
  });
  const { user } = await openKotak('petani');
  const dialog = await perbaiki(user, 'Lokasi uji');
  await user.click(dialog.getByRole('button', { name: 'Ketik Sendiri' }));
  const latitude = dialog.getByRole('textbox', { name: 'Latitude' });
  await user.clear(latitude);
  await user.type(latitude, '0.2361');
  expect(await dialog.findByText(/di sebelah utara Kecamatan Melak/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findByRole('alertdialog', { name: 'Periksa isian lahan' })).toBeTruthy();
});

test('hectares of a waiting plot take two decimals at most', async () => {
  await refused('petani', { entity: 'lahanPetani', document: ADD_LAHAN, variables: { input: lahan() } });
  const { user } = await openKotak('petani');
  const dialog = await perbaiki(user);
  const luasTanam = dialog.getByRole('textbox', { name: 'Luas Tanam (Hektar)' });
  await user.clear(luasTanam);
  await user.type(luasTanam, '0,125');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await dialog.findByText('Luas Tanam paling banyak dua angka di belakang koma')).toBeTruthy();
});

test('decision 12: a delete has nothing to correct', async () => {
  const deletes = [DELETE_LAHAN, DELETE_LUAS_TANAM].map((document, at) => ({
    ...{ entity: 'luasTanam', label: `Hapus uji ${at}`, document },
    variables: { id: 7, input: { _method: 'delete' } },
  }));
  await refused('petugas', ...deletes);
  await openKotak('petugas');
  for (const { label } of deletes) {
    const row = await card(label);
    expect(row.getByRole('button', { name: 'Hapus' })).toBeTruthy();
    expect(row.queryByRole('button', { name: 'Perbaiki' })).toBeNull();
  }
});
