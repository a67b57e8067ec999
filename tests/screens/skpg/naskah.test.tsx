import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { KerjaSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { network } from '../../support/api/network.ts';
import { inSkpgWorld, OKTOBER, part, sentences, sheet } from '../../support/kantor/skpg-screens.ts';
import { read } from '../../support/screens/odd-prices.ts';

const { openAs, ask } = inSkpgWorld();

const NARASI = 'Narasi Oktober 2026';
const AKSES = /^Akses: rentan\. Harga eceran Beras Medium Rp\s12\.800/;

const kerja = (): Promise<KerjaSkpg> => ask('admin', 'GET', '/kantor/skpg?tahun=2026&bulan=10');
const stored = async (kunci: string) => (await kerja()).narasi.find((one) => one.kunci === kunci);

/** Somebody else of the office writes the sentence on prices. */
const others = (teks: string, asal: string, revisi: number) =>
  ask('superadmin', 'PUT', '/kantor/skpg/naskah', { ...OKTOBER, kunci: 'akses', teks, asal }, revisi);

const third = async () => (await sentences(NARASI))[2];

/** Opens the sentence on prices. */
async function openAkses() {
  const opened = await openAs('admin', '/kantor/skpg');
  await opened.user.click((await part(NARASI)).getByRole('button', { name: 'Ubah kalimat 3 narasi' }));
  const dialog = await sheet('Ubah kalimat');
  const field = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: /^Kalimat/ });
  return { ...opened, dialog, field };
}

/** Writes it, however impatient the thumb. */
async function write(teks: string) {
  const opened = await openAkses();
  await opened.user.clear(opened.field);
  if (teks) await opened.user.type(opened.field, teks);
  await opened.user.dblClick(opened.dialog.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return opened;
}

describe('a sentence', () => {
  test('that is written anew is marked, stored once, and stands beside what the figures say', async () => {
    const { user } = await write('Harga beras naik karena jalan putus.');
    expect(await screen.findByText('Kalimat tersimpan')).toBeTruthy();
    await waitFor(async () => expect(await third()).toBe('Harga beras naik karena jalan putus.Ditulis dinas.'));
    expect((await sentences(NARASI)).filter((one) => one.includes('Ditulis dinas.'))).toHaveLength(1);
    expect(await stored('akses')).toMatchObject({ revisi: 1, disunting: true });
    await user.click((await part(NARASI)).getByRole('button', { name: 'Ubah kalimat 3 narasi' }));
    expect(read((await sheet('Ubah kalimat')).getByText('Dari angka:').parentElement!)).toMatch(
      /^Dari angka: Akses: r/,
    );
  });

  test('is taken back to what the figures say', async () => {
    const { user } = await write('Harga beras naik.');
    await waitFor(async () => expect(await third()).toMatch(/^Harga beras naik\./));
    await user.click((await part(NARASI)).getByRole('button', { name: 'Ubah kalimat 3 narasi' }));
    const back = (await sheet('Ubah kalimat')).getByRole('button', { name: 'Kembalikan ke kalimat dari angka' });
    await user.dblClick(back);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await third()).toMatch(AKSES));
    expect(await third()).not.toContain('Ditulis dinas.');
    expect(await stored('akses')).toMatchObject({ disunting: false });
  });

  test('that is left blank is left out, which the desk still tells', async () => {
    await write('');
    await waitFor(async () => expect(await third()).toBe('Kalimat ini dihilangkan.Ditulis dinas.'));
    expect(await stored('akses')).toMatchObject({ teks: '', disunting: true });
  });

  test('is added, and may be left out again', async () => {
    const { user } = await openAs('admin', '/kantor/skpg');
    const rekomendasi = await part('Rekomendasi');
    const before = await sentences('Rekomendasi');
    await user.click(rekomendasi.getByRole('button', { name: 'Tambah kalimat' }));
    const dialog = await sheet('Kalimat tambahan');
    await user.type(await dialog.findByRole('textbox', { name: /^Kalimat/ }), 'Buka pasar murah di Damai.');
    await user.dblClick(dialog.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () =>
      expect(await sentences('Rekomendasi')).toEqual([...before, 'Buka pasar murah di Damai.Ditulis dinas.']),
    );
    await user.click(rekomendasi.getByRole('button', { name: `Ubah kalimat ${before.length + 1} rekomendasi` }));
    const again = await sheet('Kalimat tambahan');
    await user.clear(await again.findByRole('textbox', { name: /^Kalimat/ }));
    await user.click(again.getByRole('button', { name: 'Simpan' }));
    expect(await again.findByText('Mohon isi kalimatnya')).toBeTruthy();
    await user.click(again.getByRole('button', { name: 'Hilangkan kalimat ini' }));
    await waitFor(async () => expect(await sentences('Rekomendasi')).toEqual(before));
  });

  test('whose figures have moved on says so until somebody has read it again', async () => {
    await others('Harga beras naik.', 'Akses: aman.', 0);
    const { user } = await openAs('admin', '/kantor/skpg');
    expect(await screen.findByText(/^1 kalimat dinas ditulis sebelum angkanya berubah\./)).toBeTruthy();
    expect(await third()).toBe('Harga beras naik.Ditulis dinas. Angkanya sudah berubah sejak itu.');
    await user.click(screen.getByRole('button', { name: 'Terbitkan' }));
    await user.click((await sheet(/^Terbitkan/)).getByRole('button', { name: 'Terbitkan' }));
    expect(await screen.findByText(/^1 kalimat dinas .*lalu terbitkan\.$/)).toBeTruthy();
    expect((await kerja()).terbitan).toBeNull();
  });
});

describe('what stands in the way', () => {
  test("412: somebody else's newer sentence is shown beside the own one, which is stored when it is meant", async () => {
    const { asal } = (await stored('akses'))!;
    const { user, dialog, field } = await openAkses();
    await user.clear(field);
    await user.type(field, 'Tulisan saya.');
    await others('Tulisan orang lain.', asal ?? '', 0);
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    const said = await dialog.findByText(/^Orang lain baru menulis: “Tulisan orang lain\.”\. Simpan lagi/);
    expect(said.getAttribute('role')).toBe('alert');
    expect(field.value).toBe('Tulisan saya.');
    expect(await stored('akses')).toMatchObject({ teks: 'Tulisan orang lain.' });
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stored('akses')).toMatchObject({ teks: 'Tulisan saya.', revisi: 2 });
  });

  test('taken back over a newer sentence: that is told, and done when it is meant', async () => {
    const { asal } = (await stored('akses'))!;
    await others('Tulisan pertama.', asal ?? '', 0);
    const { user, dialog } = await openAkses();
    await others('Tulisan kedua.', asal ?? '', 1);
    await user.click(dialog.getByRole('button', { name: 'Kembalikan ke kalimat dari angka' }));
    expect(await dialog.findByText(/^Orang lain baru menulis: “Tulisan kedua\.”/)).toBeTruthy();
    expect(await stored('akses')).toMatchObject({ teks: 'Tulisan kedua.', disunting: true });
    await user.click(dialog.getByRole('button', { name: 'Kembalikan ke kalimat dari angka' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stored('akses')).toMatchObject({ disunting: false, revisi: 3 });
  });

  test('a write that fails says why, and nothing typed is lost', async () => {
    const message = 'Basis data sibuk';
    network.use(
      http.post('*/api/kantor/skpg/naskah', () =>
        HttpResponse.json({ meta: { status: 'error', message, code: 503 }, data: { message } }, { status: 503 }),
      ),
    );
    const { user, dialog, field } = await openAkses();
    await user.type(field, ' Jalan putus.');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(field.value).toMatch(/ Jalan putus\.$/);
  });
});
