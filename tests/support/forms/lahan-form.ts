import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Row } from '../api/answers.ts';
import { openAs } from '../screens/open.tsx';

const api = 'http://localhost/api';

/** The plots of whoever has this token, newest first, as the API tells their owner. */
export async function ownLahan(token: string): Promise<Row[]> {
  const headers = { Authorization: `Bearer ${token}` };
  const { id } = (await (await fetch(`${api}/user`, { headers })).json()).data;
  return (await (await fetch(`${api}/lahan-petani?user_id=${id}&limit=100`, { headers })).json()).data.data;
}

/** A further plot of whoever has this token, with a place when one is given. @returns its id */
export async function newLahan(token: string, alamat: string, koordinat?: { lat: number; lang: number }) {
  const post = async (path: string, fields: object) => {
    const response = await fetch(api + path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    });
    return (await response.json()).data;
  };
  const [{ kecamatan_id, kelurahan_id }] = await ownLahan(token);
  const crop = { luas_tanam: 1, jumlah_panen: 2500, satuan_panen: 'ton', bulan: 'Mei 2027', komoditi: 'padi' };
  const { lahan_petani } = await post('/lahan-petani', { kecamatan_id, kelurahan_id, alamat, ...crop });
  if (koordinat) await post('/koordinat-lahan-petani', { lahan_id: lahan_petani.id, ...koordinat });
  return lahan_petani.id as number;
}

export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement & HTMLSelectElement>(name);

/** What a form of a plot holds, by its labels. */
export const whole: Record<string, string> = {
  Kecamatan: 'Melak',
  'Desa/Kelurahan': 'Melak Ulu',
  Alamat: 'Jalan Poros 12',
  'Luas Tanam (Hektar)': '2',
  'Jumlah Panen': '1500',
  Komoditi: 'padi',
  'Satuan Panen': 'kg',
  'Perkiraan Bulan Panen': 'Januari 2027',
};

/** Types, pastes or chooses one value. */
export async function fill(user: UserEvent, name: string, value: string): Promise<void> {
  const control = field(name);
  if (control.tagName === 'SELECT') {
    await waitFor(() => within(control).getByRole('option', { name: value }));
    await user.selectOptions(control, value);
    return;
  }
  await user.clear(control);
  await user.click(control);
  await user.paste(value);
}

async function fillAll(user: UserEvent): Promise<void> {
  for (const [name, value] of Object.entries(whole)) await fill(user, name, value);
}

export const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Simpan' }));

/** The form that adds a plot, as the demo's farmer. */
export async function openForm() {
  const here = await openAs('petani', '/dashboard/lahan-petani/tambah');
  await screen.findByRole('button', { name: 'Simpan' });
  return here;
}

/** The same with nothing missing. */
export async function filledForm() {
  const here = await openForm();
  await fillAll(here.user);
  await here.user.click(screen.getByRole('button', { name: /Lokasi$/ }));
  return here;
}
