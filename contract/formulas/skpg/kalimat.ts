import { regional } from '#contract/formulas/wilayah/regional.ts';
import { grouped, persentase, rupiah } from '../../format.ts';
import type { IndikatorTempat, NilaiSkpg, PapanSkpg, TandaSkpg, TempatSkpg } from '../../summaries/skpg/papan.ts';
import { geserBulan, namaBulanTahun } from './bulan.ts';
import { aspekSkpg, type LabelSkpg, labelSkpg, namaAspek, tanpaLabel } from './label.ts';
import { naikDari } from './naik.ts';
import { skema as skemas } from './skema.ts';

/** A sentence, or a few, that the figures make; `kunci` is its name from month to month. */
export interface Kalimat {
  kunci: string;
  teks: string;
}

/** 'Melak, Damai, dan Bongan'. */
export function daftar(names: readonly string[]): string {
  const [first = '', second = ''] = names;
  if (names.length <= 2) return names.length === 2 ? `${first} dan ${second}` : first;
  return `${names.slice(0, -1).join(', ')}, dan ${names.at(-1)}`;
}

/** 'naik 6,2 %', 'turun 3 %', 'tetap'. */
function arah(persen: number): string {
  const size = persentase(persen);
  if (persen === 0) return 'sama dengan';
  return `${size} di ${persen > 0 ? 'atas' : 'bawah'}`;
}

const hasil = ({ keadaan, label }: NilaiSkpg): string => label ?? (keadaan === 'ada' ? '-' : tanpaLabel[keadaan]);

/** '412 ha, 6,2 % di bawah rata-rata Oktober dalam 3 tahun (439 ha)'. */
function terhadap(one: IndikatorTempat, written: (value: number) => string, base: string): string {
  if (one.kini === null) return 'belum dilaporkan';
  if (one.keadaan === 'ada' && one.nilai !== null && one.pembanding !== null) {
    return `${written(one.kini)}, ${arah(one.nilai)} ${base} (${written(one.pembanding)})`;
  }
  if (one.keadaan === 'tidak dapat dihitung') {
    return `${written(one.kini)}; terhadap ${base} tidak dapat dihitung karena rata-ratanya nol`;
  }
  return one.keadaan === 'ambang belum ada'
    ? `${written(one.kini)}; ambangnya belum ada`
    : `${written(one.kini)}; pembanding belum ada`;
}

const hektar = (value: number): string => `${grouped(value, 1)}\u00a0ha`;

function ketersediaan({ indikator }: TempatSkpg, bulan: string): string[] {
  const base = ({ banyak }: IndikatorTempat) => `rata-rata ${bulan} dalam ${banyak} tahun`;
  const { tanam, puso } = indikator;
  return [
    ...(tanam ? [`Luas tanam padi ${terhadap(tanam, hektar, base(tanam))}.`] : []),
    ...(puso ? [`Luas puso padi ${terhadap(puso, hektar, base(puso))}.`] : []),
    ...(tanam ? [describeCoverage(tanam)] : []),
  ];
}

/** Says which villages the areas come from: a comparison takes the same ones in both months. */
function describeCoverage({ cakupan, dari, pembanding }: IndikatorTempat): string {
  const villages = regional`${cakupan} dari ${dari} desa dan kelurahan`;
  return pembanding === null
    ? `Menurut ${villages}.`
    : regional`Keduanya dari desa dan kelurahan yang sama, ${villages}.`;
}

function akses({ indikator }: TempatSkpg, { komoditi, skema }: PapanSkpg): string[] {
  const base = ({ banyak }: IndikatorTempat) =>
    skemas[skema].dasarHarga === 'tahun lalu' ? 'bulan yang sama tahun lalu' : `rata-rata ${banyak} bulan sebelumnya`;
  const lines = (['beras', 'minyak', 'telur'] as const).flatMap((name) => {
    const one = indikator[name];
    if (!one) return [];
    const nama = `Harga eceran ${komoditi[name] ?? name}`;
    if (one.keadaan === 'komoditi belum dipilih') return [`${nama} tidak dapat dinilai: komoditi belum dipilih.`];
    if (one.kini === null) return [regional`${nama} belum dilaporkan satu pun dari ${one.dari} kecamatan.`];
    const alike = one.pembanding === null ? '' : ', yang sama pada kedua waktu';
    return [
      regional`${nama} ${terhadap(one, rupiah, base(one))} di ${one.cakupan} dari ${one.dari} kecamatan${alike}.`,
    ];
  });
  return lines;
}

function pemanfaatan({ indikator: { nd, bgm } }: TempatSkpg, { ambang }: PapanSkpg): string[] {
  // BGM/D always divides by all weighed toddlers.
  const any = bgm ?? nd;
  if (!any) return [];
  if (any.pembanding === null) {
    return [regional`Penimbangan balita belum dilaporkan satu pun dari ${any.dari} desa dan kelurahan.`];
  }
  const part = (one: IndikatorTempat | undefined, said: string) =>
    one && one.nilai !== null ? [`${persentase(one.nilai)} ${said}`] : [];
  const parts = [
    ...part(nd, `naik berat badannya (${naikDari(ambang)})`),
    ...part(bgm, 'berada di bawah garis merah (BGM/D)'),
  ];
  const weighed = regional`${grouped(any.pembanding)} balita ditimbang di ${any.cakupan} dari ${any.dari} desa dan kelurahan`;
  return [parts.length > 0 ? `${weighed}: ${daftar(parts)}.` : `${weighed}.`];
}

/** Which places have a label, by name. */
const yangBerlabel = (tempat: readonly TempatSkpg[], label: LabelSkpg): string[] =>
  tempat.filter(({ komposit }) => komposit.label === label).map(({ nama }) => nama);

function ringkas(papan: PapanSkpg, kabupaten: TempatSkpg, kecamatan: readonly TempatSkpg[]): string {
  const { komposit } = kabupaten;
  const bulan = namaBulanTahun(papan);
  const whole =
    komposit.label === null
      ? `Penilaian gabungan ${kabupaten.nama} pada ${bulan} ${hasil(komposit)}.`
      : `Pada ${bulan} ${kabupaten.nama} dinilai ${komposit.label} menurut ${skemas[papan.skema].nama}.`;
  const counts = labelSkpg.map((label) => `${yangBerlabel(kecamatan, label).length} ${label}`);
  const none = kecamatan.filter(({ komposit }) => komposit.label === null).length;
  const all = regional`Dari ${kecamatan.length} kecamatan, ${daftar([...counts, `${none} belum dapat dinilai`])}.`;
  const named = (['rentan', 'waspada'] as const).flatMap((label) => {
    const names = yangBerlabel(kecamatan, label);
    return names.length > 0 ? [`${label === 'rentan' ? 'Rentan' : 'Waspada'}: ${daftar(names)}.`] : [];
  });
  return [whole, all, ...named].join(' ');
}

function perubahan({ tanda, dibandingkan, tempat, ...papan }: PapanSkpg): string {
  const before = namaBulanTahun(geserBulan(papan, -1));
  if (dibandingkan === 0) return `Dengan ${before} belum dapat dibandingkan.`;
  const kecamatan = tempat.filter(({ kecamatan_id }) => kecamatan_id !== null).length;
  const of = regional`Dibandingkan ${before} (${dibandingkan} dari ${kecamatan} kecamatan)`;
  const turned = tanda.filter(({ ukuran }) => ukuran !== 'komposit');
  if (turned.length === 0) return `${of}, tidak ada aspek yang memburuk.`;
  const alike = Map.groupBy(turned, ({ ukuran, dari, ke }) => [ukuran, dari, ke].join(' '));
  const parts = [...alike.values()].flatMap((some) => {
    const [{ ukuran, dari, ke }] = some as [TandaSkpg];
    return `${ukuran} dari ${dari} menjadi ${ke} di ${daftar(some.map(({ nama }) => nama))}`;
  });
  return `${of}, memburuk: ${parts.join('; ')}.`;
}

/** The narrative of a month, from its figures. */
export function narasi(papan: PapanSkpg): Kalimat[] {
  const kabupaten = papan.tempat.find(({ kecamatan_id }) => kecamatan_id === null);
  if (!kabupaten) return [];
  const kecamatan = papan.tempat.filter((one) => one !== kabupaten);
  const [bulan = ''] = namaBulanTahun(papan).split(' ');
  const isi = {
    ketersediaan: () => ketersediaan(kabupaten, bulan),
    akses: () => akses(kabupaten, papan),
    pemanfaatan: () => pemanfaatan(kabupaten, papan),
  };
  const aspects = aspekSkpg.flatMap((aspek): Kalimat[] => {
    const one = kabupaten.aspek[aspek];
    if (!one) return [];
    return [{ kunci: aspek, teks: [`${namaAspek[aspek]}: ${hasil(one)}.`, ...isi[aspek]()].join(' ') }];
  });
  const open = papan.berjalan || papan.periode_terbuka.length > 0;
  const confirm = papan.ambang.some(({ perlu_konfirmasi }) => perlu_konfirmasi);
  return [
    { kunci: 'ringkas', teks: ringkas(papan, kabupaten, kecamatan) },
    ...aspects,
    { kunci: 'perubahan', teks: perubahan(papan) },
    ...(open ? [{ kunci: 'terbuka', teks: 'Bulan ini masih menerima laporan; angkanya masih dapat berubah.' }] : []),
    ...(confirm ? [{ kunci: 'ambang', teks: 'Sebagian ambang yang dipakai masih perlu konfirmasi.' }] : []),
  ];
}
