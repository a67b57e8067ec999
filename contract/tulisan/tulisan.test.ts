import { describe, expect, test } from 'vitest';
import { bersihkan, keluhanTautan } from './bersih.ts';
import { type Blok, blokOf, tanpaTanda } from './blok.ts';
import { type Petikan, petikanOf } from './petikan.ts';

/** Letters; 20,000 may be stored. */
const LONGEST = 400_000;

const t = (...tebal: Petikan[]): Petikan => ({ tebal });
const a = (tautan: string, ...isi: Petikan[]): Petikan => ({ tautan, isi });

describe('words', () => {
  test.each<[string, Petikan[]]>([
    ['', []],
    ['Pasar murah', ['Pasar murah']],
    ['**Pasar** murah', [t('Pasar'), ' murah']],
    ['di **Melak**, dan **Damai**', ['di ', t('Melak'), ', dan ', t('Damai')]],
    ['[peta](/peta)', [a('/peta', 'peta')]],
    ['**[peta](/peta) kami**', [t(a('/peta', 'peta'), ' kami')]],
    ['[lihat **peta**](/peta)', [a('/peta', 'lihat ', t('peta'))]],
    [
      '[a](https://id.wikipedia.org/wiki/Beras_(pangan)) b',
      [a('https://id.wikipedia.org/wiki/Beras_(pangan)', 'a'), ' b'],
    ],
    [
      'surat ke [dinas](mailto:pangan@kubar.go.id?subject=Beras)',
      ['surat ke ', a('mailto:pangan@kubar.go.id?subject=Beras', 'dinas')],
    ],
    ['[telepon](tel:+62-541-123)', [a('tel:+62-541-123', 'telepon')]],
    ['[kami](Https://kubar.go.id)', [a('Https://kubar.go.id', 'kami')]],
    // What is not closed, or encloses nothing, stays as it was typed.
    ['**Pasar murah', ['**Pasar murah']],
    ['a ** b ** c', ['a ** b ** c']],
    ['**a ** b**', [t('a ** b')]],
    ['****', ['****']],
    ['**a** **', [t('a'), ' **']],
    ['[peta](/peta', ['[peta](/peta']],
    ['[peta] (/peta)', ['[peta] (/peta)']],
    ['[](/peta)', ['[](/peta)']],
    ['[dua [peta](/peta)', ['[dua ', a('/peta', 'peta')]],
    ['**a [b** c](/peta)', ['**a ', a('/peta', 'b** c')]],
    ['[baris\ndua](/peta)', ['[baris\ndua](/peta)']],
    ['🌾 **panen 👨‍👩‍👧** 🇮🇩', ['🌾 ', t('panen 👨‍👩‍👧'), ' 🇮🇩']],
    ['<b>tebal</b> <script>alert(1)</script>', ['<b>tebal</b> <script>alert(1)</script>']],
  ])('%j', (text, read) => {
    expect(petikanOf(text)).toEqual(read);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//host.example',
    '/\\host.example',
    'https://bank.id@host.example',
    'https:host.example',
    'peta',
    '#bawah',
    'mailto:',
    'tel:javascript',
  ])('no link leads to %s', (tujuan) => {
    expect(petikanOf(`[kata](${tujuan})`)).toEqual([`[kata](${tujuan})`]);
    expect(keluhanTautan(`Lihat **[kata](${tujuan})**.`)).toBe(
      `Tautan ${tujuan} tidak dapat dipakai. Pakai alamat https, http, mailto, tel, atau jalur yang diawali /`,
    );
  });

  test('a long address is named by its beginning', () => {
    expect(keluhanTautan(`[a](x:${'y'.repeat(900)})`)).toBe(
      `Tautan x:${'y'.repeat(58)}… tidak dapat dipakai. Pakai alamat https, http, mailto, tel, atau jalur yang diawali /`,
    );
    expect(keluhanTautan('[a](/peta) [b](https://kubar.go.id) [c](tel:112)')).toBeUndefined();
  });
});

describe('blocks', () => {
  test.each<[string, string, Blok[]]>([
    ['nothing', ' \n\n ', []],
    [
      'an old text keeps its lines',
      'Satu\ndua\n\ntiga',
      [
        { jenis: 'alinea', isi: ['Satu\ndua'] },
        { jenis: 'alinea', isi: ['tiga'] },
      ],
    ],
    [
      'lines of other systems',
      'a\r\n\r\nb\rc',
      [
        { jenis: 'alinea', isi: ['a'] },
        { jenis: 'alinea', isi: ['b\nc'] },
      ],
    ],
    [
      'a subtitle',
      '## Syarat\nKTP\n## **Waktu**',
      [
        { jenis: 'subjudul', isi: ['Syarat'] },
        { jenis: 'alinea', isi: ['KTP'] },
        { jenis: 'subjudul', isi: [t('Waktu')] },
      ],
    ],
    [
      'a list within a text',
      'Bawa:\n- KTP\n- **uang**\nlalu antre',
      [
        { jenis: 'alinea', isi: ['Bawa:'] },
        { jenis: 'daftar', butir: [['KTP'], [t('uang')]] },
        { jenis: 'alinea', isi: ['lalu antre'] },
      ],
    ],
    ['a list from another program', '•  KTP', [{ jenis: 'daftar', butir: [['KTP']] }]],
    [
      'numbers go on where they are typed',
      '1. a\n2. b\n\n3. c',
      [
        { jenis: 'bernomor', mulai: 1, butir: [['a'], ['b']] },
        { jenis: 'bernomor', mulai: 3, butir: [['c']] },
      ],
    ],
    [
      'what only looks like a mark',
      '-a\n1.500 kg\n2026. Panen\n#judul\n- ',
      [{ jenis: 'alinea', isi: ['-a\n1.500 kg\n2026. Panen\n#judul\n- '] }],
    ],
    ['bold ends with its line of a list', '- **a\n- b**', [{ jenis: 'daftar', butir: [['**a'], ['b**']] }]],
  ])('%s', (_name, text, blocks) => {
    expect(blokOf(text)).toEqual(blocks);
  });

  test('a card shows the text without its marks', () => {
    expect(tanpaTanda('## Pasar\nDi **Melak**, [peta](/peta).\n\n- beras\n2. minyak')).toBe(
      'Pasar\nDi Melak, peta.\nberas\nminyak',
    );
  });

  // A second at most; where each letter looks at all others, minutes.
  test.each([
    '**',
    '**a',
    '** ',
    '**a ** ',
    '[',
    '[a](',
    '[a](/',
    '[a](()',
    '[a]('.padEnd(900, '()'),
    '- ',
    '- a\n',
    '\n',
    ' ',
    '\u200d',
    '👨‍',
  ])(
    'twenty times the longest text, of %j alone, takes no longer than its letters',
    (part) => {
      const text = part.repeat(Math.ceil(LONGEST / part.length));
      blokOf(bersihkan(text));
      tanpaTanda(text);
      keluhanTautan(text);
    },
    30_000,
  );
});

describe('what is stored', () => {
  test.each([
    ['  Pasar  \nmurah ', '  Pasar\nmurah'],
    ['a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
    ['\n\na\n\n\n\n \n\nb\n', 'a\n\nb'],
    ['a\tb\u0007c\u0000\u001bd', 'a bcd'],
    ['Me\u200blak\ufeff \u00adDamai\u2060', 'Melak Damai'],
    ['\u202egnp.exe\u202c \u2066a\u2069 \u200fb', 'gnp.exe a b'],
    ['a\u{e0041}\u{e0042}b', 'ab'],
    ['a\u200db', 'ab'],
    ['👨‍👩‍👧 ❤️‍🔥 👩🏽‍🌾', '👨‍👩‍👧 ❤️‍🔥 👩🏽‍🌾'],
    ['👨\u200d', '👨'],
    ['Kampung Émbalut – “murah” ½ kg', 'Kampung Émbalut – “murah” ½ kg'],
    ['\u200b', ''],
  ])('%j', (typed, stored) => {
    expect(bersihkan(typed)).toBe(stored);
    expect(bersihkan(stored)).toBe(stored);
  });
});
