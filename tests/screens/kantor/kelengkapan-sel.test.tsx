import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { breakages, breaks } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { layOut } from '../../support/screens/laid-out.ts';
import { cells, grid, MATRIX, sheet, told, WEEKS } from '../../support/screens/matriks.ts';
import { logIn, open, openAs } from '../../support/screens/open.tsx';

beforeEach(() => layOut(2000));

describe('a cell', () => {
  test('tells what is missing, leads to its rows, and from period to period', async () => {
    const { user, token } = await openAs('admin', MATRIX);
    const { periode, tempat, terisi } = await told(WEEKS, token);
    const row = terisi.findIndex((counts, at) => counts.at(-1)! < tempat[at]!.diharapkan);
    const last = periode.length - 1;
    const { nama_kecamatan, kecamatan_id, diharapkan } = tempat[row]!;
    await user.click((await cells())[row * periode.length + last]!);
    const opened = await sheet(nama_kecamatan);
    expect(await opened.findByText(`${terisi[row]![last]} dari ${diharapkan} harga`)).toBeTruthy();
    const lacking = within(opened.getByRole('region', { name: 'Belum diisi' })).getAllByRole('listitem');
    expect(lacking).toHaveLength(diharapkan - terisi[row]![last]!);
    expect(opened.getByRole('link', { name: 'Lihat barisnya' }).getAttribute('href')).toBe(
      `/kantor/koreksi?laporan=harga_pangan&kecamatan=${kecamatan_id}&periode=${periode[last]!.periode_id}`,
    );
    expect(opened.getByRole<HTMLButtonElement>('button', { name: 'Periode berikutnya' }).disabled).toBe(true);
    await user.click(opened.getByRole('button', { name: 'Periode sebelumnya' }));
    expect(await opened.findByText(periode[last - 1]!.nama_periode)).toBeTruthy();
  });

  test('a sent link opens it; closing leaves the matrix', async () => {
    const token = await logIn('admin');
    const { periode, tempat } = await told(WEEKS, token);
    const { user, address } = await open(`${MATRIX}&sel=${periode[0]!.periode_id}.${tempat[1]!.kecamatan_id}.0`);
    const opened = await sheet(tempat[1]!.nama_kecamatan);
    await user.click(opened.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe(MATRIX);
    // One that is not in the matrix opens nothing.
    cleanup();
    await open(`${MATRIX}&sel=999999.1.0`);
    await grid();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a village leads to nobody else’s', async () => {
    const { user } = await openAs('admin', '/kantor/kelengkapan?jenis=timbang-balita&tahun=2026&kecamatan=1');
    const [first] = await cells();
    await user.click(first!);
    const [nama = ''] = first!.getAttribute('aria-label')?.split(',') ?? [];
    expect(await (await sheet(nama)).findByText(/^[01] dari 1 desa$/)).toBeTruthy();
    expect((await sheet(nama)).queryByRole('link', { name: 'Desa demi desa' })).toBeNull();
  });
});

describe.each(breakages)('when the server answers with %s', (_name, answer, sentence) => {
  test('it says so in the matrix’s place, and asks again', async () => {
    breaks('/kelengkapan', answer);
    const { user } = await openAs('admin', MATRIX);
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    network.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect((await cells()).length).toBeGreaterThan(0);
  });
});
