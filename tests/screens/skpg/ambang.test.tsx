import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { AmbangSkpg } from '#contract/summaries/skpg/ambang-skpg.ts';
import { inSkpgWorld, sheet } from '../../support/kantor/skpg-screens.ts';
import { read } from '../../support/screens/odd-prices.ts';

const { openAs, ask, world } = inSkpgWorld();

const RICE = 'Harga beras (%) Permentan 43/2010';

const rows = async (): Promise<AmbangSkpg[]> => (await ask('admin', 'GET', '/ambang-skpg?limit=100')).data;
const isRice = ({ skema, ukuran }: AmbangSkpg) => skema === 'permentan' && ukuran === 'beras';
const stored = async () => (await rows()).find(isRice)!;

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

  test("'Konfirmasi' puts name and day beside it; a change is a new one, to be confirmed", async () => {
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
    // The old one stays as it is, confirmed; the new one begins with the next month.
    await waitFor(async () =>
      expect((await rows()).filter(isRice)).toMatchObject([
        { waspada: '≥ 5 dan ≤ 15', berlaku_mulai: '2026-12-01', perlu_konfirmasi: true, dikonfirmasi_oleh: null },
        { waspada: '≥ 5 dan ≤ 20', berlaku_mulai: '2010-01-01', perlu_konfirmasi: false, revisi: 2 },
      ]),
    );
  });

  test('of toddlers who gained is for the share that the office chooses; no other threshold has one', async () => {
    const { user } = await openAs('admin', '/kantor/data-acuan/ambang-skpg?ukuran=nd');
    await screen.findByRole('table', { busy: false });
    await user.click(screen.getByRole('button', { name: 'Tambah' }));
    const dialog = await sheet('Tambah ambang');
    await user.selectOptions(await dialog.findByLabelText('Skema'), 'permentan');
    await user.selectOptions(dialog.getByLabelText('Yang dinilai'), 'beras');
    expect(dialog.queryByLabelText('Bagian yang dinilai')).toBeNull();
    await user.selectOptions(dialog.getByLabelText('Yang dinilai'), 'nd');
    await user.selectOptions(dialog.getByLabelText('Bagian yang dinilai'), 'N/(N+T)');
    for (const [label, typed] of [
      ...[['Aman', '> 90'] as const, ['Waspada', '80 sampai 90'] as const, ['Rentan', '< 80'] as const],
      ...[['Berlaku mulai', '2026-12-01'] as const, ['Sumber', 'Rapat'] as const],
    ]) {
      await user.type(dialog.getByLabelText(label), typed);
    }
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    const change = await screen.findByRole('button', { name: 'Ubah N/(N+T) (%) Permentan 43/2010' });
    expect(read(change.closest('tr')!)).toMatch(/Rapat, berlaku mulai 1 Des 2026\. Perlu konfirmasi\./);
  });

  test('that somebody else has changed is not confirmed unread', async () => {
    const { user } = await openRice();
    await user.click(screen.getByRole('button', { name: `Konfirmasi ${RICE}` }));
    const { id, revisi } = await stored();
    await ask('superadmin', 'PUT', `/ambang-skpg/${id}`, { sumber: 'Rapat' }, revisi);
    const asked = await sheet('Konfirmasi ambang?');
    await user.click(asked.getByRole('button', { name: 'Konfirmasi' }));
    expect(await screen.findByText(/diubah orang lain/)).toBeTruthy();
    expect(await stored()).toMatchObject({ perlu_konfirmasi: true, dikonfirmasi_oleh: null });
  });

  test.each([
    ['admin', true],
    ['yulius', false],
  ])(
    'without a commodity says so on the board, with the way to choose one for the office: %s',
    async (who, isOffice) => {
      await world()
        .api.db.updateTable('ambang_skpg')
        .set({ komoditi_id: null })
        .where('ukuran', '=', 'beras')
        .execute();
      const { user } = await openAs(who, '/kantor/skpg');
      expect(await screen.findByText(/^Komoditi yang harganya dinilai belum dipilih: beras\./)).toBeTruthy();
      const link = screen.queryByRole('link', { name: 'Ambang SKPG' });
      expect(link?.getAttribute('href') ?? null).toBe(
        isOffice ? '/kantor/data-acuan/ambang-skpg?skema=permentan' : null,
      );
      await user.click(screen.getByRole('button', { name: /^Melak, Beras komoditi belum dipilih: lihat asalnya$/ }));
      const dialog = await sheet('Harga beras (%), Melak');
      expect(dialog.queryByText('belum dilaporkan')).toBeNull();
    },
  );

  test('that has changed judges the month anew', async () => {
    const { skema, ukuran, rentan } = await stored();
    const begun = { skema, ukuran, rentan, sumber: 'Rapat', berlaku_mulai: '2026-10-01' };
    await ask('admin', 'POST', '/ambang-skpg', { ...begun, aman: '< 7', waspada: '≥ 7 dan ≤ 20' });
    await openAs('admin', '/kantor/skpg');
    const figure = await screen.findByRole('button', { name: /^Melak, Beras 6\s% di atas/ });
    expect(read(figure.closest('td')!)).toMatch(/^Aman/);
  });
});
