import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { rupiah } from '@/shared/lib/format';
import { ConflictChoice } from './ConflictChoice';

const figures = [
  { name: 'eceran', label: 'Harga Eceran', show: rupiah, kind: 'whole' },
  { name: 'grosir', label: 'Harga Grosir', show: rupiah, kind: 'whole' },
] as const;
type Props = Partial<Parameters<typeof ConflictChoice>[0]>;

function open(props: Props = {}) {
  const [settle, keep, send] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <form onSubmit={send}>
      <ConflictChoice
        figures={figures}
        mine={{ eceran: '14500', grosir: '13000' }}
        theirs={{ eceran: 15_000, grosir: 13_000 }}
        onSettle={settle}
        onKeepTheirs={keep}
        {...props}
      />
      <button type="submit" hidden>
        Kirim
      </button>
    </form>,
  );
  return { user: userEvent.setup(), settle, keep, send };
}
const figure = (name: string) => within(screen.getByRole('group', { name }));
const press = (name: string) => screen.getByRole('button', { name });

test('what both say is chosen already, and what they differ in waits for a choice', async () => {
  const { user, settle } = open();
  expect(screen.queryByRole('group', { name: 'Harga Grosir' })).toBeNull();
  expect(screen.getByText('Sama di keduanya').parentElement?.textContent).toContain('Harga GrosirRp\u00a013.000');
  await user.click(press('Simpan'));
  expect(settle).not.toHaveBeenCalled();
  expect(figure('Harga Eceran').getByText('Pilih salah satu')).toBeTruthy();
  expect(document.activeElement).toBe(figure('Harga Eceran').getByRole('radio', { name: /^Isian Anda/ }));
  await user.click(figure('Harga Eceran').getByRole('radio', { name: 'Di server Rp\u00a015.000' }));
  await user.click(press('Simpan'));
  expect(settle).toHaveBeenCalledWith({ eceran: '15000', grosir: '13000' }, { eceran: 'theirs', grosir: 'mine' });
});

test('two changes that do not meet are both proposed, and said to be', async () => {
  const base = { eceran: 14_500, grosir: 12_000 };
  const { user, settle } = open({ base, theirs: { eceran: 15_000, grosir: 12_000 } });
  expect(screen.getByText(/keduanya diusulkan/)).toBeTruthy();
  expect(figure('Harga Eceran').getByRole<HTMLInputElement>('radio', { name: /^Di server/ }).checked).toBe(true);
  expect(figure('Harga Grosir').getByRole<HTMLInputElement>('radio', { name: /^Isian Anda/ }).checked).toBe(true);
  await user.click(press('Simpan'));
  expect(settle.mock.calls[0]?.[0]).toEqual({ eceran: '15000', grosir: '13000' });
});

test('a mix of both versions that looks like a slip is asked about once, what one version held is not', async () => {
  const doubts = ({ eceran = 0, grosir = 0 }: Record<string, number>): Record<string, string> =>
    eceran < grosir ? { eceran: `Eceran di bawah harga grosir (${grosir})` } : {};
  const { user, settle } = open({
    doubts,
    mine: { eceran: '14500', grosir: '13000' },
    theirs: { eceran: 11_000, grosir: 10_000 },
  });
  await user.click(figure('Harga Eceran').getByRole('radio', { name: /^Di server/ }));
  await user.click(figure('Harga Grosir').getByRole('radio', { name: /^Isian Anda/ }));
  await user.click(press('Simpan'));
  const question = () => screen.queryByText('Harga Eceran: Eceran di bawah harga grosir (13000)');
  expect(question()).toBeTruthy();
  expect(settle).not.toHaveBeenCalled();
  await user.click(figure('Harga Eceran').getByRole('radio', { name: /^Isian Anda/ }));
  expect(question()).toBeNull();
  await user.click(figure('Harga Eceran').getByRole('radio', { name: /^Di server/ }));
  await user.click(press('Simpan'));
  await user.click(press('Ya, simpan'));
  expect(settle.mock.calls[0]?.[0]).toEqual({ eceran: '11000', grosir: '13000' });
});

test('a doubtful row of one version was asked about when it was typed', async () => {
  const doubts = () => ({ eceran: 'Eceran di bawah harga grosir' });
  const { user, settle } = open({ doubts, prefer: 'mine' });
  await user.click(press('Simpan'));
  expect(settle).toHaveBeenCalled();
});

test('by keyboard: the focus is led to what happened, arrows choose, Enter answers and sends no form around it', async () => {
  const { user, settle, send } = open({ prefer: 'mine' });
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Pilih isian yang dipakai' }));
  await user.keyboard('{Enter}{Tab}{ArrowDown}{Enter}');
  expect(settle.mock.calls).toEqual([
    [
      { eceran: '15000', grosir: '13000' },
      { eceran: 'theirs', grosir: 'mine' },
    ],
  ]);
  expect(send).not.toHaveBeenCalled();
});

test('a figure that cannot be read cannot be chosen', () => {
  open({ mine: { eceran: '14..5', grosir: '13000' } });
  expect(figure('Harga Eceran').getByRole<HTMLInputElement>('radio', { name: 'Isian Anda 14..5' }).disabled).toBe(true);
  expect(figure('Harga Eceran').getByRole<HTMLInputElement>('radio', { name: /^Di server/ }).checked).toBe(true);
});

test('the server’s version is kept as it is; who has written it, and when, is said', async () => {
  const { user, keep } = open({ who: 'Darius', when: new Date(2026, 4, 12, 8, 10).getTime() });
  expect(screen.getByText(/diubah di server oleh Darius pada 12 Mei 2026 08.10/)).toBeTruthy();
  await user.click(press('Pakai yang di server'));
  expect(keep).toHaveBeenCalledOnce();
});
