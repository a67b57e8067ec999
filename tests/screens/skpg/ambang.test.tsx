import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AmbangSkpg } from '#contract/summaries/skpg/ambang-skpg.ts';
import { inSkpgWorld, sheet } from '../../support/kantor/skpg-screens.ts';
import { read } from '../../support/screens/odd-prices.ts';

const { openAs, ask } = inSkpgWorld();

const RICE = 'Harga beras (%) Permentan 43/2010';

const rows = async (): Promise<AmbangSkpg[]> => (await ask('admin', 'GET', '/ambang-skpg?limit=100')).data;
const stored = async () => (await rows()).find(({ skema, ukuran }) => skema === 'permentan' && ukuran === 'beras')!;

/** The row of the price of rice, as it is read. */
const line = async () => {
  const change = await screen.findByRole('button', { name: `Ubah ${RICE}` });
  return read(change.closest('tr')!);
};

async function openRice(who = 'admin') {
  const opened = await openAs(who, '/kantor/data-acuan/ambang-skpg');
  await screen.findByRole('table', { busy: false });
  return opened;
}

/** Opens the form of the price of rice. */
async function openForm() {
  const opened = await openRice();
  await opened.user.click(screen.getByRole('button', { name: `Ubah ${RICE}` }));
  const dialog = await sheet('Ubah ambang');
  const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label);
  await dialog.findByLabelText('Waspada');
  return { ...opened, dialog, field, save: () => dialog.getByRole('button', { name: 'Simpan' }) };
}

describe('a threshold', () => {
  test('as it ships says where it is from, and what nobody has confirmed yet', async () => {
    await openRice();
    expect(await line()).toMatch(/aman < 5waspada ≥ 5 dan ≤ 20rentan > 20/);
    expect(await line()).toMatch(/Permentan 43\/2010, berlaku mulai 1 Jan 2010\. Perlu konfirmasi\./);
    const cilegon = screen.getByRole('button', { name: 'Ubah Harga beras (%) Cilegon 2026' }).closest('tr')!;
    expect(read(cilegon)).toContain('Seperti sumbernya.');
    expect(within(cilegon).queryByRole('button', { name: /^Konfirmasi/ })).toBeNull();
  });

  test.each([
    ['a gap', '≥ 10 dan ≤ 20', 'Nilai antara 5 dan 10 belum berlabel'],
    ['an overlap', '≥ 3 dan ≤ 20', 'Aman dan Waspada bertumpang tindih antara 3 dan 5'],
    ['a value without a label', '> 5 dan ≤ 20', 'Nilai 5 belum berlabel'],
    ['words', 'lima', "Waspada ditulis seperti '< 5', '≥ 5 dan ≤ 20', atau '> 20'"],
  ])('with %s is refused beside its field, and what was typed stays', async (_name, typed, sentence) => {
    const { user, dialog, field, save } = await openForm();
    await user.clear(field('Waspada'));
    await user.type(field('Waspada'), typed);
    await user.clear(field('Sumber'));
    await user.type(field('Sumber'), 'Rapat 12 Mei');
    await user.dblClick(save());
    const said = await dialog.findByText(sentence);
    expect(field('Waspada').getAttribute('aria-describedby')).toContain(said.closest('[id]')?.id);
    expect(field('Waspada').getAttribute('aria-invalid')).toBe('true');
    expect([field('Waspada').value, field('Sumber').value]).toEqual([typed, 'Rapat 12 Mei']);
    expect(await stored()).toMatchObject({ revisi: 1, waspada: '≥ 5 dan ≤ 20' });
  });

  test('in another column is said at that field', async () => {
    const { user, dialog, field, save } = await openForm();
    await user.clear(field('Rentan'));
    await user.type(field('Rentan'), '20 ke atas');
    await user.click(save());
    const said = await dialog.findByText("Rentan ditulis seperti '< 5', '≥ 5 dan ≤ 20', atau '> 20'");
    expect(field('Rentan').getAttribute('aria-describedby')).toContain(said.closest('[id]')?.id);
  });

  test("'Konfirmasi' puts name and day beside it; a change makes it 'Perlu konfirmasi' again", async () => {
    const { user } = await openRice();
    await user.click(screen.getByRole('button', { name: `Konfirmasi ${RICE}` }));
    const asked = await sheet('Konfirmasi ambang?');
    expect(
      asked.getByText(/aman < 5, waspada ≥ 5 dan ≤ 20, rentan > 20, menurut Permentan 43\/2010\. Nama Anda/),
    ).toBeTruthy();
    await user.dblClick(asked.getByRole('button', { name: 'Konfirmasi' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await line()).toMatch(/Dikonfirmasi Admin, 20 Nov 2026 \d\d\.\d\d\./));
    expect(screen.queryByRole('button', { name: `Konfirmasi ${RICE}` })).toBeNull();
    expect(await stored()).toMatchObject({ perlu_konfirmasi: false, dikonfirmasi_oleh: 'Admin' });

    await user.click(screen.getByRole('button', { name: `Ubah ${RICE}` }));
    const dialog = await sheet('Ubah ambang');
    for (const [label, typed] of [
      ['Waspada', '≥ 5 dan ≤ 15'],
      ['Rentan', '> 15'],
    ] as const) {
      await user.clear(await dialog.findByLabelText(label));
      await user.type(dialog.getByLabelText(label), typed);
    }
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    await waitFor(async () => expect(await line()).toMatch(/waspada ≥ 5 dan ≤ 15rentan > 15.*Perlu konfirmasi\./));
    expect(screen.getByRole('button', { name: `Konfirmasi ${RICE}` })).toBeTruthy();
    expect(await stored()).toMatchObject({ perlu_konfirmasi: true, dikonfirmasi_oleh: null });
  });

  test('that somebody else has changed is not confirmed unread', async () => {
    const { user } = await openRice();
    await user.click(screen.getByRole('button', { name: `Konfirmasi ${RICE}` }));
    const { id, revisi } = await stored();
    await ask('superadmin', 'PUT', `/ambang-skpg/${id}`, { waspada: '≥ 5 dan ≤ 15', rentan: '> 15' }, revisi);
    const asked = await sheet('Konfirmasi ambang?');
    await user.click(asked.getByRole('button', { name: 'Konfirmasi' }));
    expect(await screen.findByText(/diubah orang lain/)).toBeTruthy();
    expect(await stored()).toMatchObject({ perlu_konfirmasi: true, dikonfirmasi_oleh: null });
  });

  test('that has changed judges the month anew', async () => {
    const { id, revisi } = await stored();
    await ask('admin', 'PUT', `/ambang-skpg/${id}`, { aman: '< 7', waspada: '≥ 7 dan ≤ 20' }, revisi);
    await openAs('admin', '/kantor/skpg');
    const figure = await screen.findByRole('button', { name: /^Melak, Beras 6\s% di atas/ });
    expect(read(figure.closest('td')!)).toMatch(/^Aman/);
  });
});
