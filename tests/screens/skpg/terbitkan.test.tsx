import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { asked } from '../../support/api/answers.ts';
import { inSkpgWorld, part, sheet } from '../../support/kantor/skpg-screens.ts';
import { read } from '../../support/screens/odd-prices.ts';
import { saved } from '../../support/screens/taken.ts';

const { ask, openAs, terbit, terbitkan, weighAnew, world } = inSkpgWorld();

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

describe('withdrawing', () => {
  test('asks for a reason that says something, withdraws once, and leaves the way to publish again', async () => {
    await terbitkan();
    const { user } = await openAs('admin', '/kantor/skpg');
    await user.dblClick(await screen.findByRole('button', { name: 'Tarik terbitan' }));
    const dialog = await sheet('Tarik terbitan Oktober 2026');
    const send = dialog.getByRole('button', { name: 'Tarik terbitan' });
    await user.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'oke');
    await user.click(send);
    expect(await dialog.findByText('Alasan paling sedikit 5 huruf')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'Alasan' }), ', salah satuan');
    await user.dblClick(send);
    expect(await screen.findByText('Terbitan ditarik')).toBeTruthy();
    await gone();
    expect(await screen.findByText(/ditarik 20 Nov 2026 \d\d\.\d\d\. Alasannya: oke, salah satuan$/)).toBeTruthy();
    expect((await terbit())?.penarikan).toMatchObject({ alasan: 'oke, salah satuan' });
    expect(screen.queryByRole('button', { name: 'Tarik terbitan' })).toBeNull();
    const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Yang diunduh' });
    expect(choice().value).toBe('0');
    await user.selectOptions(choice(), 'Terbitan pertama (ditarik)');

    await user.click(screen.getByRole('button', { name: 'Terbitkan lagi' }));
    const again = await sheet('Terbitkan lagi Oktober 2026');
    await user.type(again.getByRole('textbox', { name: 'Yang diperbaiki' }), 'Satuannya');
    await user.click(again.getByRole('button', { name: 'Terbitkan' }));
    await gone();
    expect(await screen.findByRole('link', { name: 'Revisi ke-1 terbit' })).toBeTruthy();
    expect(await terbit()).toMatchObject({ ke: 2, papan: { bulan: 10 }, penarikan: { ke: 1 } });
    expect(choice().selectedOptions[0]?.text).toBe('Revisi ke-1');
  });

  test('is not an officer’s; what another has withdrawn meanwhile is said, and the reason stays', async () => {
    await terbitkan();
    await openAs('yulius', '/kantor/skpg');
    expect(await screen.findByRole('link', { name: 'Terbit' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tarik terbitan' })).toBeNull();
    cleanup();

    const { user } = await openAs('admin', '/kantor/skpg');
    await user.click(await screen.findByRole('button', { name: 'Tarik terbitan' }));
    const dialog = await sheet('Tarik terbitan Oktober 2026');
    await user.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Salah satuan');
    await ask('admin', 'POST', '/kantor/skpg/penarikan', { tahun: 2026, bulan: 10, ke: 1, alasan: 'Lebih dahulu' });
    await user.click(dialog.getByRole('button', { name: 'Tarik terbitan' }));
    expect(
      await screen.findByText('Oktober 2026 sudah ditarik atau diterbitkan lagi sejak dibuka. Lihat dahulu.'),
    ).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: 'Alasan' })).toHaveProperty('value', 'Salah satuan');
    expect((await terbit())?.penarikan?.alasan).toBe('Lebih dahulu');
  });
});

describe('closing the month', () => {
  test('names what is not complete, closes all that has ended, and the notice goes', async () => {
    const { user } = await openAs('admin', '/kantor/skpg');
    expect(await screen.findByText('7 periode bulan ini belum ditutup. Angkanya masih dapat berubah.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tutup bulan ini' }));
    const dialog = await sheet('Tutup Oktober 2026');
    const [week] = await dialog.findAllByText(/^Harga Pangan, Minggu ke-\d Oktober 2026$/);
    expect(read(week!.closest('li')!)).toMatch(
      /^Harga Pangan, Minggu ke-1 Oktober 2026Harga Pangan: 3 tempat belum lengkapBongan: 0 dari 4 harga/,
    );
    await user.dblClick(dialog.getByRole('button', { name: 'Tutup 7 periode' }));
    expect(await screen.findByText('Bulan ditutup')).toBeTruthy();
    await gone();
    await waitFor(() => expect(screen.queryByText(/belum ditutup/)).toBeNull());
    expect(screen.queryByRole('button', { name: 'Tutup bulan ini' })).toBeNull();
  });

  test('a period that was opened meanwhile is shown before it is closed', async () => {
    const { user } = await openAs('admin', '/kantor/skpg');
    await user.click(await screen.findByRole('button', { name: 'Tutup bulan ini' }));
    const dialog = await sheet('Tutup Oktober 2026');
    const close = await dialog.findByRole('button', { name: 'Tutup 7 periode' });
    await world().periode('ketersediaan_pangan', 'Oktober 2026', '2026-10-01', '2026-10-31');
    await user.click(close);
    expect(await screen.findByText('Periodenya sudah berubah sejak dibuka. Lihat dahulu, lalu tutup.')).toBeTruthy();
    expect(await dialog.findByText('Ketersediaan Pangan, Oktober 2026')).toBeTruthy();
    await user.click(await dialog.findByRole('button', { name: 'Tutup 8 periode' }));
    await gone();
  });
});
