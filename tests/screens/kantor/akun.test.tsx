import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openAs } from '../../support/screens/open.tsx';

const table = () => screen.findByRole('table', { name: 'Akun' });
const rowOf = async (name: string) => {
  const link = await within(await table()).findByRole('link', { name: new RegExp(`^${name}`) });
  return link.closest('tr') as HTMLElement;
};

test('the list tells who has which role, where, and since when; filters stand in the address', async () => {
  const { user, address } = await openAs('superadmin', '/kantor/akun');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Peran' }), 'Petugas');
  expect(address()).toBe('/kantor/akun?peran=petugas');
  const row = await rowOf('Yulius Bahang');
  expect(row.textContent).toContain('Barong Tongkok, Melak, Sekolaq Darat');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Nonaktif');
  expect(await screen.findByText('Tidak ada akun yang cocok')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Lihat semua akun' }));
  expect(address()).toBe('/kantor/akun');
  expect(await rowOf('Agustina Pelenteq')).toBeTruthy();
});

test('an address brings its filters along, and ignores what it cannot mean', async () => {
  await openAs('admin', '/kantor/akun?peran=superadmin&status=entah&kecamatan=x&query=super');
  const row = await rowOf('');
  expect(row.textContent).toContain('Superadmin');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).value).toBe('');
  // Of five only the role is one that can be meant.
  expect(screen.getByRole('button', { name: 'Saringan 1 dipilih' })).toBeTruthy();
});

describe('an invitation', () => {
  const fill = async (user: Awaited<ReturnType<typeof openAs>>['user'], username: string) => {
    await user.type(await screen.findByLabelText('Nama lengkap'), 'Lusia Ngau');
    await user.type(screen.getByLabelText('Username'), username);
    await user.type(screen.getByLabelText('No HP'), '081234567890');
    await user.type(screen.getByLabelText('Email'), `${username}@contoh.id`);
  };

  test('asks for what is missing, in order, and offers an admin no admin', async () => {
    const { user } = await openAs('admin', '/kantor/akun/undang');
    await user.click(await screen.findByRole('button', { name: 'Undang' }));
    expect(await screen.findByText('Nama lengkap harus diisi')).toBeTruthy();
    const options = within(screen.getByLabelText('Peran'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(options).toEqual(['Pilih peran', 'Petani', 'Petugas']);
    await user.selectOptions(screen.getByLabelText('Peran'), 'Petugas');
    await user.click(screen.getByRole('button', { name: 'Undang' }));
    expect(await screen.findByText('Petugas memerlukan sedikitnya satu kecamatan tugas')).toBeTruthy();
  });

  test('of an officer takes as many sub-districts as are ticked; a double tap invites once', async () => {
    const { user } = await openAs('superadmin', '/kantor/akun/undang');
    await fill(user, 'lusia.ngau');
    await user.selectOptions(screen.getByLabelText('Peran'), 'Petugas');
    await user.click(await screen.findByRole('checkbox', { name: 'Melak' }));
    await user.click(screen.getByRole('checkbox', { name: 'Tering' }));
    await user.dblClick(screen.getByRole('button', { name: 'Undang' }));
    expect(await screen.findByText(/^Undangan untuk Lusia Ngau dikirim ke lusia\.ngau@contoh\.id/)).toBeTruthy();
    expect(screen.queryByText(/sudah digunakan/)).toBeNull();
  });

  test('of a name that is taken says so at its field', async () => {
    const { user } = await openAs('superadmin', '/kantor/akun/undang');
    await fill(user, 'petani');
    await user.selectOptions(screen.getByLabelText('Peran'), 'Petani');
    await user.click(screen.getByRole('button', { name: 'Undang' }));
    expect(await screen.findByText('Username sudah digunakan')).toBeTruthy();
    expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('one account', () => {
  const openOne = async (who: string, name: string, query = '') => {
    const opened = await openAs(who, `/kantor/akun?query=${encodeURIComponent(query || name)}`);
    const row = await rowOf(name);
    await opened.user.click(within(row).getByRole('link'));
    await screen.findByRole('heading', { level: 2, name: new RegExp(`^${name}`) });
    return opened;
  };

  test('is disabled after a question that says what that does, and enabled again', async () => {
    const { user } = await openOne('superadmin', 'Yulius Bahang');
    await user.click(await screen.findByRole('button', { name: 'Nonaktifkan' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Nonaktifkan akun/ }));
    expect(dialog.getByText(/keluar dari semua perangkat dan tidak dapat login lagi/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Nonaktifkan' }));
    expect(await screen.findByText('Nonaktif', { selector: 'dd' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Aktifkan' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Aktifkan' }));
    expect(await screen.findByText('Aktif', { selector: 'dd' })).toBeTruthy();
  });

  test('is changed in a form; the number is new wherever it is shown', async () => {
    const { user } = await openOne('admin', 'Yulius Bahang');
    await user.click(await screen.findByRole('button', { name: 'Ubah' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Ubah/ }));
    const phone = await dialog.findByLabelText('No HP');
    await user.clear(phone);
    await user.type(phone, '0812 9999-8888');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('081299998888', { selector: 'dd' })).toBeTruthy();
  });

  test('of the office cannot be changed by an admin, and its email is not told', async () => {
    await openOne('admin', 'Darius Kelawit');
    expect(await screen.findByText('Hanya superadmin yang dapat mengubah akun ini.')).toBeTruthy();
    expect(screen.getByText('Hanya terlihat oleh superadmin')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Nonaktifkan' })).toBeNull();
    expect(screen.queryByText('Jejaknya')).toBeNull();
  });

  test('hands its rows to a successor after a preview that counts them', async () => {
    const { user } = await openOne('superadmin', 'Yulius Bahang');
    await user.click(await screen.findByRole('button', { name: 'Alihkan data ke penerus' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Alihkan data/ }));
    await user.click(await dialog.findByRole('button', { name: /mulyadi\.sastro/ }));
    expect(await dialog.findByText(/^[\d.]+ harga pangan$/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Alihkan' }));
    expect(await screen.findByText('Data berhasil dialihkan')).toBeTruthy();
    expect(await screen.findByText('0 baris')).toBeTruthy();
  });

  test('that is not there is said', async () => {
    await openAs('admin', '/kantor/akun/999999');
    expect(await screen.findByText('Akun tidak ditemukan')).toBeTruthy();
  });
});
