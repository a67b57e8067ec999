import { complaintsOf, shown } from '../support/complaints';
import { atRest, expect, test } from '../support/page';
import { logIn } from '../support/petugas';

type Opened = readonly [path: string, opener: string | RegExp, dialog: RegExp];

/** What opens over the screens of each. */
const opened: Record<string, readonly Opened[]> = {
  everybody: [
    ['/', 'Buka menu', /Pengunjung/],
    ['/harga-pangan/melak', /^Beras Medium/, /Detail Harga Pangan/],
    ['/ketersediaan-pangan/melak', /^Beras/, /Detail Ketersediaan Pangan/],
    ['/laporan/timbang-balita/melak?periode=12', /^Melak Ilir/, /Detail Timbang Balita/],
    ['/laporan/luas-tanam/melak?periode=12', /^Melak Ilir/, /Detail Luas Tanam/],
    ['/luas-lahan-perkiraan-panen', 'Filter', /Filter/],
  ],
  buyer: [
    ['/', 'Pilih kecamatan saya', /Kecamatan saya/],
    ['/etalase', 'Saring', /Saring/],
  ],
  petani: [['/dashboard/pangan', /^Hapus/, /Hapus|yakin/i]],
  petugas: [
    ['/dashboard/harga-pangan/edit?periode=1&kecamatan=2', 'Tambah', /Tambah Harga Pangan/],
    ['/dashboard/harga-pangan-kutai-barat/edit?periode=1', /^Edit/, /Edit Periode Harga Pangan/],
    ['/dashboard/ketersediaan-pangan/edit?periode=1&kecamatan=2', 'Tambah', /Tambah/],
    ['/dashboard/timbang-balita/edit?periode=1&kecamatan=2', 'Tambah', /Tambah Timbang Balita/],
    ['/profile', 'Edit Profile', /Edit Profile/],
  ],
};

test.use({ reducedMotion: 'reduce' });

for (const [whose, sheets] of Object.entries(opened)) {
  test(`WCAG 1.4.4: what opens over the screens of ${whose === 'everybody' ? whose : `a ${whose}`} can be read with large text, and no focus hides in it`, async ({
    page,
  }) => {
    if (whose === 'petani' || whose === 'petugas') await logIn(page, whose);
    const complaints: string[] = [];
    for (const [path, opener, name] of sheets) {
      await shown(page, path);
      const [button, link] = [page.getByRole('button', { name: opener }), page.getByRole('link', { name: opener })];
      await button.or(link).first().click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByText('Memuat…')).toHaveCount(0);
      await atRest(page);
      complaints.push(...(await complaintsOf(page, `${path}, ${opener}`)));
    }
    expect(complaints).toEqual([]);
  });
}
