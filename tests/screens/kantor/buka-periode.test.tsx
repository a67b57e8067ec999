import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiHandlers } from '../../../demo/page/api-handlers';
import { openApi } from '../../support/api/api.ts';
import { network } from '../../support/api/network.ts';
import { late } from '../../support/outbox/late.ts';
import { dialog, openAcuan, rowOf } from '../../support/screens/acuan.ts';

test('the next week is opened by a tap, once however often it is tapped', async () => {
  const { user, ask } = await openAcuan('periode-harga-pangan');
  const before = (await ask('GET', '/periode-harga-pangan?limit=1')).total;
  const button = await screen.findByRole('button', { name: /^Buka Minggu ke-/ });
  const name = button.textContent!.replace('Buka ', '').trim();
  await user.tripleClick(button);
  expect(await rowOf(new RegExp(name))).toBeTruthy();
  expect((await ask('GET', '/periode-harga-pangan?limit=1')).total).toBe(before + 1);
  await waitFor(() => expect(screen.queryByRole('button', { name: `Buka ${name}` })).toBeNull());
});

test('a week that somebody else has opened in the same moment is not opened twice', async () => {
  const { user, ask } = await openAcuan('periode-timbang-balita');
  const button = await screen.findByRole('button', { name: /^Buka \w+ \d{4}$/ });
  const name = button.textContent!.replace('Buka ', '').trim();
  await ask('POST', '/periode-timbang-balita', { nama_periode: name, tanggal_mulai: '2027-01-01' });
  await user.click(button);
  expect(await screen.findByText(`${name} sudah dibuka`)).toBeTruthy();
});

test('a year is opened ahead, and taken back in one act; what has rows stays', async () => {
  const { user, ask } = await openAcuan('periode-luas-tanam');
  const before = (await ask('GET', '/periode-luas-tanam?limit=1')).total;
  await user.click(screen.getByRole('button', { name: 'Buka setahun' }));
  const form = await dialog('Buka periode setahun');
  const tahun = await form.findByLabelText('Tahun');
  await user.clear(tahun);
  await user.type(tahun, '1999');
  await user.click(form.getByRole('button', { name: 'Buka setahun' }));
  expect(await form.findByText('Tahun harus antara 2000 dan 2100')).toBeTruthy();
  await user.clear(tahun);
  await user.type(tahun, '2031');
  await user.click(form.getByRole('button', { name: 'Buka setahun' }));
  expect(await screen.findByText('12 periode dibuka')).toBeTruthy();
  expect((await ask('GET', '/periode-luas-tanam?limit=1')).total).toBe(before + 12);

  await user.click(screen.getByRole('button', { name: 'Banyak sekaligus' }));
  const many = await dialog('Banyak periode sekaligus');
  // Periods ahead are proposed; all are asked for, so that some with rows are among them.
  expect(await many.findByRole('button', { name: 'Hapus yang belum berisi: 12 periode' })).toBeTruthy();
  const dari = many.getByLabelText('Dari') as HTMLSelectElement;
  await user.selectOptions(dari, dari.options[0]!);
  const bodies: (string | null)[] = [];
  network.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/sekaligus')) bodies.push(request.headers.get('Content-Type'));
  });
  await user.click(many.getByRole('button', { name: `Hapus yang belum berisi: ${before + 12} periode` }));
  expect(await screen.findByText(`12 periode dihapus, ${before} tetap seperti semula`)).toBeTruthy();
  // The server takes at most 100 fields of a form, so two years of weeks need JSON.
  expect(bodies).toEqual(['application/json']);
  network.events.removeAllListeners();
  expect((await ask('GET', '/periode-luas-tanam?limit=1')).total).toBe(before);
});

test('what counts twice or in no month is named above the list, with the way to it', async () => {
  // They were stored before overlaps were refused.
  const api = await openApi();
  const times = { created_at: '2026-11-16T00:00:00.000Z', updated_at: '2026-11-16T00:00:00.000Z' };
  const twin = { tanggal_mulai: '2026-11-16', tanggal_selesai: '2026-11-22' };
  const undated = { tanggal_mulai: null, tanggal_selesai: null };
  await api.db
    .insertInto('periode_ketersediaan_pangan')
    .values([
      { nama_periode: 'Kembaran', ...twin, ...times },
      { nama_periode: 'Tanpa hari', ...undated, ...times },
      ...[1, 2, 3, 4, 5, 6].map((ke) => ({ nama_periode: `Lama ${ke}`, ...undated, ...times })),
    ])
    .execute();
  network.use(...apiHandlers(late(api.app)));
  const { user } = await openAcuan('periode-ketersediaan-pangan');
  const notes = within(await screen.findByRole('region', { name: 'Periode yang perlu dibereskan' }));
  const [twins, none] = notes.getAllByRole('status').map(({ textContent }) => textContent);
  expect(twins).toMatch(
    /^(Kembaran .* dan Minggu ke-3 November 2026|Minggu ke-3 November 2026 .* dan Kembaran) .*memuat/,
  );
  expect(none).toMatch(/^Tanpa tanggal, .*: Tanpa hari, Lama 1, Lama 2, Lama 3, Lama 4 dan 2 lainnya\. /);
  // Undated periods are the newest of the list, and yet the next week follows the last dated one.
  expect(screen.getByRole('button', { name: 'Buka Minggu ke-4 November 2026' })).toBeTruthy();
  await user.click(notes.getByRole('link', { name: 'Tanpa hari' }));
  await user.click(await screen.findByRole('button', { name: 'Ubah Tanpa hari' }));
  const form = await dialog('Ubah periode ketersediaan pangan');
  const first = await form.findByLabelText<HTMLInputElement>('Hari pertama');
  // A browser shows 30 February as it was typed, and gives a blank.
  Object.defineProperty(first, 'validity', { configurable: true, get: () => ({ badInput: first.value === '' }) });
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await form.findByText('Tanggal itu tidak ada atau belum lengkap')).toBeTruthy();
  expect(document.activeElement).toBe(first);
  await user.type(first, '2026-11-18');
  await user.type(form.getByLabelText('Hari terakhir'), '2026-11-24');
  await user.click(form.getByRole('button', { name: 'Simpan' }));
  expect(await form.findByText(/^Tanggalnya bertumpang dengan /)).toBeTruthy();
});

test('a period is closed, and opened again', async () => {
  const { user, ask } = await openAcuan('periode-ketersediaan-pangan');
  const [newest] = (await ask('GET', '/periode-ketersediaan-pangan?urut=terbaru&limit=1')).data;
  const name = newest.nama_periode;
  await user.click(screen.getByRole('button', { name: `Tutup ${name}` }));
  await user.click(await (await dialog('Tutup periode')).findByRole('button', { name: 'Tutup periode' }));
  const again = await screen.findByRole('button', { name: `Buka lagi ${name}` });
  expect((await ask('GET', `/periode-ketersediaan-pangan/${newest.id}`)).ditutup_pada).not.toBeNull();
  await user.click(again);
  await user.click(await (await dialog('Buka lagi periode')).findByRole('button', { name: 'Buka lagi' }));
  expect(await screen.findByRole('button', { name: `Tutup ${name}` })).toBeTruthy();
});
