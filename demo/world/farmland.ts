import { type KomoditiTanam, komoditiTanam, type SatuanPanen } from '#contract/limits.ts';
import { randomFor, whole } from '../random.ts';
import type { Place, Village } from './places.ts';
import type { Seeding } from './seeding.ts';
import { bulanTahun, monthOf, monthsUntil } from './time/calendar.ts';

const PLOTS = 60;
const OWN_PLOTS = 2;

/** Tons a hectare (fakta.md 3). */
const yields: Record<KomoditiTanam, readonly [number, number]> = {
  padi: [1.8, 3],
  jagung: [2.5, 3.5],
  'ubi kayu': [13, 20],
  'ubi jalar': [8, 9],
};
const jalan = ['Jalan Poros', 'Jalan Kebun', 'Jalan Lumbung', 'Gang Tani', 'Tepi Sungai', 'Jalan Ladang'] as const;
const MASA_PANEN_PADI = [1, 2, 3];

interface Plot {
  user_id: number;
  place: Place;
  village: Village;
}

/** The demo's farmer has two plots in the first place; every other farmer's lie in one or two sub-districts. */
function plots({ places, own, accounts }: Seeding): Plot[] {
  const [demo = 0, ...others] = accounts.petani;
  const [home] = own;
  const away = places.filter((place) => place !== home);
  const plotOf = (user_id: number, place: Place | undefined, at: number): Plot[] => {
    const village = place?.desa[whole(randomFor('lahan', place.nama, at), 0, place.desa.length - 1)];
    return place && village ? [{ user_id, place, village }] : [];
  };
  const ofDemo = Array.from({ length: OWN_PLOTS }, (_, at) => plotOf(demo, home, at));
  const ofOthers = Array.from({ length: PLOTS - OWN_PLOTS }, (_, at) => {
    const seller = at % others.length;
    const second = Math.floor(at / others.length) % 2 === 1 ? away[seller + others.length] : undefined;
    return plotOf(others[seller] ?? demo, second ?? away[seller % away.length] ?? home, at);
  });
  return [...ofDemo, ...ofOthers].flat();
}

/** What grows on a plot and when it was brought in and registered. */
function harvest({ day, clock }: Seeding, at: number) {
  const random = randomFor('panen', at);
  const komoditi = random.pick(komoditiTanam);
  const months = monthsUntil(day, 12).filter(
    ({ mulai }) => komoditi !== 'padi' || MASA_PANEN_PADI.includes(monthOf(mulai)),
  );
  const month = months[whole(random, 0, months.length - 1)] ?? { mulai: day, selesai: day };
  // From a quarter of a hectare to three (fakta.md 5).
  const luas_tanam = whole(random, 1, 12) / 4;
  const tons = luas_tanam * random.between(...yields[komoditi]);
  const satuan_panen: SatuanPanen = komoditi === 'ubi kayu' || random.chance(0.3) ? 'ton' : 'kg';
  return {
    komoditi,
    luas_tanam,
    satuan_panen,
    jumlah_panen: satuan_panen === 'ton' ? Math.max(1, Math.round(tons)) : Math.round(tons * 20) * 50,
    bulan: bulanTahun(month.mulai),
    alamat: random.pick(jalan),
    rt: whole(random, 1, 9),
    ...clock(month.mulai + 9, month.selesai, random),
  };
}

/** The farmers' plots, in the order in which they were registered, with coordinates where the place is known. */
export async function seedFarmland(seeding: Seeding): Promise<number> {
  const rows = plots(seeding)
    .map(({ user_id, place, village }, at) => ({ at, user_id, place, village, ...harvest(seeding, at) }))
    .sort((a, b) => a.created_at.localeCompare(b.created_at) || a.at - b.at);
  for (const { at, place, village, alamat, rt, ...row } of rows) {
    const { id: lahan_id } = await seeding.db
      .insertInto('lahan_petani')
      .values({
        ...row,
        kecamatan_id: place.id,
        kelurahan_id: village.id,
        alamat: `${alamat} ${village.nama}, RT ${String(rt).padStart(2, '0')}`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (!place.pusat) continue;
    const random = randomFor('koordinat', place.nama, at);
    const near = (degrees: number) => Math.round((degrees + random.between(-0.035, 0.035)) * 1e6) / 1e6;
    await seeding.db
      .insertInto('koordinat_lahan_petani')
      .values({
        user_id: row.user_id,
        lahan_id,
        lat: near(place.pusat.lat),
        lang: near(place.pusat.lang),
        created_at: row.created_at,
        updated_at: row.created_at,
      })
      .execute();
  }
  return rows.length;
}
