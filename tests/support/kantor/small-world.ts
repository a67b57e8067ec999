import type { Peran } from '#contract/limits.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { seedRegion } from '../../../server/db/region.ts';
import type { Ports } from '../../../server/ports.ts';
import { openApi } from '../api/api.ts';
import { newRow } from '../api/fixtures.ts';
import { TODAY } from '../clock/test-day.ts';
import { openEmpty } from '../data/database.ts';

const places = { Melak: ['Empas', 'Muara Bunyut'], Damai: ['Besiq'], Bongan: [] };
const komoditi = ['Beras', 'Cabai', 'Telur'] as const;
const pangan = ['Beras', 'Telur'] as const;
/** Who works where; the one of Bongan is nobody. */
const officers = { yulius: ['Melak'], agus: ['Damai', 'Melak'] } as const;

type Period = 'harga_pangan' | 'ketersediaan_pangan' | 'timbang_balita' | 'luas_tanam';

/** A regency that can be counted on two hands: three kecamatan, three villages, three commodities, two foods. */
export async function smallWorld(change: Partial<Ports> = {}) {
  const db = await openEmpty();
  await migrate(db);
  const kecamatan = Object.entries(places).map(([nama, desa], at) => ({
    ...{ kode: `64.07.0${at}`, nama },
    desa: desa.map((one, no) => ({ kode: `64.07.0${at}.200${no}`, nama: one })),
  }));
  await seedRegion(db, { kode: '64.07', nama: 'Kutai Barat', kecamatan }, TODAY);
  const api = await openApi({ db, ...change });
  const ids = new Map<string, number>();
  const remember = (kind: string, rows: readonly { id: number; nama: string }[]) => {
    for (const { id, nama } of rows) ids.set(`${kind} ${nama}`, id);
  };
  remember('kecamatan', await db.selectFrom('kecamatan').select(['id', 'nama_kecamatan as nama']).execute());
  remember('desa', await db.selectFrom('desa_kelurahan').select(['id', 'nama_desa_kelurahan as nama']).execute());
  for (const nama of pangan) ids.set(`pangan ${nama}`, await newRow(api, 'pangan', { nama_pangan: nama }));
  for (const nama of komoditi) ids.set(`komoditi ${nama}`, await newRow(api, 'komoditi', { nama_komoditi: nama }));
  const id = (kind: 'kecamatan' | 'desa' | 'pangan' | 'komoditi' | 'akun', nama: string): number => {
    const found = ids.get(`${kind} ${nama}`);
    if (found === undefined) throw new Error(`No ${kind} is called ${nama}`);
    return found;
  };

  async function account(username: string, peran: Peran, more: { email?: string; kecamatan?: readonly string[] } = {}) {
    const user_id = await newRow(api, 'pengguna', {
      ...{ username, nama_lengkap: `${username[0]?.toUpperCase()}${username.slice(1)}`, password_hash: '-' },
      ...{ email: more.email ?? `${username}@contoh.id`, no_hp: '081200001001' },
    });
    ids.set(`akun ${username}`, user_id);
    await db.insertInto('pengguna_peran').values({ user_id, peran }).execute();
    for (const nama of more.kecamatan ?? []) {
      await db
        .insertInto('pengguna_kecamatan')
        .values({ user_id, kecamatan_id: id('kecamatan', nama) })
        .execute();
    }
    return user_id;
  }
  for (const peran of ['petani', 'petugas', 'admin', 'superadmin'] as const) await account(peran, peran);
  for (const [nama, kecamatan] of Object.entries(officers)) await account(nama, 'petugas', { kecamatan });

  const by = () => ({ user_id: id('akun', 'yulius') });
  return {
    api,
    id,
    account,
    periode: (of: Period, nama_periode: string, tanggal_mulai: string | null, tanggal_selesai: string | null = null) =>
      newRow(api, `periode_${of}`, { nama_periode, tanggal_mulai, tanggal_selesai }),
    harga: (periode: number, tempat: string, nama: string, harga_eceran = 1000) =>
      newRow(api, 'harga_pangan', {
        ...{ ...by(), periode_harga_pangan_id: periode, kecamatan_id: id('kecamatan', tempat) },
        ...{ komoditi_id: id('komoditi', nama), harga_grosir: 900, harga_eceran },
      }),
    hargaKabupaten: (periode: number, nama: string, harga_eceran = 1000) =>
      newRow(api, 'harga_pangan_kutai_barat', {
        ...{ ...by(), periode_harga_pangan_id: periode, komoditi_id: id('komoditi', nama) },
        ...{ harga_grosir: 900, harga_eceran },
      }),
    ketersediaan: (periode: number, tempat: string, nama: string, kebutuhan = 5, ketersediaan = 6) =>
      newRow(api, 'ketersediaan_pangan', {
        ...{ ...by(), periode_ketersediaan_pangan_id: periode, kecamatan_id: id('kecamatan', tempat) },
        ...{ pangan_id: id('pangan', nama), harga_rata_rata: 1000, kebutuhan, ketersediaan },
      }),
    timbang: (periode: number, tempat: string, desa: string, kasus_gizi_buruk = 0) =>
      newRow(api, 'timbang_balita', {
        ...{ ...by(), periode_timbang_balita_id: periode, kecamatan_id: id('kecamatan', tempat) },
        ...{ kelurahan_id: id('desa', desa), jumlah_balita: 9, berat_badan_naik: 7, berat_badan_tidak_naik: 1 },
        ...{ dibawah_garis_merah: 0, kasus_gizi_buruk },
      }),
    luas: (periode: number, tempat: string, desa: string, tanaman: string) =>
      newRow(api, 'luas_tanam', {
        ...{ ...by(), periode_luas_tanam_id: periode, kecamatan_id: id('kecamatan', tempat) },
        ...{ kelurahan_id: id('desa', desa), komoditi: tanaman, luas_tanam: 3, luas_puso: 0 },
      }),
  };
}

export type SmallWorld = Awaited<ReturnType<typeof smallWorld>>;
