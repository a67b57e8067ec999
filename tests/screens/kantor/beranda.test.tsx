import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import type { BerandaKantor } from '#contract/summaries/beranda-kantor.ts';
import { breakages, breaks } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { openAs } from '../../support/screens/open.tsx';

async function due(token: string): Promise<BerandaKantor> {
  const answer = await fetch('http://localhost/api/kantor/beranda', { headers: { Authorization: `Bearer ${token}` } });
  return (await answer.json()).data;
}

const period = (report: string, nama: string) => screen.findByRole('region', { name: `${report}, ${nama}` });

/** The writes that are sent from now on. */
function sent(): string[] {
  const writes: string[] = [];
  network.events.on('request:start', ({ request }) => {
    if (request.method !== 'GET') writes.push(`${request.method} ${request.url.replace(/^.*\/api/, '')}`);
  });
  return writes;
}

describe('what is due', () => {
  test('each report with its open periods: how much is there, who is late, the way to the matrix and to the rows', async () => {
    const { token } = await openAs('admin', '/kantor');
    const { laporan } = await due(token);
    const [newest, before] = laporan.filter(({ jenis }) => jenis === 'harga-pangan');
    const card = within(await screen.findByRole('article', { name: 'Harga Pangan' }));
    expect(card.getByRole('link', { name: 'Kelengkapan Harga Pangan 2026' }).getAttribute('href')).toBe(
      '/kantor/kelengkapan?jenis=harga-pangan&tahun=2026',
    );
    const now = within(await period('Harga Pangan', newest!.periode.nama_periode));
    expect(now.getByText(`${newest!.terisi} dari ${newest!.diharapkan} harga`)).toBeTruthy();
    expect(now.queryByText(/^Terlambat sejak/)).toBeNull();
    const last = within(await period('Harga Pangan', before!.periode.nama_periode));
    if (before!.terlambat_sejak) expect(last.getByText(/^Terlambat sejak \d+ \w+ 2026$/)).toBeTruthy();
    const [place] = newest!.tempat;
    const rows = now.getAllByRole('link', { hidden: true });
    expect(rows.map((row) => row.getAttribute('href'))).toContain(
      `/kantor/koreksi?laporan=harga_pangan&kecamatan=${place!.kecamatan_id}&periode=${newest!.periode.periode_id}`,
    );
  });

  test('what is worth a look leads to its rows', async () => {
    const { token } = await openAs('admin', '/kantor');
    const { harga, gizi_buruk } = await due(token);
    const changes = within(await screen.findByRole('article', { name: 'Harga berubah tajam' }));
    const [largest] = harga.terbesar;
    expect(changes.getAllByRole('link')).toHaveLength(Math.max(harga.terbesar.length, harga.lonjakan.length));
    expect(changes.getAllByRole('link')[0]?.getAttribute('href')).toContain(`periode=${harga.periode!.periode_id}`);
    expect(changes.getAllByRole('link')[0]?.textContent).toContain(largest!.nama_komoditi);
    const cases = within(screen.getByRole('article', { name: /^Kasus gizi buruk/ }));
    expect(cases.queryAllByRole('link')).toHaveLength(gizi_buruk.baris.length);
  });

  test('an office that has nothing yet meets its first steps with their state, and no reports that cannot come', async () => {
    const none = { periode: null };
    const step = (langkah: string, selesai: boolean, ada: number, dari: number) => ({ langkah, selesai, ada, dari });
    network.use(
      http.get('*/api/kantor/beranda', () =>
        Response.json({
          meta: { status: 'success', message: 'Berhasil', code: 200 },
          data: {
            ...{ hari_ini: '2026-11-20', kantor_bersurat: false, laporan: [] },
            langkah: [step('identitas', true, 1, 1), step('periode', false, 0, 4), step('laporan', false, 0, 5)],
            harga: { ...none, terbesar: [], lonjakan: [], jumlah_lonjakan: 0 },
            defisit: { ...none, baris: [], jumlah: 0 },
            gizi_buruk: { ...none, baris: [], jumlah_desa: 0, jumlah_kasus: 0 },
            aduan: { sejak: '2026-11-13T04:00:00.000Z', jumlah: 0 },
          },
        }),
      ),
    );
    await openAs('admin', '/kantor');
    const steps = within(await screen.findByRole('region', { name: 'Langkah pertama' }));
    expect(steps.getByText('1 dari 3 selesai')).toBeTruthy();
    expect(steps.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      expect.stringContaining('Isi identitas kantor (selesai)'),
      expect.stringContaining('Buka periode laporan (belum)Setahun sekaligus: 0 dari 4 jenis'),
      expect.stringContaining('Terima laporan pertama (belum)'),
    ]);
    expect(steps.getByRole('link', { name: 'Buka periode laporan' }).getAttribute('href')).toContain(
      '/data-acuan/periode',
    );
    expect(screen.queryByText('Tidak ada periode yang terbuka')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Memburuk' })).toBeNull();
    expect(screen.getByText(/^Server ini belum dapat mengirim surat/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Ingatkan/ })).toBeNull();
  });

  test.each(breakages)(
    'when the server answers with %s it says so, asks again, and the rooms are there',
    async (_name, answer, sentence) => {
      breaks('/kantor/beranda', answer);
      const { user } = await openAs('admin', '/kantor');
      expect((await screen.findByRole('alert')).textContent).toContain(sentence);
      expect(within(screen.getByRole('main')).getByRole('link', { name: /^Kelengkapan/ })).toBeTruthy();
      network.resetHandlers();
      await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
      expect(await screen.findByRole('region', { name: 'Laporan' })).toBeTruthy();
    },
  );
});

describe('a reminder', () => {
  const openSheet = async () => {
    const opened = await openAs('admin', '/kantor');
    const { laporan } = await due(opened.token);
    const { periode, petugas } = laporan.find(({ jenis }) => jenis === 'timbang-balita')!;
    const card = within(await period('Timbang Balita', periode.nama_periode));
    await opened.user.click(card.getByRole('button', { name: `Ingatkan ${petugas.length} petugas` }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Ingatkan: Timbang Balita' }));
    const officer = within(await sheet.findByRole('article', { name: petugas[0]!.nama_lengkap }));
    return { ...opened, sheet, officer, petugas };
  };

  test('names what each officer lacks, and gives the same words to letter, WhatsApp and reader', async () => {
    const { officer, petugas } = await openSheet();
    const { nama_lengkap, no_hp, kurang } = petugas[0]!;
    expect(officer.getAllByRole('listitem').map((one) => one.textContent?.split(':')[0])).toEqual(kurang);
    const read = officer.getByText(new RegExp(`^Halo ${nama_lengkap},`));
    const whatsapp = new URL(officer.getByRole<HTMLAnchorElement>('link', { name: /^WhatsApp/ }).href);
    expect(whatsapp.pathname).toBe(`/62${no_hp.slice(1)}`);
    expect(whatsapp.searchParams.get('text')).toBe(read.textContent);
    expect(officer.getByRole('link', { name: /^Telepon/ }).getAttribute('href')).toBe(`tel:${no_hp}`);
  });

  test('why it was refused is said, and the way stays open', async () => {
    const { user, officer } = await openSheet();
    const message = 'Basis data sibuk';
    network.use(
      http.post('*/api/pengingat', () =>
        Response.json({ meta: { status: 'error', message, code: 503 }, data: { message } }, { status: 503 }),
      ),
    );
    await user.click(officer.getByRole('button', { name: /^Kirim surat ke/ }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(officer.getByRole<HTMLButtonElement>('button', { name: /^Kirim surat ke/ }).disabled).toBe(false);
  });

  test('a letter is sent once, however often it is tapped, and it is told what became of it', async () => {
    const { user, officer } = await openSheet();
    const writes = sent();
    const button = officer.getByRole('button', { name: /^Kirim surat ke/ });
    await Promise.all([user.click(button), user.click(button)]);
    expect(await officer.findByText(/^Surat dikirim \d+ \w+ \d{4} \d\d\.\d\d$/, {}, { timeout: 8_000 })).toBeTruthy();
    expect(writes).toEqual(['POST /pengingat']);
    expect(officer.queryByRole('button', { name: /^Kirim surat ke/ })).toBeNull();
    expect(await screen.findByText('1 surat sedang dikirim.')).toBeTruthy();
  });

  test('to all who may get one at once; after that nobody is left', async () => {
    const { user, sheet, petugas } = await openSheet();
    const all = await sheet.findByRole('button', { name: /^Kirim surat ke \d+ petugas$/ });
    await user.click(all);
    await waitFor(() => expect(sheet.getAllByText(/^Surat dikirim /)).toHaveLength(petugas.length), { timeout: 8_000 });
    expect(sheet.queryByRole('button', { name: /^Kirim surat/ })).toBeNull();
  });
});
