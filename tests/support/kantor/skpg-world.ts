import { weekOf } from '#contract/formulas/periode/kalender.ts';
import { newRow } from '../api/fixtures.ts';
import { smallWorld } from './small-world.ts';

const DAY_MS = 86_400_000;

/** The small regency with three Octobers of padi, four months of rice, and one weighing. */
export async function skpgWorld() {
  const world = await smallWorld();
  const { periode, api, id } = world;
  const komoditi_id = await newRow(api, 'komoditi', { nama_komoditi: 'Beras Medium' });
  const by = { user_id: id('akun', 'yulius') };
  const padi = async (tahun: number, areas: Record<string, [tanam: number, puso: number]>) => {
    const october = await periode('luas_tanam', `Oktober ${tahun}`, `${tahun}-10-01`, `${tahun}-10-31`);
    for (const [desa, [luas_tanam, luas_puso]] of Object.entries(areas)) {
      const kecamatan_id = id('kecamatan', desa === 'Besiq' ? 'Damai' : 'Melak');
      const at = { periode_luas_tanam_id: october, kecamatan_id, kelurahan_id: id('desa', desa) };
      await newRow(api, 'luas_tanam', { ...by, ...at, komoditi: 'padi', luas_tanam, luas_puso });
      await newRow(api, 'luas_tanam', { ...by, ...at, komoditi: 'jagung', luas_tanam: 500, luas_puso: 400 });
    }
  };
  await padi(2024, { Empas: [10, 1], 'Muara Bunyut': [10, 1], Besiq: [5, 0] });
  await padi(2025, { Empas: [30, 1], 'Muara Bunyut': [10, 1], Besiq: [5, 0] });
  await padi(2026, { Empas: [20, 2], 'Muara Bunyut': [13, 2], Besiq: [5, 0] });

  // Weeks by their Thursdays: July to September one each, October five.
  const price = async (tanggal: string, selesai: string, harga: Record<string, number>) => {
    const week = await periode('harga_pangan', weekOf(Date.parse(tanggal) / DAY_MS).nama, tanggal, selesai);
    for (const [nama, harga_eceran] of Object.entries(harga)) {
      const at = { periode_harga_pangan_id: week, kecamatan_id: id('kecamatan', nama), komoditi_id };
      await newRow(api, 'harga_pangan', { ...by, ...at, harga_grosir: 1, harga_eceran });
    }
  };
  await price('2026-07-06', '2026-07-12', { Melak: 10_000, Damai: 10_000 });
  await price('2026-08-03', '2026-08-09', { Melak: 10_000, Damai: 10_000 });
  await price('2026-09-07', '2026-09-13', { Melak: 10_000, Damai: 12_000 });
  await price('2026-09-28', '2026-10-04', { Melak: 10_000 });
  await price('2026-10-05', '2026-10-11', { Melak: 10_500 });
  await price('2026-10-12', '2026-10-18', { Melak: 10_500, Damai: 15_000 });
  await price('2026-10-19', '2026-10-25', { Melak: 11_000, Damai: 0 });
  await price('2026-10-26', '2026-11-01', { Melak: 11_000 });

  const weighed = await periode('timbang_balita', 'Oktober 2026', '2026-10-01', '2026-10-31');
  const counts = { Empas: [40, 38, 1], 'Muara Bunyut': [60, 46, 4], Besiq: [20, 12, 3] } as const;
  for (const [desa, [jumlah_balita, berat_badan_naik, dibawah_garis_merah]] of Object.entries(counts)) {
    const kecamatan_id = id('kecamatan', desa === 'Besiq' ? 'Damai' : 'Melak');
    await newRow(api, 'timbang_balita', {
      ...{ ...by, periode_timbang_balita_id: weighed, kecamatan_id, kelurahan_id: id('desa', desa) },
      ...{ jumlah_balita, berat_badan_naik, berat_badan_tidak_naik: 0, dibawah_garis_merah, kasus_gizi_buruk: 0 },
    });
  }
  return world;
}
