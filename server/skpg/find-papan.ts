import { type Bulan, bulanTerakhir, geserBulan, kunciBulan } from '#contract/formulas/skpg/bulan.ts';
import type { SkemaSkpg } from '#contract/formulas/skpg/label.ts';
import { naikDari } from '#contract/formulas/skpg/naik.ts';
import { skema as skemas } from '#contract/formulas/skpg/skema.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { PapanSkpg } from '#contract/summaries/skpg/papan.ts';
import { officeToday } from '../office/periods.ts';
import { regionOf } from '../office/places.ts';
import type { Ports } from '../ports.ts';
import { periodeTanpaTanggal } from '../resources/periode-kini.ts';
import { ambangBerlaku, type Harga, hargaDinilai, komoditiOf, readThresholds } from './ambang-berlaku.ts';
import { hargaPekan, luasPadi, type PerBulan, periodeIds, periodePerBulan, timbang } from './bahan.ts';
import { hargaPerBulan, KABUPATEN, luasPerBulan, timbangPerBulan } from './deret.ts';
import { susunPapan } from './papan.ts';
import { type Bahan, bulanSama } from './ukur.ts';

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
  const komoditi = await komoditiOf(db, skema, bulan);
  const year = bulanTerakhir(bulan, 14);
  const before = geserBulan(bulan, -1);
  const padiMonths = [...year.slice(-12), ...bulanSama(bulan), ...bulanSama(before)];
  const [first = bulan] = year;
  const months = {
    padi: await periodePerBulan(db, 'luas-tanam', bulanSama(before).at(-1) ?? bulan, bulan),
    timbang: await periodePerBulan(db, 'timbang-balita', first, bulan),
    harga: await periodePerBulan(db, 'harga-pangan', first, bulan),
  };
  const undatedPeriodes = await periodeTanpaTanggal(db, ['luas-tanam', 'timbang-balita', 'harga-pangan']);
  const prices = await hargaPekan(
    db,
    periodeIds(months.harga, year),
    hargaDinilai.flatMap((name) => komoditi[name]?.id ?? []),
  );
  const priceOf = (name: Harga) => {
    const commodity = komoditi[name];
    return (
      commodity &&
      hargaPerBulan(
        months.harga,
        prices.filter(({ komoditi_id }) => komoditi_id === commodity.id),
      )
    );
  };
  const bahan: Bahan = {
    padi: luasPerBulan(months.padi, await luasPadi(db, periodeIds(months.padi, padiMonths))),
    timbang: timbangPerBulan(months.timbang, await timbang(db, periodeIds(months.timbang, year))),
    harga: { beras: priceOf('beras'), minyak: priceOf('minyak'), telur: priceOf('telur') },
    desa: new Map([
      [KABUPATEN, kecamatan.reduce((sum, { desa }) => sum + desa.length, 0)],
      ...kecamatan.map(({ id, desa }) => [id, desa.length] as const),
    ]),
    kecamatan: kecamatan.length,
  };
  const places = [
    { id: KABUPATEN, nama: regional`Kabupaten ${wilayah}`.trim() },
    ...kecamatan.map(({ id, nama_kecamatan }) => ({ id, nama: nama_kecamatan })),
  ];
  const judged = new Set(Object.values(skemas[skema].aspek).flat());
  return {
    ...{ ...bulan, skema, wilayah, berjalan: hariIni.slice(0, 7) <= kunciBulan(bulan) },
    ...(undatedPeriodes.length > 0 && { periode_tanpa_tanggal: undatedPeriodes }),
    periode_terbuka: [
      ...(judged.has('tanam') ? terbuka(months.padi, bulan) : []),
      ...terbuka(months.timbang, bulan),
      ...terbuka(months.harga, bulan),
    ],
    komoditi: Object.fromEntries(
      hargaDinilai.filter((name) => judged.has(name)).map((name) => [name, komoditi[name]?.nama ?? null]),
    ),
    ambang,
    ...susunPapan(bahan, places, bulan, { skema, ambang: readThresholds(ambang), naik: naikDari(ambang) }),
  };
}

const terbuka = (months: PerBulan, bulan: Bulan): string[] =>
  (months.get(kunciBulan(bulan)) ?? []).filter(({ ditutup }) => !ditutup).map(({ nama_periode }) => nama_periode);
