import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Row } from '../api/answers.ts';
import { allSaid, silence } from './account-form.ts';

const api = 'http://localhost/api';

/** A photo as a phone hands it over; no two are alike. */
export function photo(name = 'foto.jpg', bytes = 2_000, type = 'image/jpeg'): File {
  const content = new Uint8Array(bytes);
  content.set([0xff, 0xd8, 0xff]);
  content.set(new TextEncoder().encode(crypto.randomUUID()), 3);
  return new File([content], name, { type });
}

/** The products of whoever has the token, newest first, as the API tells him. */
export async function ownProduk(token: string, search = ''): Promise<Row[]> {
  const headers = { Authorization: `Bearer ${token}` };
  const { id } = (await (await fetch(`${api}/user`, { headers })).json()).data;
  const url = `${api}/produk?user_id=${id}&limit=200&search=${encodeURIComponent(search)}`;
  return (await (await fetch(url, { headers })).json()).data.data;
}

/** A further product past the screens, with so many photos; the first is the main one. */
export async function newProduk(token: string, judul: string, fotos = 1): Promise<Row> {
  const form = await new Response('', {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  }).formData();
  const teks = { judul, deskripsi: 'Dari kebun', stok: '5', harga: '12000', satuan: 'kg', status: 'aktif' };
  for (const [name, value] of Object.entries(teks)) form.append(name, value);
  for (let at = 0; at < fotos; at += 1) {
    form.append('foto[]', photo());
    form.append('main[]', at === 0 ? '1' : '0');
  }
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${api}/produk`, { method: 'POST', headers, body: form });
  return (await answer.json()).data.produk;
}

export const field = (label: string): Promise<HTMLElement> => screen.findByLabelText(label);

/** Puts a text into a field as a paste does, in place of what stands there. */
export async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  const element = await field(label);
  await user.clear(element);
  if (text) await user.paste(text);
}

/** What a whole product form is filled with; the first photo becomes the main one. */
export async function fillProduk(user: UserEvent, judul: string, files = [photo()]): Promise<void> {
  await fill(user, 'Judul', judul);
  await fill(user, 'Stok', '12');
  await user.selectOptions(await field('Satuan Panen'), 'sak');
  await fill(user, 'Harga', '145000');
  await fill(user, 'Deskripsi', 'Dipetik tadi pagi');
  await user.upload(await field('Foto Pangan'), files);
  await user.click(await mainButton(1));
}

export const mainButton = (nomor: number): Promise<HTMLElement> =>
  screen.findByRole('button', { name: `Foto ${nomor}, jadikan foto utama` });

/** The photo in whose card everything is that concerns it. */
export const card = async (nomor: number) => within((await mainButton(nomor)).closest('li')!);

/** Taps 'Simpan', once what was being saved before is done. */
export async function save(user: UserEvent): Promise<void> {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Simpan' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
}

/** Waits until a message says it: what is said next is heard as the next. */
export async function said(sentence: string): Promise<void> {
  await waitFor(() => expect(allSaid()).toContain(sentence));
  silence();
}
