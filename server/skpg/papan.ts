import { memburuk } from '#contract/formulas/skpg/ambang.ts';
import { type Bulan, bulanTerakhir, geserBulan, kunciBulan } from '#contract/formulas/skpg/bulan.ts';
import {
  type AspekSkpg,
  aspekSkpg,
  type IndikatorSkpg,
  type LabelSkpg,
  type SkemaSkpg,
} from '#contract/formulas/skpg/label.ts';
import type { NaikSkpg } from '#contract/formulas/skpg/naik.ts';
import { type AmbangSkema, type Nilai, nilaiTempat, type Penilaian } from '#contract/formulas/skpg/nilai.ts';
import { skema as skemas } from '#contract/formulas/skpg/skema.ts';
import type { NilaiSkpg, PapanSkpg, TandaSkpg, TempatSkpg, TitikSkpg } from '#contract/summaries/skpg/papan.ts';
import { jumlahLuas, KABUPATEN } from './deret.ts';
import { type Bahan, pembagiNaik, type Ukur, ukur } from './ukur.ts';

interface Place {
  /** KABUPATEN for the regency. */
  id: number;
  nama: string;
}

interface Judged extends Penilaian {
  place: Place;
  ukur: Record<IndikatorSkpg, Ukur>;
}

const idOf = ({ id }: Place): number | null => (id === KABUPATEN ? null : id);

/** So many decimals are kept of what is shown; labels are given before. */
const KEPT = 1000;
const rounded = (value: number): number => Math.round(value * KEPT) / KEPT;
const roundedOr = (value: number | null): number | null => (value === null ? null : rounded(value));

const shown = (one: Nilai): NilaiSkpg =>
  one.keadaan === 'ada' ? { ...one, nilai: rounded(one.nilai) } : { keadaan: one.keadaan, nilai: null, label: null };

/** Scheme, thresholds and share by which a month is judged. */
interface Cara {
  skema: SkemaSkpg;
  ambang: AmbangSkema;
  /** The share of toddlers who gained that is judged; N/D by default. */
  naik?: NaikSkpg;
}

/** The places of a month with their labels, what has turned worse since the month before, and a year of the regency. */
export function susunPapan(
  bahan: Bahan,
  places: readonly Place[],
  bulan: Bulan,
  { skema, ambang, naik = 'N/D' }: Cara,
): Pick<PapanSkpg, 'tempat' | 'tanda' | 'dibandingkan' | 'kurva'> {
  const judged = (month: Bulan): Judged[] =>
    places.map((place) => {
      const measured = ukur(bahan, place.id, month, { dasar: skemas[skema].dasarHarga, naik });
      const angka = mapEach(measured, (one) => one.angka);
      return { place, ukur: measured, ...nilaiTempat(skema, angka, ambang) };
    });
  const [now, before] = [judged(bulan), judged(geserBulan(bulan, -1))];
  return {
    tempat: now.map(toTempat),
    tanda: now.flatMap((one, at) => (before[at] ? tandaOf({ skema, naik }, before[at], one) : [])),
    dibandingkan: now.filter(
      (one, at) =>
        idOf(one.place) !== null && before[at] && aspekSkpg.some((aspek) => terbanding(skema, aspek, before[at], one)),
    ).length,
    kurva: bulanTerakhir(bulan, 12).map((month) => titikOf(bahan, month, naik)),
  };
}

function toTempat({ place, ukur: measured, indikator, aspek, komposit }: Judged): TempatSkpg {
  return {
    ...{ kecamatan_id: idOf(place), nama: place.nama },
    indikator: mapEach(indikator, (one, name) => {
      const { angka: _, ...made } = measured[name];
      return { ...shown(one), ...made, kini: roundedOr(made.kini), pembanding: roundedOr(made.pembanding) };
    }),
    aspek: mapEach(aspek, shown),
    komposit: shown(komposit),
  };
}

const labelOf = (one: Nilai | undefined): LabelSkpg | null => (one?.keadaan === 'ada' ? one.label : null);

/** Sums over villages: fewer hectares may be fewer reports. */
const JUMLAH: readonly IndikatorSkpg[] = ['tanam', 'puso'];

/** Whether two months may be held against one another: both have a label, and sums are of all villages. */
function terbanding(skema: SkemaSkpg, aspek: AspekSkpg, before: Judged | undefined, now: Judged): boolean {
  const parts = (skemas[skema].aspek[aspek] ?? []).filter((one) => JUMLAH.includes(one));
  return [before, now].every(
    (one) =>
      labelOf(one?.aspek[aspek]) !== null &&
      parts.every((part) => one !== undefined && one.ukur[part].cakupan >= one.ukur[part].dari),
  );
}

/** What has turned to the worse in a place, and the indicators that made it so. */
function tandaOf({ skema, naik }: { skema: SkemaSkpg; naik: NaikSkpg }, before: Judged, now: Judged): TandaSkpg[] {
  const parts = skemas[skema].aspek;
  const turned = (ukuran: AspekSkpg | 'komposit', from: Nilai | undefined, to: Nilai | undefined): TandaSkpg[] => {
    const [dari, ke] = [labelOf(from), labelOf(to)];
    if (!dari || !ke || !memburuk(dari, ke)) return [];
    const of = ukuran === 'komposit' ? Object.values(parts).flat() : (parts[ukuran] ?? []);
    const sebab = [...new Set(of)].flatMap((name) =>
      worse(name, before.indikator[name], now.indikator[name]).map((one) => (name === 'nd' ? { ...one, naik } : one)),
    );
    return [{ kecamatan_id: idOf(now.place), nama: now.place.nama, ukuran, dari, ke, sebab }];
  };
  return [
    ...aspekSkpg
      .filter((one) => terbanding(skema, one, before, now))
      .flatMap((one) => turned(one, before.aspek[one], now.aspek[one])),
    ...(aspekSkpg.every((one) => !parts[one] || terbanding(skema, one, before, now))
      ? turned('komposit', before.komposit, now.komposit)
      : []),
  ];
}

const worse = (ukuran: IndikatorSkpg, from: Nilai | undefined, to: Nilai | undefined): TandaSkpg['sebab'] =>
  from?.keadaan === 'ada' && to?.keadaan === 'ada' && memburuk(from.label, to.label)
    ? [{ ukuran, dari: rounded(from.nilai), ke: rounded(to.nilai) }]
    : [];

/** The regency in one month; what nobody reported is null. */
function titikOf({ padi, timbang, harga }: Bahan, bulan: Bulan, naik: NaikSkpg): TitikSkpg {
  const key = kunciBulan(bulan);
  const [desa, weighed] = [padi.get(key)?.get(KABUPATEN), timbang.get(key)?.get(KABUPATEN)];
  const luas = jumlahLuas(desa);
  const price = (name: keyof typeof harga) => roundedOr(harga[name]?.get(key)?.get(KABUPATEN)?.harga ?? null);
  const priced = (name: keyof typeof harga) => harga[name]?.get(key)?.get(KABUPATEN)?.kecamatan ?? 0;
  const share = (part: number, whole: number) => (whole > 0 ? rounded((part * 100) / whole) : null);
  return {
    ...bulan,
    ...{ tanam: luas?.tanam ?? null, puso: luas?.puso ?? null },
    ...{ beras: price('beras'), minyak: price('minyak'), telur: price('telur') },
    nd: weighed ? share(weighed.n, pembagiNaik(weighed, naik)) : null,
    bgm: weighed ? share(weighed.bgm, weighed.d) : null,
    ...{ desa_tanam: desa?.size ?? 0, desa_timbang: weighed?.desa ?? 0 },
    ...{ kecamatan_beras: priced('beras'), kecamatan_minyak: priced('minyak'), kecamatan_telur: priced('telur') },
  };
}

/** `Object.entries` knows neither the names nor that none is undefined. */
function mapEach<Name extends string, From, To>(
  of: Readonly<Partial<Record<Name, From>>>,
  to: (one: From, name: Name) => To,
): Record<Name, To> {
  const entries = Object.entries(of) as [Name, From][];
  return Object.fromEntries(entries.map(([name, one]) => [name, to(one, name)])) as Record<Name, To>;
}
