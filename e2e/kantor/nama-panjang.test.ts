import { brokenWords } from '../support/broken-words';
import { shown } from '../support/complaints';
import { LONG, lengthen } from '../support/lengthen';
import { atRest, DUA_UKURAN, expect, test } from '../support/page';
import { logIn } from '../support/petugas';
import { unreadable } from '../support/readable';

test.use({ reducedMotion: 'reduce' });

/** Screens of the office, with the names on them, and what is opened there. */
const rooms: Record<string, readonly [path: string, names: readonly string[], opens?: RegExp][]> = {
  'the start and completeness': [
    [
      '/kantor',
      ['Melak', 'Barong Tongkok', 'Damai', 'Yulius Bahang', 'Agustina Pelenteq', 'Minggu ke-4 November 2026'],
    ],
    ['/kantor/kelengkapan', ['Barong Tongkok', 'Mook Manaar Bulatn', 'Melak']],
    ['/kantor/kelengkapan?jenis=timbang-balita&kecamatan=desa', ['Asa', 'Balok Asa', 'Melak Ulu', 'Barong Tongkok']],
  ],
  'corrections and the trash': [
    ['/kantor/koreksi', ['Bawang Merah', 'Long Iram', 'Melak', 'Minggu ke-4 November 2026']],
    ['/kantor/koreksi', ['Bawang Merah', 'Long Iram', 'Yulius Bahang', 'Agustina Pelenteq'], /^Riwayat/],
    ['/kantor/koreksi?laporan=timbang_balita', ['Abit', 'Anah', 'Mook Manaar Bulatn', 'Long Iram']],
    ['/kantor/koreksi?laporan=luas_tanam', ['Abit', 'Anah', 'Mook Manaar Bulatn', 'Long Iram', 'padi'], /^Koreksi/],
  ],
  'reports on paper': [
    ['/kantor/cetak', ['Bawang Merah', 'Cabai Merah Keriting', 'Minggu ke-4 November 2026', 'Melak']],
    ['/kantor/cetak?jenis=timbang-balita&kecamatan=8', ['Melak Ulu', 'Melak Ilir', 'Melak', 'Empas']],
    ['/kantor/identitas', ['Kabupaten Kutai Barat']],
  ],
  'the alert report': [
    ['/kantor/skpg', ['Melak', 'Mook Manaar Bulatn', 'Kabupaten Kutai Barat', 'Permentan 43/2010']],
    ['/kantor/skpg', ['Melak', 'Barong Tongkok', 'Permentan 43/2010'], /lihat asalnya$/],
    ['/kantor/skpg?skema=permentan', ['Melak', 'Barong Tongkok', 'Permentan 43/2010'], /^Ubah kalimat 1 narasi/],
    ['/kantor/data-acuan/ambang-skpg', ['SKPG Kota Cilegon 2026', 'Ketetapan aplikasi ini']],
  ],
  'commodities and prices of reference': [
    ['/kantor/data-acuan/komoditi', ['Bawang Merah', 'Beras Ketan', 'Beras']],
    ['/kantor/data-acuan/komoditi', ['Bawang Merah', 'Beras Ketan', 'Beras'], /^Gabung/],
    ['/kantor/data-acuan/pangan', ['Bawang Merah', 'Beras'], /^Hapus/],
    ['/kantor/data-acuan/harga-acuan', ['Bawang Merah', 'Badan Pangan Nasional']],
  ],
  'places and their figures': [
    ['/kantor/data-acuan/kecamatan', ['Barong Tongkok', 'Melak', 'Damai'], /^Hapus/],
    ['/kantor/data-acuan/desa-kelurahan', ['Abit', 'Mook Manaar Bulatn', 'Anah']],
    ['/kantor/data-acuan/sasaran-balita', ['Asa', 'Barong Tongkok', 'Dinas Kesehatan']],
    ['/kantor/data-acuan/penduduk', ['Barong Tongkok', 'Bentian Besar', 'BPS']],
  ],
  periods: [
    ['/kantor/data-acuan/periode-harga-pangan', ['Minggu ke-4 November 2026', 'Minggu ke-1 Desember 2026']],
    ['/kantor/data-acuan/periode-luas-tanam', ['November 2026', 'Desember 2026'], /^Tutup/],
  ],
  'accounts and the log': [
    ['/kantor/akun', ['Agustina Pelenteq', 'agustina.pelenteq', 'Damai', 'Long Iram']],
    ['/kantor/akun/2', ['Yulius Bahang', 'petugas', 'Barong Tongkok', 'Melak']],
    ['/kantor/jejak', ['superadmin']],
  ],
  'activities and slides': [
    ['/kantor/kegiatan', ['Gerakan', 'Pangan', 'Penimbangan']],
    ['/kantor/slider', ['Harga', 'Pangan']],
  ],
};

for (const [which, all] of Object.entries(rooms)) {
  test(`names of 120 letters can be read in the office’s rooms of ${which}`, { tag: DUA_UKURAN }, async ({ page }) => {
    await logIn(page, 'superadmin');
    const complaints: string[] = [];
    for (const [path, names, opens] of all) {
      await shown(page, path);
      if (opens) {
        await page.getByRole('main').getByRole('button', { name: opens }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect(page.locator('[aria-busy=true], [aria-label=Memuat]')).toHaveCount(0);
        await atRest(page);
      }
      await lengthen(page, names, LONG + LONG.toLowerCase());
      const runsOut = (await brokenWords(page)).filter((line) => /runs out/.test(line));
      // Weeks are more than a screen holds: the matrix is scrolled in its frame.
      const cut = (await unreadable(page)).filter((line) => !/^div\.bingkai scrolls sideways/.test(line));
      complaints.push(...[...cut, ...runsOut].map((line) => `${path} ${opens ?? ''}: ${line}`));
    }
    expect(complaints).toEqual([]);
  });
}
