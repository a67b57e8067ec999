import { type Ambang, bacaAmbang } from '#contract/formulas/skpg/ambang.ts';
import { type Bulan, bulanTerakhir, geserBulan, kunciBulan } from '#contract/formulas/skpg/bulan.ts';
import type { SkemaSkpg, UkuranSkpg } from '#contract/formulas/skpg/label.ts';
import { skema as skemas } from '#contract/formulas/skpg/skema.ts';
import type { AmbangDipakai, PapanSkpg } from '#contract/summaries/skpg.ts';
import { officeToday } from '../office/periods.ts';
import { regionOf } from '../office/places.ts';
import type { Db, Ports } from '../ports.ts';
import { hargaPekan, luasPadi, type PerBulan, periodePerBulan, timbang } from './bahan.ts';
import { hargaPerBulan, jumlahPerBulan, KABUPATEN } from './deret.ts';
import { susunPapan } from './papan.ts';
import { type Bahan, bulanSama } from './ukur.ts';

/** The commodities whose prices are judged where the office has chosen none. */
const LAZIM = { beras: 'Beras Medium', minyak: 'Minyak Goreng Kemasan', telur: 'Telur Ayam Ras' } as const;
type Harga = keyof typeof LAZIM;
const names = Object.keys(LAZIM) as Harga[];

interface Berlaku extends AmbangDipakai {
  komoditi_id: number | null;
}

/** The thresholds of a scheme that hold on the last day of a month. */
async function ambangBerlaku(db: Db, skema: SkemaSkpg, bulan: Bulan): Promise<Berlaku[]> {
  const rows = await db
    .selectFrom('ambang_skpg')
    .select(['ukuran', 'aman', 'waspada', 'rentan', 'sumber', 'berlaku_mulai', 'komoditi_id', 'perlu_konfirmasi'])
    .where('skema', '=', skema)
    .where('berlaku_mulai', '<=', `${kunciBulan(bulan)}-31`)
    .orderBy('berlaku_mulai')
    .orderBy('id')
    .execute();
  const newest = new Map(rows.map((row) => [row.ukuran, { ...row, perlu_konfirmasi: row.perlu_konfirmasi === 1 }]));
  return [...newest.values()];
}

/** The commodity of each price: the chosen one, else the usual one by its name. */
async function komoditiOf(db: Db, ambang: readonly Berlaku[]) {
  const chosen = new Map(ambang.map(({ ukuran, komoditi_id }) => [ukuran, komoditi_id]));
  const ids = names.flatMap((name) => chosen.get(name) ?? []);
  const found = await db
    .selectFrom('komoditi')
    .select(['id', 'nama_komoditi as nama'])
    .where((eb) =>
      eb.or([eb('nama_komoditi', 'in', Object.values(LAZIM)), ...(ids.length > 0 ? [eb('id', 'in', ids)] : [])]),
    )
    .execute();
  const of = (name: Harga) => {
    const id = chosen.get(name);
    return found.find((one) => (id ? one.id === id : one.nama === LAZIM[name])) ?? null;
  };
  return { beras: of('beras'), minyak: of('minyak'), telur: of('telur') };
}

const periodIds = (months: PerBulan, wanted: readonly Bulan[]): number[] =>
  wanted.flatMap((month) => (months.get(kunciBulan(month)) ?? []).map(({ id }) => id));

/**
 * The board of a month as the rows are now: a query for each table, whose rows are found by their periods.
 */
export async function findPapan(
  ports: Pick<Ports, 'db' | 'now'>,
  { bulan, skema }: { bulan: Bulan; skema: SkemaSkpg },
): Promise<PapanSkpg> {
  const { db } = ports;
  const { hariIni, wilayah } = await officeToday(ports);
  const { kecamatan } = await regionOf(db, wilayah);
  const ambang = await ambangBerlaku(db, skema, bulan);
  const komoditi = await komoditiOf(db, ambang);
  const year = bulanTerakhir(bulan, 14);
  const before = geserBulan(bulan, -1);
  const padiMonths = [...year.slice(-12), ...bulanSama(bulan), ...bulanSama(before)];
  const [first = bulan] = year;
  const months = {
    padi: await periodePerBulan(db, 'luas-tanam', bulanSama(before).at(-1) ?? bulan, bulan),
    timbang: await periodePerBulan(db, 'timbang-balita', first, bulan),
    harga: await periodePerBulan(db, 'harga-pangan', first, bulan),
  };
  const prices = await hargaPekan(
    db,
    periodIds(months.harga, year),
    names.flatMap((name) => komoditi[name]?.id ?? []),
  );
  const priceOf = (name: Harga) =>
    hargaPerBulan(
      months.harga,
      prices.filter(({ komoditi_id }) => komoditi_id === komoditi[name]?.id),
    );
  const bahan: Bahan = {
    padi: jumlahPerBulan(months.padi, await luasPadi(db, periodIds(months.padi, padiMonths)), ['tanam', 'puso']),
    timbang: jumlahPerBulan(months.timbang, await timbang(db, periodIds(months.timbang, year)), ['d', 'n', 'bgm']),
    harga: { beras: priceOf('beras'), minyak: priceOf('minyak'), telur: priceOf('telur') },
    desa: new Map([
      [KABUPATEN, kecamatan.reduce((sum, { desa }) => sum + desa.length, 0)],
      ...kecamatan.map(({ id, desa }) => [id, desa.length] as const),
    ]),
    kecamatan: kecamatan.length,
  };
  const places = [
    { id: KABUPATEN, nama: `Kabupaten ${wilayah}`.trim() },
    ...kecamatan.map(({ id, nama_kecamatan }) => ({ id, nama: nama_kecamatan })),
  ];
  const judged = new Set(Object.values(skemas[skema].aspek).flat());
  return {
    ...{ ...bulan, skema, wilayah, berjalan: hariIni.slice(0, 7) <= kunciBulan(bulan) },
    periode_terbuka: Object.values(months).flatMap((of) =>
      (of.get(kunciBulan(bulan)) ?? []).filter(({ ditutup }) => !ditutup).map(({ nama_periode }) => nama_periode),
    ),
    komoditi: Object.fromEntries(
      names.filter((name) => judged.has(name)).map((name) => [name, komoditi[name]?.nama ?? null]),
    ),
    ambang: ambang.map(({ komoditi_id: _, ...row }) => row),
    ...susunPapan(bahan, places, bulan, skema, readOf(ambang)),
  };
}

/** Stored thresholds were checked when they were written. */
function readOf(rows: readonly Berlaku[]): Partial<Record<UkuranSkpg, Ambang>> {
  const read: Partial<Record<UkuranSkpg, Ambang>> = {};
  for (const row of rows) {
    const one = bacaAmbang(row);
    if ('ambang' in one) read[row.ukuran] = one.ambang;
  }
  return read;
}
