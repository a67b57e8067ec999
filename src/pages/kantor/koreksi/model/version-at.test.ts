import { expect, test } from 'vitest';
import type { RiwayatRow } from '@/widgets/row-history';
import type { ReportRow } from '../config/reports';
import { versionAt } from './version-at';

const act = (revisi: number, sebelum: number, sesudah: number): RiwayatRow => ({
  ...{ revisi, perbuatan: 'ubah', waktu: '2026-11-29T01:00:00.000Z', user_id: 1, nama_lengkap: null, alamat: null },
  ...{ alasan: null, perubahan: [{ kolom: 'harga_eceran', sebelum, sesudah, nama_sebelum: null, nama_sesudah: null }] },
});
const acts = [act(4, 39, 40), act(3, 38, 39), act(2, 37, 38)];
const row = { id: 7, harga_eceran: 40 } as unknown as ReportRow;

test.each([
  ['the newest act', acts[0], 40],
  ['an older act', acts[2], 38],
  ['an act of a history that was renewed meanwhile', act(3, 38, 39), 39],
  ['an act that fell off the end of the history', act(1, 36, 37), 37],
])('restores the row as it was after %s', (_name, chosen, eceran) => {
  expect(chosen && versionAt(row, acts, chosen)).toMatchObject({ harga_eceran: eceran });
});
