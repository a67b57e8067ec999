import type { Page } from '@playwright/test';
import { brokenWords } from '../support/broken-words';
import { shown } from '../support/complaints';
import { DUA_UKURAN, expect, test } from '../support/page';
import { unreadable } from '../support/readable';

test.use({ reducedMotion: 'reduce' });

/** As long as the office may name anything, without a place where a line could end. */
const LONG = 'Mookmanaarbulatnsekolaqdaratlinggangbigungsiluqnguraibentian';

/** Lets names on a screen be as long as they may be. */
const lengthen = (page: Page, names: readonly string[]) =>
  page.evaluate(
    ([long, ...all]) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        // The header shortens its title to two lines.
        if (text.parentElement?.closest('script, style, nav, header')) continue;
        const longer = all.reduce((words, name) => words.replaceAll(name, String(long)), String(text.textContent));
        if (longer !== text.textContent) text.textContent = longer;
      }
    },
    [LONG, ...names],
  );

const screens: Record<string, readonly [path: string, ...names: string[]][]> = {
  'prices and their map': [
    ['/harga-pangan/melak/beras-medium', 'Beras Medium', 'Melak', 'Damai'],
    ['/harga-pangan-kutai-barat/cabai-rawit', 'Cabai Rawit', 'Damai', 'Kabupaten Kutai Barat'],
    ['/peta?ukuran=harga&komoditi=cabai-rawit&tempat=damai', 'Cabai Rawit', 'Damai'],
    ['/peta?ukuran=neraca&pangan=beras&tempat=damai', 'Beras', 'Damai'],
    ['/bandingkan', 'Melak', 'Bongan', 'Bentian Besar'],
    ['/bandingkan?pilih=melak.beras-medium,damai.cabai-rawit', 'Beras Medium', 'Cabai Rawit', 'Melak', 'Damai'],
  ],
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
