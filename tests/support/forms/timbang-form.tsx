import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { type Row, rowsOf } from '../api/answers.ts';
import { openAs } from '../screens/open.tsx';
import { newPeriode } from '../screens/petugas.ts';

export const timbangPage = '/dashboard/timbang-balita/edit';

/** The figures of a village, by their labels. */
export const labels = {
  jumlah_balita: 'Jumlah Balita Ditimbang',
  berat_badan_naik: 'Jumlah Balita Naik Berat Badan',
  berat_badan_tidak_naik: 'Jumlah Balita Tidak Naik Berat Badan',
  dibawah_garis_merah: 'Jumlah Balita Dibawah Garis Merah',
  kasus_gizi_buruk: 'Kasus Gizi Buruk',
} as const;
export type Counts = Partial<Record<keyof typeof labels, string>>;

/** Melak, its villages, and what they reported in the newest month of the demo. */
export async function melakNow() {
  const desa = await rowsOf('/desa-kelurahan?limit=1000').then((all) =>
    all.filter(({ nama_kecamatan }) => nama_kecamatan === 'Melak'),
  );
  const { kecamatan_id } = desa[0];
  const [newest] = await rowsOf('/periode-timbang-balita?urut=terbaru&limit=1');
  const filter = `periode_timbang_balita_id=${newest.id}&kecamatan_id=${kecamatan_id}&limit=100`;
  const before = await rowsOf(`/timbang-balita?${filter}`);
  /** What a village reported last, as it is typed. */
  const usual = (at = 0): Counts => {
    const row = before.find(({ kelurahan_id }) => kelurahan_id === desa[at].id);
    return Object.fromEntries(Object.keys(labels).map((name) => [name, String(row[name])]));
  };
  return { kecamatan_id: kecamatan_id as number, desa, usual };
}

export const storedIn = (periode: { id: number }): Promise<Row[]> =>
  rowsOf(`/timbang-balita?periode_timbang_balita_id=${periode.id}&limit=100`);

export const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
export const field = (name: keyof typeof labels) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: labels[name] });
export const kelurahan = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Desa/Kelurahan' });
export const shown = (select: HTMLSelectElement) => select.selectedOptions[0]?.textContent;
export const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Simpan' }));

export async function fill(user: UserEvent, counts: Counts) {
  for (const [name, text] of Object.entries(counts)) {
    const control = field(name as keyof Counts);
    await user.clear(control);
    await user.click(control);
    if (text) await user.paste(text);
  }
}

/** Opens 'Tambah Timbang Balita' for a sub-district in a period that nobody has filled in. */
export async function openAdd(kecamatan_id: number) {
  const periode = await newPeriode('timbang-balita');
  const opened = await openAs('petugas', `${timbangPage}?periode=${periode.id}&kecamatan=${kecamatan_id}`);
  expect(await screen.findByText('Tidak Ada Data Timbang Balita')).toBeTruthy();
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Tambah' });
  await waitFor(() => expect(button().disabled).toBe(false));
  await opened.user.click(button());
  await screen.findByRole('dialog', { name: 'Tambah Timbang Balita' });
  await screen.findAllByText(/^Periode lalu/);
  return { ...opened, periode };
}
