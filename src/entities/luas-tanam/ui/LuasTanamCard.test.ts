import { expect, test } from 'vitest';
import type { LuasTanam } from '../api/luas-tanam';
import { perDesa } from './LuasTanamCard';

const row = (id: number, kelurahan_id: number, luas_tanam: number, luas_puso = 0): LuasTanam => ({
  ...{ id, revisi: 1, periode_luas_tanam_id: 1, kecamatan_id: 2, kelurahan_id, user_id: 1 },
  ...{ komoditi: 'padi', luas_tanam, luas_puso, nama_kecamatan: 'Melak', nama_periode: 'Mei 2026' },
  nama_desa_kelurahan: `Desa ${kelurahan_id}`,
});

test('crops of a village come together, also where another page brings more of them', () => {
  const rows = [row(1, 7, 12, 2), row(2, 7, 0), row(3, 9, 4), row(4, 7, 5, 1)];
  expect(perDesa(rows)).toEqual([
    { id: 7, nama: 'Desa 7', tanaman: [rows[0], rows[1], rows[3]], luas_tanam: 17, luas_puso: 3 },
    { id: 9, nama: 'Desa 9', tanaman: [rows[2]], luas_tanam: 4, luas_puso: 0 },
  ]);
});

test('no rows, no villages', () => {
  expect(perDesa([])).toEqual([]);
});
