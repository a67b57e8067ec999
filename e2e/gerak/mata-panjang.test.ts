import { brokenWords } from '../support/broken-words';
import { shown } from '../support/complaints';
import { lengthen } from '../support/lengthen';
import { DUA_UKURAN, expect, test } from '../support/page';
import { unreadable } from '../support/readable';
import { publishedMonth } from '../support/skpg';

test.use({ reducedMotion: 'reduce' });

const screens: Record<string, readonly [path: string, ...names: string[]][]> = {
  'prices and their map': [
    ['/harga-pangan/melak/beras-medium', 'Beras Medium', 'Melak', 'Damai'],
    ['/harga-pangan-kutai-barat/cabai-rawit', 'Cabai Rawit', 'Damai', 'Kabupaten Kutai Barat'],
    ['/peta?ukuran=harga&komoditi=cabai-rawit&tempat=damai', 'Cabai Rawit', 'Damai'],
    ['/peta?ukuran=neraca&pangan=beras&tempat=damai', 'Beras', 'Damai'],
    ['/bandingkan', 'Melak', 'Bongan', 'Bentian Besar'],
    ['/bandingkan?pilih=melak.beras-medium,damai.cabai-rawit', 'Beras Medium', 'Cabai Rawit', 'Melak', 'Damai'],
  ],
  'a month of the alert report': [[publishedMonth(), 'Melak', 'Mook Manaar Bulatn', 'Kabupaten Kutai Barat']],
  'sellers and what is found': [
    ['/', 'Jagung Manis', 'Kabupaten Kutai Barat'],
    ['/cari?kata=beras', 'Ketan', 'Merah Ladang', 'Kutai Barat'],
    ['/penjual/5', 'Petrus Uvan Ngenyan', 'petrus.uvan', 'Long Iram', 'Ikan Patin Keramba'],
    ['/etalase?jenis=ikan&kecamatan=1', 'Petrus Uvan Ngenyan', 'petrus.uvan', 'Long Iram', 'Ikan Patin Keramba'],
  ],
  'balances and reports': [
    ['/ketersediaan-pangan/melak', 'Bawang Merah', 'Kedelai', 'Melak'],
    ['/laporan/timbang-balita/melak?periode=12', 'Melak Ilir', 'Melak Ulu', 'November 2026'],
    ['/laporan/luas-tanam/melak?periode=12', 'Melak Ilir', 'Empas', 'November 2026'],
  ],
};

for (const [which, all] of Object.entries(screens)) {
  test(`names of sixty letters stay inside the screens of ${which}`, { tag: DUA_UKURAN }, async ({ page }) => {
    const complaints: string[] = [];
    for (const [path, ...names] of all) {
      await shown(page, path);
      await lengthen(page, names);
      const runsOut = (await brokenWords(page)).filter((line) => /runs out/.test(line));
      complaints.push(...[...(await unreadable(page)), ...runsOut].map((line) => `${path}: ${line}`));
    }
    expect(complaints).toEqual([]);
  });
}
