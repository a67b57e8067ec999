import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { standsBeside } from '../../support/forms/account-form.ts';
import * as timbang from '../../support/forms/timbang-form.tsx';
import { field, fill, kelurahan, melakNow, rows, save, shown, storedIn } from '../../support/forms/timbang-form.tsx';
import { cellsOf, optionsOf } from '../../support/screens/petugas.ts';

let melak: Awaited<ReturnType<typeof melakNow>>;
beforeAll(async () => {
  melak = await melakNow();
});

const openAdd = () => timbang.openAdd(melak.kecamatan_id);

test('spec §2: the sub-district is fixed and disabled, the next village is preselected, what was reported stands beside', async () => {
  await openAdd();
  const kecamatan = within(screen.getByRole('dialog')).getByRole<HTMLSelectElement>('combobox', { name: 'Kecamatan' });
  expect([kecamatan.disabled, shown(kecamatan)]).toEqual([true, 'Melak']);
  expect(shown(kelurahan())).toBe(melak.desa[0].nama_desa_kelurahan);
  expect(optionsOf(kelurahan())).toEqual([
    'Pilih Desa/Kelurahan',
    ...melak.desa.map(({ nama_desa_kelurahan }) => nama_desa_kelurahan),
  ]);
  expect(screen.getAllByText(/^Periode lalu/).map(({ textContent }) => textContent)).toEqual(
    Object.values(melak.usual()).map((figure) => `Periode lalu ${figure}`),
  );
});

test('issue: Enter saves, the next village begins in the first figure; village after village', async () => {
  const { user, periode } = await openAdd();
  for (const [at, { nama_desa_kelurahan }] of melak.desa.slice(0, 3).entries()) {
    await waitFor(() => expect(shown(kelurahan())).toBe(nama_desa_kelurahan));
    await waitFor(() => expect(document.activeElement).toBe(field('jumlah_balita')));
    await fill(user, melak.usual(at));
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await storedIn(periode)).toHaveLength(at + 1));
  }
  expect((await screen.findAllByText('Berhasil menambahkan timbang balita')).length).toBeGreaterThan(0);
  await waitFor(() => expect(shown(kelurahan())).toBe(melak.desa[3].nama_desa_kelurahan));
  await waitFor(() => expect(screen.getByText(`3 dari ${melak.desa.length} desa/kelurahan sudah diisi`)).toBeTruthy());
  const option = within(kelurahan()).getByRole<HTMLOptionElement>('option', {
    name: `${melak.desa[0].nama_desa_kelurahan} (sudah diisi)`,
  });
  expect(option.disabled).toBe(true);
  // Of the sheet; messages have theirs.
  await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Tutup' })[0]!);
  await waitFor(() => expect(screen.queryAllByRole('dialog').map((dialog) => dialog.textContent)).toEqual([]));
  await waitFor(() => expect(rows()).toHaveLength(3));
});

test('spec §5, Add toddler weighing, in order: the first failure is said and marked, nothing is sent', async () => {
  const { user, periode } = await openAdd();
  const refused = async (sentence: string, control: HTMLElement) => {
    await save(user);
    await standsBeside(() => control, sentence);
  };
  const counts = [
    ['jumlah_balita', 'Jumlah balita', '40'],
    ['berat_badan_naik', 'Berat badan naik', '33'],
    ['berat_badan_tidak_naik', 'Berat badan tidak naik', '5'],
    ['dibawah_garis_merah', 'Dibawah garis merah', '40'],
    ['kasus_gizi_buruk', 'Kasus gizi buruk', '40'],
  ] as const;

  await user.selectOptions(kelurahan(), 'Pilih Desa/Kelurahan');
  await refused('Kelurahan harus diisi', kelurahan());
  await user.selectOptions(kelurahan(), melak.desa[0].nama_desa_kelurahan);
  for (const [name, label, fits] of counts) {
    await refused(`${label} harus diisi`, field(name));
    await fill(user, { [name]: fits });
  }
  for (const [name] of counts) await fill(user, { [name]: '0,5' });
  for (const [name, label, fits] of counts) {
    await refused(`${label} harus berupa angka`, field(name));
    await fill(user, { [name]: fits });
  }
  const gained = 'Balita yang naik dan tidak naik berat badannya tidak boleh melebihi jumlah balita ditimbang';
  expect(screen.getByText(/2 balita baru atau tidak ditimbang bulan lalu/)).toBeTruthy();
  await fill(user, { berat_badan_tidak_naik: '8' });
  await refused(gained, field('berat_badan_naik'));
  await fill(user, { berat_badan_tidak_naik: '7', dibawah_garis_merah: '41' });
  await refused(
    'Balita di bawah garis merah tidak boleh melebihi jumlah balita ditimbang',
    field('dibawah_garis_merah'),
  );
  await fill(user, { dibawah_garis_merah: '40', kasus_gizi_buruk: '41' });
  await refused('Kasus gizi buruk tidak boleh melebihi jumlah balita ditimbang', field('kasus_gizi_buruk'));
  expect(await storedIn(periode)).toEqual([]);
});

test.each([
  ['0,5', '0,5'],
  ['-5', '-5'],
  ['4.5', '4.5'],
  ['1.500', '1.500'],
  ['4 balita', '4'],
  ['٤٠', '40'],
  ['040', '40'],
])(
  "spec §5, digits only: %j becomes %j, and a separator is refused with 'Isi bilangan bulat'",
  async (pasted, text) => {
    const { user } = await openAdd();
    await fill(user, { jumlah_balita: pasted });
    expect(field('jumlah_balita').value).toBe(text);
    expect(field('jumlah_balita').getAttribute('aria-invalid')).toBe(String(/^[0,.-]*[,-]|4\.5/.test(text)));
  },
);

test('a change of more than 50 per cent is asked about, one toddler more is not', async () => {
  const { user, periode } = await openAdd();
  const D = Number(melak.usual().jumlah_balita) * 2;
  await fill(user, { ...melak.usual(), jumlah_balita: String(D), kasus_gizi_buruk: '1' });
  await save(user);
  const question = within(await screen.findByRole('alertdialog', { name: /^Periksa angka/ }));
  expect(screen.getAllByText(/^(Naik|Turun) .* dari periode lalu/)).toHaveLength(1);
  expect(await storedIn(periode)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Ya, simpan' }));
  expect((await screen.findAllByText('Berhasil menambahkan timbang balita')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(cellsOf(rows()[0]!)[2]).toBe(String(D)));
});
