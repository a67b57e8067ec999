import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { breaks, hangs, type Row } from '../../support/api/answers.ts';
import { network } from '../../support/api/network.ts';
import { open } from '../../support/screens/open.tsx';
import { figuresOf, region, tells } from '../../support/screens/trends.ts';

const bulan = (id: number, nama_periode: string, tanggal_mulai: string | null = null) => ({
  ...{ id, nama_periode, tanggal_mulai, tanggal_selesai: null },
});

const letters = (D: number | null, N: number | null, T: number | null, BGM: number | null, buruk: number | null) => ({
  ...{ jumlah_balita: D, berat_badan_naik: N, berat_badan_tidak_naik: T },
  ...{ dibawah_garis_merah: BGM, kasus_gizi_buruk: buruk },
});
const nothing = letters(null, null, null, null, null);

describe('/laporan/luas-tanam/{kecamatan}: twelve months', () => {
  const path = '/luas-tanam/riwayat';

  test('planted and lost area by month, and the rate; months without a report stay empty', async () => {
    tells(path, {
      titik: [
        { ...bulan(1, 'September 2026', '2026-09-01'), luas_tanam: 0, luas_puso: 0, jumlah_desa: 6 },
        { ...bulan(2, 'Oktober 2026', '2026-10-01'), luas_tanam: null, luas_puso: null, jumlah_desa: 0 },
        { ...bulan(3, 'November 2026', '2026-11-01'), luas_tanam: 1250, luas_puso: 50, jumlah_desa: 4 },
      ],
    });
    await open('/laporan/luas-tanam/melak');
    expect(await figuresOf('Setahun terakhir')).toEqual([
      ['Periode', 'Luas tanam', 'Luas puso', 'Tingkat puso', 'Desa melapor'],
      ['November 2026', '1.250 ha', '50 ha', '4\u00a0%', '4'],
      ['Oktober 2026', '-', '-', '-', '0'],
      ['September 2026', '0 ha', '0 ha', '-', '6'],
    ]);
    const trend = await region('Setahun terakhir');
    expect(trend.getByText('1.250 ha ditanami, 50 ha puso')).toBeTruthy();
    expect(trend.getByText('November 2026, dari laporan 4 desa')).toBeTruthy();
  });

  const one = { ...bulan(3, 'November 2026', '2026-11-01'), luas_tanam: 8, luas_puso: 0, jumlah_desa: 1 };

  test('one month only', async () => {
    tells(path, { titik: [one] });
    await open('/laporan/luas-tanam/melak');
    expect(await figuresOf('Setahun terakhir')).toHaveLength(2);
    expect((await region('Setahun terakhir')).queryByText(/tanpa tanggal/)).toBeNull();
  });

  test('periods without dates that it leaves out are told', async () => {
    tells(path, { titik: [one], tanpa_tanggal: 2 });
    await open('/laporan/luas-tanam/melak');
    expect(
      await (await region('Setahun terakhir')).findByText('2 periode tanpa tanggal tidak ikut digambar.'),
    ).toBeTruthy();
  });

  test('a sub-district that has not reported', async () => {
    tells(path, { titik: [{ ...one, luas_tanam: null, luas_puso: null, jumlah_desa: 0 }] });
    await open('/laporan/luas-tanam/damai');
    expect(await screen.findByText('Belum ada riwayat')).toBeTruthy();
  });
});

const desa = (kelurahan_id: number, nama_desa_kelurahan: string, of: object): Row => ({
  ...{ kelurahan_id, nama_desa_kelurahan, kecamatan_id: 2, nama_kecamatan: 'Melak', ...of },
});

describe('/laporan/timbang-balita/{kecamatan}: twelve months', () => {
  const nama = `Kampung ${'Muara Tae '.repeat(6)}`.trim();
  const perDesa = {
    periode: bulan(3, 'November 2026', '2026-11-01'),
    desa: [
      desa(101, 'Empas', letters(40, 38, 2, 0, 0)),
      desa(102, nama, letters(20, 12, 8, 3, 1)),
      desa(103, 'Sunyi', nothing),
    ],
  };
  const titik = [
    { ...bulan(2, 'Oktober 2026', '2026-10-01'), ...nothing, jumlah_desa: 0 },
    { ...bulan(3, 'November 2026', '2026-11-01'), ...letters(60, 50, 10, 3, 1), jumlah_desa: 2 },
  ];

  test('villages to look at first, with the reason in words; those that have not reported are named, none is judged', async () => {
    tells('/timbang-balita/desa', perDesa);
    await open('/laporan/timbang-balita/melak');
    const first = await region('Desa yang perlu dilihat lebih dahulu');
    const link = await first.findByRole('link');
    expect(link.textContent).toBe(nama);
    expect(link.getAttribute('href')).toBe('/laporan/timbang-balita/melak?desa=102#setahun');
    const reasons = within(link.closest('li') as HTMLElement).getAllByRole('listitem');
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      '1 kasus gizi buruk dilaporkan',
      '3 dari 20 balita di bawah garis merah (BGM/D 15\u00a0%)',
      '12 dari 20 balita naik berat badan (N/(N+T) 60\u00a0%)',
    ]);
    expect(first.getByText('Belum melapor:').parentElement?.textContent).toBe('Belum melapor: Sunyi');
    expect(first.getByText(/perlu konfirmasi/)).toBeTruthy();
  });

  test('no village beyond the limits', async () => {
    tells('/timbang-balita/desa', { ...perDesa, desa: perDesa.desa.slice(0, 1) });
    await open('/laporan/timbang-balita/melak');
    expect(await screen.findByText('Tidak ada desa yang melewati batas.')).toBeTruthy();
  });

  test('no report at all', async () => {
    tells('/timbang-balita/desa', { periode: null, desa: perDesa.desa.slice(2) });
    await open('/laporan/timbang-balita/damai');
    expect(await screen.findByText('Belum ada laporan')).toBeTruthy();
  });

  test('the letters of the sub-district are summed before they are divided; N/(N+T) bears its own name', async () => {
    tells('/timbang-balita/desa', perDesa);
    tells('/timbang-balita/riwayat', { titik });
    await open('/laporan/timbang-balita/melak');
    const [head, november, oktober] = await figuresOf('Setahun terakhir');
    expect(head?.slice(1, 8)).toEqual([
      ...['Ditimbang (D)', 'Naik (N)', 'Tidak naik (T)', 'N/(N+T)'],
      ...['N/D', 'BGM', 'BGM/D'],
    ]);
    expect(november).toEqual([
      'November 2026',
      '60',
      '50',
      '10',
      '83,3\u00a0%',
      '83,3\u00a0%',
      '3',
      '5\u00a0%',
      '1',
      '2',
    ]);
    expect(oktober).toEqual(['Oktober 2026', '-', '-', '-', '-', '-', '-', '-', '-', '0']);
    const trend = await region('Setahun terakhir');
    expect(trend.getByText('50 dari 60 balita ditimbang naik berat badan')).toBeTruthy();
    const meanings = trend.getAllByRole('term', { hidden: true }).map(({ textContent }) => textContent);
    expect(meanings).toEqual(['S', 'D', 'N', 'T', 'BGM', 'N/D', 'N/(N+T)', 'BGM/D', 'Kecamatan']);
  });

  test('a village of the address has its own year, asked of the server by its id', async () => {
    tells('/timbang-balita/desa', perDesa);
    network.use(
      http.get('*/api/timbang-balita/riwayat', ({ request }) => {
        const isVillage = new URL(request.url).searchParams.get('kelurahan_id') === '102';
        const of = isVillage ? letters(20, 12, 8, 3, 1) : letters(60, 50, 10, 3, 1);
        const data = { titik: [{ ...titik[1], ...of, jumlah_desa: 1 }] };
        return HttpResponse.json({ meta: { status: 'success', message: '', code: 200 }, data });
      }),
    );
    const { user, address } = await open('/laporan/timbang-balita/melak?desa=102');
    expect(await screen.findByText('12 dari 20 balita ditimbang naik berat badan')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tempat' }), 'Seluruh kecamatan');
    expect(await screen.findByText('50 dari 60 balita ditimbang naik berat badan')).toBeTruthy();
    expect(address()).toBe('/laporan/timbang-balita/melak?desa=0');
  });

  test('bad input: a village of another sub-district in the address counts as none', async () => {
    tells('/timbang-balita/desa', perDesa);
    tells('/timbang-balita/riwayat', { titik });
    await open('/laporan/timbang-balita/melak?desa=9999');
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Tempat' });
    expect(choice.selectedOptions[0]?.textContent).toBe('Seluruh kecamatan');
  });
});

const trends: [address: string, api: string, name: string][] = [
  ['/ketersediaan-pangan/melak', '/ketersediaan-pangan/riwayat', 'Riwayat neraca'],
  ['/laporan/luas-tanam/melak', '/luas-tanam/riwayat', 'Setahun terakhir'],
  ['/laporan/timbang-balita/melak', '/timbang-balita/riwayat', 'Setahun terakhir'],
];

test('domain 4.2: the letters are explained; S is the office’s, and nothing is divided by it here', async () => {
  await open('/laporan/timbang-balita/melak');
  const meaning = (await screen.findByText('S', { selector: 'dt' })).nextElementSibling?.textContent;
  expect(meaning).toMatch(/^semua balita di desa\. Dinas mencatatnya setahun sekali.*\(D\/S\) belum dihitung di sini$/);
});

test.each(trends)(
  '%s: while a year is on its way the rest is there, and where it does not come it is asked for again',
  async (address, api, name) => {
    hangs(api);
    await open(address);
    expect((await region(name)).getByText('Memuat…')).toBeTruthy();
  },
);

test.each(trends)('%s: a year that does not come is said, and asked for again', async (address, api, name) => {
  breaks(api, () => HttpResponse.error());
  const { user } = await open(address);
  const trend = await region(name);
  const again = await trend.findByRole('button', { name: 'Muat riwayat' });
  network.resetHandlers();
  await user.click(again);
  await waitFor(() => expect(trend.getAllByRole('row', { hidden: true }).length).toBeGreaterThan(10));
});
