import { regional } from '#contract/formulas/wilayah/regional.ts';
import { plainName, type Spot } from '../../../db/shapes.ts';
import { StartError } from '../../faults/start-error.ts';
import { joinParts, type Outline, type Part } from './join-parts.ts';
import { likeliestNames } from './likeliest-names.ts';
import type { Feature } from './read-map.ts';

const digits = (text: string) => text.replace(/\D/g, '');
/** Properties with codes of the statistics office. */
const BPS = /bps/i;
/** Properties with numbers of another kind: areas, counts, running numbers. */
const NO_CODES = /luas|area|shape|leng|keliling|objectid|fid|jumlah|jiwa|penduduk/i;
/** The ministry's code of a kecamatan, with or without dots. */
const CODE = /^\d\d(\.?)\d\d\1\d\d$/;
/** Properties that name what lies around or within a kecamatan. */
const OTHERS = /prov|kab|kota|regency|desa|kel|village|wadmpr|wadmkk|wadmkd/i;
const PLACE = /kec|district|wadmkc/i;
const NAME = /nam/i;

/** More names are counted. */
const NAMED = 5;

export interface Place extends Spot {
  /** The statistics office's code, where the office has entered it. */
  kode_bps: string | null;
}

/**
 * Finds the kecamatan of each feature: by the ministry's code wherever it stands, by the statistics office's in a property
 * of its name, else by the name. Features of one
 * kecamatan are its parts.
 *
 * @returns one outline for each kecamatan, in their order
 * @throws StartError when a kecamatan is missing or unknown, or when its parts cover one another
 */
export function matchPlaces(features: readonly Feature[], kecamatan: readonly Place[], wilayah: string): Outline[] {
  const parts = new Map<Place, Part[]>();
  const unknown: string[] = [];
  for (const [at, feature] of features.entries()) {
    const number = at + 1;
    const place = placeOf(feature, number, kecamatan);
    if (place) {
      parts.set(place, [...(parts.get(place) ?? []), { number, rings: feature.rings }]);
      continue;
    }
    const name = calledBy(feature);
    if (name === undefined) throw new StartError(nameless(number, feature, wilayah));
    if (!unknown.includes(name)) unknown.push(name);
  }
  if (unknown.length > 0) throw new StartError(unknownPlaces(unknown, kecamatan, wilayah));
  const missing = kecamatan.filter((place) => !parts.has(place)).map(({ nama }) => nama);
  if (missing.length > 0) {
    const several = [...parts]
      .filter(([, all]) => all.length > 1)
      .map(([{ nama }, all]) => `${nama} ada ${all.length} kali`);
    throw new StartError(
      regional`Kecamatan yang tidak ada dalam berkas: ${[missing.join(', '), ...several].join('; ')}.`,
    );
  }
  return kecamatan.map((place) => joinParts(place.nama, parts.get(place) ?? []));
}

function placeOf({ properties }: Feature, number: number, kecamatan: readonly Place[]): Place | undefined {
  const codes = codesOf(properties);
  const codesOfBps = Object.entries(properties).flatMap(([key, value]) => (BPS.test(key) ? digits(String(value)) : []));
  const byCode =
    kecamatan.find(({ kode }) => kode !== null && codes.includes(digits(kode))) ??
    kecamatan.find(({ kode_bps }) => kode_bps !== null && codesOfBps.includes(kode_bps));
  const [byName] = namesOf(properties).flatMap((name) => placeNamed(name, kecamatan) ?? []);
  const other = byName?.nama ?? (byCode && misspeltOther(properties, byCode, kecamatan));
  if (byCode && other !== undefined && other !== byCode.nama) {
    throw new StartError(`Bentuk ke-${number} dalam berkas berkode ${byCode.nama}, tetapi bernama ${other}.`);
  }
  return byCode ?? byName;
}

/** The ministry's codes that a feature bears, without dots. */
const codesOf = (properties: Feature['properties']): string[] =>
  Object.entries(properties)
    .filter(([key, value]) => !BPS.test(key) && !NO_CODES.test(key) && CODE.test(String(value).trim()))
    .map(([, value]) => digits(String(value)));

/** Names that differ in nothing but signs and case are told apart by these. */
const placeNamed = (name: string, kecamatan: readonly Place[]): Place | undefined =>
  kecamatan.find(({ nama }) => nama === name) ?? kecamatan.find(({ nama }) => plainName(nama) === plainName(name));

/** Returns a feature's unknown name with its likeliest meaning where that is not the place of its code. */
function misspeltOther(
  properties: Feature['properties'],
  byCode: Place,
  kecamatan: readonly Place[],
): string | undefined {
  const name = placeNameOf(properties);
  if (name === undefined) return undefined;
  const likely = likeliestNames(
    name,
    kecamatan.map(({ nama }) => nama),
  );
  return likely.length === 0 || likely.includes(byCode.nama)
    ? undefined
    : `'${name}' (maksudnya ${likely.join(' atau ')}?)`;
}

/** Texts that may be the kecamatan's name, the likeliest first. */
function namesOf(properties: Feature['properties']): string[] {
  const rankOf = (key: string) => (PLACE.test(key) ? 0 : OTHERS.test(key) ? 3 : NAME.test(key) ? 1 : 2);
  return Object.entries(properties)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && rankOf(entry[0]) < 3)
    .toSorted(([one], [other]) => rankOf(one) - rankOf(other))
    .map(([, value]) => value);
}

const calledBy = ({ properties }: Feature): string | undefined =>
  namesOf(properties)
    .find((name) => /\p{L}/u.test(name))
    ?.trim()
    .slice(0, 60);

/** The text of the property that names the kecamatan. */
const placeNameOf = (properties: Feature['properties']): string | undefined =>
  Object.entries(properties).flatMap(([key, value]) =>
    PLACE.test(key) && typeof value === 'string' && /\p{L}/u.test(value) ? [value.trim().slice(0, 60)] : [],
  )[0];

function nameless(number: number, { properties }: Feature, wilayah: string): string {
  const [code] = codesOf(properties);
  if (code !== undefined) {
    const kode = code.replace(/(\d\d)(?=\d)/g, '$1.');
    return regional`Bentuk ke-${number} dalam berkas berkode ${kode}, dan tidak ada kecamatan berkode itu di Kabupaten ${wilayah}.`;
  }
  const keys = Object.keys(properties).slice(0, NAMED).join(', ');
  const own = keys === '' ? 'tidak punya properti' : `hanya punya properti ${keys}`;
  return `Bentuk ke-${number} dalam berkas ${own}; tambahkan nama kecamatannya, misalnya "nm_kecamatan": "Melak", atau kode Kemendagrinya.`;
}

function unknownPlaces(unknown: readonly string[], kecamatan: readonly Place[], wilayah: string): string {
  const names = unknown.slice(0, NAMED).map((name) => {
    const likely = likeliestNames(
      name,
      kecamatan.map(({ nama }) => nama),
    );
    return `'${name}'${likely.length > 0 ? ` (maksudnya ${likely.join(' atau ')}?)` : ''}`;
  });
  const more = unknown.length - names.length;
  return regional`Tidak ada kecamatan ${names.join(', ')}${more > 0 ? ` dan ${more} lainnya` : ''} di Kabupaten ${wilayah}.`;
}
