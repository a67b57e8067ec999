import { expect, test } from 'vitest';
import { tellTotal, tellWhere } from './tell.ts';

const spent = (file: string, setup: number, tests: number, suite = 'layar') => ({ suite, file, setup, tests });

test('suites, what of them was set-up, and the slowest files first', () => {
  const said = tellWhere(
    [{ name: 'npm run check', ms: 30_000, processorMs: 45_000 }],
    [
      spent('tests/screens/cepat.test.tsx', 100, 200),
      spent('tests/screens/lambat.test.tsx', 1_000, 9_000),
      spent('e2e/petani/produk.test.ts', 500, 4_500, 'perjalanan, hp'),
      // Each of its journeys is told by itself.
      spent('e2e/petani/produk.test.ts', 500, 5_500, 'perjalanan, hp'),
    ],
  );
  expect(said).toBe(`Waktu jam dinding tiap rangkaian, dan waktu prosesor di dalamnya:
    30.0 s  npm run check: prosesor 45.0 s

Persiapan dan pengujian, dijumlahkan dari semua pekerja:
    10.3 s  layar: persiapan 1.1 s, pengujian 9.2 s
    11.0 s  perjalanan, hp: persiapan 1.0 s, pengujian 10.0 s

20 berkas paling lambat:
    11.0 s  e2e/petani/produk.test.ts (perjalanan, hp): persiapan 1.0 s, pengujian 10.0 s
    10.0 s  tests/screens/lambat.test.tsx (layar): persiapan 1.0 s, pengujian 9.0 s
     0.3 s  tests/screens/cepat.test.tsx (layar): persiapan 0.1 s, pengujian 0.2 s`);
});

test('of many files only the twenty slowest', () => {
  const files = Array.from({ length: 30 }, (_, index) => spent(`berkas-${index}.test.ts`, 0, index * 1_000));
  const told = tellWhere([], files).split('\n').slice(-20);
  expect([told[0], told.at(-1)]).toEqual([
    '    29.0 s  berkas-29.test.ts (layar): persiapan 0.0 s, pengujian 29.0 s',
    '    10.0 s  berkas-10.test.ts (layar): persiapan 0.0 s, pengujian 10.0 s',
  ]);
});

test('each run ends with its time and its ten slowest files', () => {
  const files = Array.from({ length: 12 }, (_, index) => spent(`berkas-${index}.test.ts`, 0, index * 1_000));
  const said = tellTotal(541_000, files);
  expect(said).toMatch(/^Waktu: 9 menit 1 detik\. Berkas paling lambat: berkas-11\.test\.ts \(layar\) 11\.0 s, /);
  expect(said.match(/berkas-/g)).toHaveLength(10);
  expect(tellTotal(59_000, [])).toBe('Waktu: 0 menit 59 detik.');
});
