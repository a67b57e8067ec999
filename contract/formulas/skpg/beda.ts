import { grouped, persentase } from '../../format.ts';
import type { IndikatorTempat, NilaiSkpg, PapanSkpg, TempatSkpg } from '../../summaries/skpg/papan.ts';
import type { ParagrafTerbit, PerubahanSkpg } from '../../summaries/skpg/terbitan.ts';
import { type IndikatorSkpg, indikatorSkpg, namaAspek, type UkuranSkpg } from './label.ts';
import { BALITA_NAIK, naikDari, nameUkuran } from './naik.ts';
import { sebutAmbang } from './selang.ts';
import { skema } from './skema.ts';

/** What a publication says: all that a reader can see to differ. */
export interface Isi {
  papan: PapanSkpg;
  narasi: readonly ParagrafTerbit[];
  rekomendasi: readonly ParagrafTerbit[];
}

const NONE = 'tidak dinilai';

/** '-6,2 % · waspada'. */
function persenan({ keadaan, nilai, label }: NilaiSkpg): string {
  if (nilai === null || label === null) return keadaan;
  const size = persentase(nilai);
  return `${nilai < 0 && !size.startsWith('kurang') ? '-' : ''}${size} · ${label}`;
}

/** 'skor 4 · waspada'; the label alone where two ways of counting are compared. */
function skoran({ keadaan, nilai, label }: NilaiSkpg, isSame: boolean): string {
  if (nilai === null || label === null) return keadaan;
  return isSame ? `skor ${nilai} · ${label}` : label;
}

/** What it was made of: '412 (8 dari 11)'. */
const dasar = ({ kini, pembanding, cakupan, dari }: IndikatorTempat): string =>
  `${kini === null ? 'belum dilaporkan' : grouped(kini, 2)} terhadap ${pembanding === null ? '-' : grouped(pembanding, 2)} (${cakupan} dari ${dari})`;

function indikatorBeda(was: IndikatorTempat | undefined, is: IndikatorTempat | undefined): [string, string] | null {
  const [dari, ke] = [was ? persenan(was) : NONE, is ? persenan(is) : NONE];
  if (dari !== ke) return [dari, ke];
  // The same per cent, from other figures.
  return was && is && dasar(was) !== dasar(is) ? [dasar(was), dasar(is)] : null;
}

function tempatBeda(
  was: TempatSkpg | undefined,
  is: TempatSkpg | undefined,
  { isSame, nameOf }: { isSame: boolean; nameOf: (ukuran: UkuranSkpg) => string },
): PerubahanSkpg[] {
  const nama = is?.nama ?? was?.nama ?? '';
  const told = (ukuran: UkuranSkpg, dari: string, ke: string): PerubahanSkpg => ({
    ...{ nama, yang: nameOf(ukuran), dari, ke },
  });
  const indikator = isSame
    ? indikatorSkpg.flatMap((one: IndikatorSkpg) => {
        const found = indikatorBeda(was?.indikator[one], is?.indikator[one]);
        return found ? [told(one, ...found)] : [];
      })
    : [];
  const aspek = (Object.keys(namaAspek) as (keyof typeof namaAspek)[]).map(
    (one) => [one, was?.aspek[one], is?.aspek[one]] as const,
  );
  const judged = [...aspek, ['komposit', was?.komposit, is?.komposit] as const].flatMap(([one, before, now]) => {
    const [dari, ke] = [before ? skoran(before, isSame) : NONE, now ? skoran(now, isSame) : NONE];
    return dari === ke ? [] : [told(one, dari, ke)];
  });
  return [...indikator, ...judged];
}

const isOtherShare = (was: PapanSkpg, is: PapanSkpg): boolean => naikDari(was.ambang) !== naikDari(is.ambang);

/** Names measures in a comparison of two months that may judge different shares. */
const namingOf = (was: PapanSkpg, is: PapanSkpg) => (ukuran: UkuranSkpg) =>
  ukuran === 'nd' && isOtherShare(was, is) ? BALITA_NAIK : nameUkuran(ukuran, naikDari(is.ambang));

function ambangBeda(was: PapanSkpg, is: PapanSkpg): PerubahanSkpg[] {
  const nameOf = namingOf(was, is);
  const share = ({ ambang }: PapanSkpg) => (isOtherShare(was, is) ? `${naikDari(ambang)}: ` : '');
  const rangesOf = (papan: PapanSkpg) =>
    new Map(
      papan.ambang.map(({ ukuran, aman, waspada, rentan }) => [
        ukuran,
        `${ukuran === 'nd' ? share(papan) : ''}aman ${sebutAmbang(aman)}, waspada ${sebutAmbang(waspada)}, rentan ${sebutAmbang(rentan)}`,
      ]),
    );
  const [before, now] = [rangesOf(was), rangesOf(is)];
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((ukuran) => {
    const [dari, ke] = [before.get(ukuran) ?? 'belum ada', now.get(ukuran) ?? 'belum ada'];
    return dari === ke ? [] : [{ nama: 'Ambang', yang: nameOf(ukuran), dari, ke }];
  });
}

/** Sentences that the office wrote, then or now; the others follow from the figures. */
function naskahBeda(was: readonly ParagrafTerbit[], is: readonly ParagrafTerbit[], nama: string): PerubahanSkpg[] {
  const [before, now] = [was, is].map((some) => new Map(some.map((one) => [one.kunci, one]))) as [
    Map<string, ParagrafTerbit>,
    Map<string, ParagrafTerbit>,
  ];
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((kunci) => {
    const [old, next] = [before.get(kunci), now.get(kunci)];
    if (old?.teks === next?.teks || !(old?.disunting || next?.disunting)) return [];
    return [{ nama, yang: 'kalimat dinas', dari: old?.teks ?? 'tidak ada', ke: next?.teks ?? 'tidak ada' }];
  });
}

/** What one publication says otherwise than the one before: as it is printed, so that nothing is said of what nobody sees. */
export function beda(before: Isi, now: Isi): PerubahanSkpg[] {
  const [was, is] = [before.papan, now.papan];
  const isSame = was.skema === is.skema;
  const nameOf = namingOf(was, is);
  const [old, places] = [was, is].map(({ tempat }) => new Map(tempat.map((one) => [one.kecamatan_id, one]))) as [
    Map<number | null, TempatSkpg>,
    Map<number | null, TempatSkpg>,
  ];
  return [
    ...(isSame
      ? ambangBeda(was, is)
      : [{ nama: 'Skema', yang: 'cara menilai', dari: skema[was.skema].nama, ke: skema[is.skema].nama }]),
    ...[...new Set([...places.keys(), ...old.keys()])].flatMap((id) =>
      tempatBeda(old.get(id), places.get(id), { isSame, nameOf }),
    ),
    ...naskahBeda(before.narasi, now.narasi, 'Narasi'),
    ...naskahBeda(before.rekomendasi, now.rekomendasi, 'Rekomendasi'),
  ];
}
