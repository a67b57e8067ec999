import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { cutWrites, reconnect } from '../../support/outbox/signal.ts';
import { openAs } from '../../support/screens/open.tsx';
import { spreadsheets, workbook } from '../../support/screens/spreadsheets.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openImport() {
  spreadsheets();
  const opened = await openAs('superadmin', '/kantor/akun/impor');
  await screen.findByRole('button', { name: 'Pilih berkas' });
  const choose = (file: File) => opened.user.upload(screen.getByLabelText('Berkas XLSX atau CSV'), file);
  const correct = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label);
    await opened.user.clear(field);
    await opened.user.type(field, `${text}{Enter}`);
  };
  return { ...opened, choose, correct };
}

const complaintsOf = (nomor: number) =>
  [...document.querySelectorAll('[aria-label="Isi berkas"] tbody tr')]
    .filter((row) => within(row as HTMLElement).queryByRole('rowheader', { name: `Baris ${nomor}` }))
    .flatMap((row) => [...row.querySelectorAll('small')].map(({ textContent }) => textContent));

const inviteButton = (name: RegExp | string) => screen.findByRole<HTMLButtonElement>('button', { name });

test('everything wrong is said before anybody is invited, is put right in its cell, and then all are invited', async () => {
  const { user, choose, correct } = await openImport();
  await choose(
    await workbook(
      [
        ['DAFTAR PETUGAS LAPANGAN 2026'],
        [],
        ['No', 'Nama', 'Username', 'Email', 'No. HP', 'Kecamatan Tugas'],
        [1, 'Uji Satu', 'petani', 'uji.satu@contoh.id', 81_200_000_001, 'Melak; Tering'],
        [2, 'Uji Dua', 'uji dua', 'uji.dua@contoh.id', '8.12E+10', 'Kec. Damai dan Lawa'],
        [3, 'Uji Tiga', 'uji.tiga', 'uji.tiga@contoh.id', '0812 0000 0003', 'Semua'],
        [4, 'Uji Empat', 'uji.tiga', 'uji.empat@contoh.id', '081200000004', 'Melak'],
        ['JUMLAH', null, 4],
      ],
      'petugas.xlsx',
    ),
  );
  await screen.findByText('4 petugas terbaca, 4 perlu diperbaiki dulu di bawah ini.');
  expect(complaintsOf(4)).toEqual(['Username sudah digunakan']);
  expect(complaintsOf(5)).toEqual([
    'Username harus 3 sampai 30 huruf, angka, titik, tanda hubung, atau garis bawah',
    'Nomor ini disingkat oleh Excel. Tulis nomor lengkapnya.',
    'Kecamatan tidak dikenal: Lawa. Maksudnya Muara Lawa?',
  ]);
  expect(complaintsOf(6)).toEqual([
    'Sama dengan baris 7',
    '“Semua” bukan nama kecamatan. Tulis kecamatan tugasnya satu per satu.',
  ]);
  expect(await inviteButton('Undang 4 petugas')).toHaveProperty('disabled', true);
  expect(screen.getByText('1 baris bukan data dilewati: 1 jumlah.')).toBeTruthy();

  await correct('Username, baris 4', 'uji.satu');
  await user.click(screen.getByRole('button', { name: 'Pakai uji.dua' }));
  await user.click(screen.getByRole('button', { name: 'Pakai Damai, Muara Lawa' }));
  await correct('No HP, baris 5', '+62 812-0000-0002');
  await correct('Kecamatan, baris 6', 'Tering / Melak');
  await user.click(screen.getByRole('button', { name: 'Lewati baris 7' }));
  await screen.findByText('3 petugas terbaca, semuanya benar.');
  const invite = await inviteButton('Undang 3 petugas');
  await waitFor(() => expect(invite.disabled).toBe(false));
  await user.click(invite);
  expect(await screen.findByText(/^3 petugas diundang/)).toBeTruthy();
});

test('without a signal the list stays, says what is not known yet, and is checked once there is one', async () => {
  const { user, choose } = await openImport();
  await screen.findByRole('button', { name: 'Pilih berkas' });
  cutWrites('/akun/impor');
  await choose(
    await workbook([
      ['Nama Petugas', 'User', 'E-mail', 'HP/WA', 'Wilayah Tugas'],
      ['Uji Lima', 'uji.lima', 'uji.lima@contoh', '081200000005', 'Melak'],
      ['Uji Enam', 'uji.enam', 'uji.enam@contoh.id', '081200000006', 'Melak'],
    ]),
  );
  expect(await screen.findByText(/^Tidak ada sambungan: username dan email yang sudah dipakai/)).toBeTruthy();
  expect(complaintsOf(2)).toEqual(['Email tidak benar']);
  const field = screen.getByLabelText('Email, baris 2');
  await user.type(field, '.id{Enter}');
  await screen.findByText('2 petugas terbaca.');
  expect(await screen.findByRole('button', { name: 'Periksa lagi' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email, baris 2').value).toBe('uji.lima@contoh.id');
  reconnect();
  await screen.findByText('2 petugas terbaca, semuanya benar.');
  expect(await inviteButton('Undang 2 petugas')).toHaveProperty('disabled', false);
});

test('a list that was left half corrected is gone on with; its columns are known in the next file', async () => {
  const { user, choose, correct } = await openImport();
  const head = ['Nama', 'Username', 'Surat', 'No HP', 'Kecamatan'];
  const officer = (at: number, email: string) => [`Uji ${at}`, `uji.${at}.sisa`, email, `08120000002${at}`, 'Melak'];
  await choose(await workbook([head, officer(1, 'uji.sisa1@contoh'), officer(2, 'uji.sisa2')], 'petugas.xlsx'));
  await user.click(await screen.findByRole('button', { name: 'Ubah kolom' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: /Surat/ }), 'Email');
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  await correct('Email, baris 2', 'uji.sisa1@contoh.id');
  await user.click(screen.getByRole('button', { name: 'Lewati baris 3' }));
  await screen.findByText('1 petugas terbaca, semuanya benar.');
  cleanup();
  const next = await openImport();
  await screen.findByText('Impor petugas.xlsx belum selesai.');
  await next.user.click(screen.getByRole('button', { name: 'Lanjutkan' }));
  await screen.findByText('1 petugas terbaca, semuanya benar.');
  expect(screen.getByLabelText<HTMLInputElement>('Email, baris 2').value).toBe('uji.sisa1@contoh.id');
  expect(screen.getByText(/^1 baris Anda lewati: baris 3\./)).toBeTruthy();
  await next.choose(await workbook([head, officer(3, 'uji.sisa3@contoh.id')], 'petugas lain.xlsx'));
  await screen.findByText('uji.sisa3@contoh.id');
  await screen.findByText('1 petugas terbaca, semuanya benar.');
});

test('hidden rows are asked about before anything is shown', async () => {
  const { user, choose } = await openImport();
  const officer = (at: number) => [`Uji ${at}`, `uji.${at}.tampak`, `uji${at}@contoh.id`, `08120000001${at}`, 'Melak'];
  await choose(
    await workbook([['Nama', 'Username', 'Email', 'No HP', 'Kecamatan'], officer(1), officer(2)], 'petugas.xlsx', {
      rowDefs: new Map([[2, { hidden: true }]]),
    }),
  );
  expect(await screen.findByText('1 baris disembunyikan di berkas: baris 3.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Lewati yang tersembunyi' }));
  await user.click(screen.getByRole('button', { name: 'Lanjut' }));
  expect(await screen.findByText('1 petugas terbaca, semuanya benar.')).toBeTruthy();
});
