import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { asked } from '../../support/api/answers.ts';
import { inSkpgWorld, part, sheet } from '../../support/kantor/skpg-screens.ts';
import { read } from '../../support/screens/odd-prices.ts';
import { saved } from '../../support/screens/taken.ts';

const { openAs, terbit, terbitkan, weighAnew, world } = inSkpgWorld();

/** Opens the sheet that publishes October. */
async function openSheet(title: string) {
  const opened = await openAs('admin', '/kantor/skpg');
  const open = await screen.findByRole('button', { name: /^Terbitkan/ });
  await opened.user.dblClick(open);
  const dialog = await sheet(title);
  return { ...opened, dialog, publish: () => dialog.getByRole('button', { name: 'Terbitkan' }) };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** How many publications there are. */
const banyak = async () => (await world().api.db.selectFrom('terbitan_skpg').select('id').execute()).length;

describe('publishing', () => {
  test('says what it does; a double tap publishes once, and the page of everybody is there', async () => {
    const { user, dialog, publish } = await openSheet('Terbitkan Oktober 2026');
    expect(
      dialog.getByText(/^Semua orang dapat membacanya, menurut Permentan 43\/2010\. Angka dan kalimatnya tetap/),
    ).toBeTruthy();
    expect(dialog.getByText('Bulan ini masih menerima laporan; itu ikut disebut.')).toBeTruthy();
    expect(dialog.queryByRole('textbox')).toBeNull();
    await user.dblClick(publish());
    expect(await screen.findByText('Laporan terbit')).toBeTruthy();
    await gone();
    const link = await screen.findByRole('link', { name: 'Terbit' });
    expect(link.getAttribute('href')).toBe('/skpg/2026/10');
    expect(read(link.parentElement!)).toMatch(/^Terbit 20 Nov 2026 \d\d\.\d\d menurut Permentan 43\/2010\.$/);
    expect([await banyak(), (await terbit())?.ke]).toEqual([1, 1]);
    expect(screen.queryByText('Belum terbit.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Terbitkan revisi' })).toBeTruthy();
    await user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: /Oktober 2026/ })).toBeTruthy();
  });

  test('what has changed meanwhile is not published unseen: the server says so, and shows it', async () => {
    const { user, publish } = await openSheet('Terbitkan Oktober 2026');
    await weighAnew();
    await user.click(publish());
    expect(
      await screen.findByText(
        'Angka, kalimat, atau terbitannya sudah berubah sejak dibuka. Lihat dahulu, lalu terbitkan.',
      ),
    ).toBeTruthy();
    expect(await banyak()).toBe(0);
    await user.keyboard('{Escape}');
    await gone();
    expect(await screen.findByRole('button', { name: /^Melak, N\/D 79\s%/ })).toBeTruthy();
  });

  test('two of the office at once publish once', async () => {
    const { user, publish } = await openSheet('Terbitkan Oktober 2026');
    await terbitkan();
    await user.click(publish());
    expect(await screen.findByText(/^Angka, kalimat, atau terbitannya sudah berubah sejak dibuka\./)).toBeTruthy();
    expect(await banyak()).toBe(1);
  });
});

describe('a revision', () => {
  const TITLE = 'Terbitkan revisi Oktober 2026';

  test('names what has changed since, and demands what was put right', async () => {
    await terbitkan();
    await weighAnew();
    const { user, dialog, publish } = await openSheet(TITLE);
    const changes = dialog.getAllByRole('listitem').map(read);
    expect(changes).toContain('Melak, N/D (%): 84 % · waspada menjadi 79 % · rentan');
    expect(changes).toHaveLength(6);
    await user.click(publish());
    expect(await dialog.findByText('Mohon isi apa yang diperbaiki')).toBeTruthy();
    const note = dialog.getByRole('textbox', { name: 'Yang diperbaiki' });
    expect(document.activeElement).toBe(note);
    expect(await banyak()).toBe(1);
    await user.type(note, 'Laporan Empas diperbaiki');
    await user.dblClick(publish());
    await gone();
    expect(await screen.findByRole('link', { name: 'Revisi ke-1 terbit' })).toBeTruthy();
    expect(await terbit()).toMatchObject({ ke: 2, catatan: 'Laporan Empas diperbaiki' });
    expect(await banyak()).toBe(2);
  });

  test('whose figures have changed once more keeps what was typed', async () => {
    await terbitkan();
    const { user, dialog, publish } = await openSheet(TITLE);
    expect(dialog.getByText('Tidak ada yang berubah sejak terbitan sebelumnya.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'Yang diperbaiki' }), 'Salah ketik');
    await weighAnew();
    await user.click(publish());
    expect(await screen.findByText(/^Angka, kalimat, atau terbitannya sudah berubah sejak dibuka\./)).toBeTruthy();
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Yang diperbaiki' }).value).toBe('Salah ketik');
    expect(await banyak()).toBe(1);
  });

  test('the desk tells what differs from what is published', async () => {
    await terbitkan();
    await weighAnew();
    await openAs('admin', '/kantor/skpg');
    const [changed] = await screen.findAllByText('6 hal berubah sejak terbit');
    const details = changed!.closest('details')!;
    expect(within(details).getAllByRole('listitem', { hidden: true }).map(read)).toContain(
      'Melak, Gabungan (skor): skor 6 · waspada menjadi skor 7 · rentan',
    );
  });
});

describe('what is taken away as a file', () => {
  test('of a month that is not published is the draft alone', async () => {
    const { user } = await openAs('yulius', '/kantor/skpg');
    expect(await part('Rekomendasi')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Yang diunduh' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Unduh XLSX' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/2026.*\.xlsx$/);
  });

  test('is the publication that says the same, or what is chosen', async () => {
    await terbitkan();
    const { user } = await openAs('admin', '/kantor/skpg');
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Yang diunduh' });
    expect([...choice.options].map(({ text }) => text)).toEqual(['Terbitan pertama', 'Rancangan dari isian sekarang']);
    expect(choice.selectedOptions[0]?.text).toBe('Terbitan pertama');
    const urls = asked();
    const take = async (count: number) => {
      await user.click(await screen.findByRole('button', { name: 'Unduh PDF' }));
      await waitFor(() => expect(saved).toHaveLength(count));
      return urls.filter((url) => url.startsWith('/kantor/skpg/cetak')).at(-1);
    };
    expect(await take(1)).toBe('/kantor/skpg/cetak?tahun=2026&bulan=10&skema=permentan&terbit=1&format=pdf');
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Yang diunduh' }),
      'Rancangan dari isian sekarang',
    );
    expect(await take(2)).toBe('/kantor/skpg/cetak?tahun=2026&bulan=10&skema=permentan&format=pdf');
    expect((await saved[1]!.file.text()).startsWith('%PDF-')).toBe(true);
  });

  test('once the rows have changed, the draft stands first', async () => {
    await terbitkan();
    await weighAnew();
    await openAs('admin', '/kantor/skpg');
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Yang diunduh' });
    expect(choice.selectedOptions[0]?.text).toBe('Rancangan dari isian sekarang');
  });
});
