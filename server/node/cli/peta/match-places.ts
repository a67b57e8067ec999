import { plainName, type Spot } from '../../../db/shapes.ts';
import { StartError } from '../../faults/start-error.ts';
import { joinParts, type Outline, type Part } from './join-parts.ts';
import { likeliestNames } from './likeliest-names.ts';
import type { Feature } from './read-map.ts';

const digits = (text: string) => text.replace(/\D/g, '');
/** Properties that name what lies around or within a kecamatan. */
const OTHERS = /prov|kab|kota|regency|desa|kel|village|wadmpr|wadmkk|wadmkd/i;
const PLACE = /kec|district|wadmkc/i;
const NAME = /nam/i;

/** More names are counted. */
const NAMED = 5;

/**
 * Finds the kecamatan of each feature: by the ministry's code wherever it stands, else by the name. Features of one
 * kecamatan are its parts.
 *
 * @returns one outline for each kecamatan, in their order
 * @throws StartError when a kecamatan is missing or unknown, or when its parts cover one another
 */
export function matchPlaces(features: readonly Feature[], kecamatan: readonly Spot[], wilayah: string): Outline[] {
  const parts = new Map<Spot, Part[]>();
  const unknown: string[] = [];
  for (const [at, feature] of features.entries()) {
    const number = at + 1;
    const place = placeOf(feature, number, kecamatan);
    if (place) {
      parts.set(place, [...(parts.get(place) ?? []), { number, rings: feature.rings }]);
      continue;
    }
    const name = calledBy(feature);
    if (name === undefined) throw new StartError(nameless(number, feature));
    if (!unknown.includes(name)) unknown.push(name);
  }
  if (unknown.length > 0) throw new StartError(unknownPlaces(unknown, kecamatan, wilayah));
  const missing = kecamatan.filter((place) => !parts.has(place)).map(({ nama }) => nama);
  if (missing.length > 0) {
    const several = [...parts]
      .filter(([, all]) => all.length > 1)
      .map(([{ nama }, all]) => `${nama} ada ${all.length} kali`);
    throw new StartError(`Kecamatan yang tidak ada dalam berkas: ${[missing.join(', '), ...several].join('; ')}.`);
  }
  return kecamatan.map((place) => joinParts(place.nama, parts.get(place) ?? []));
}

function placeOf({ properties }: Feature, number: number, kecamatan: readonly Spot[]): Spot | undefined {
  const values = Object.values(properties).map(String);
  const byCode = kecamatan.find(({ kode }) => kode !== null && values.some((value) => digits(value) === digits(kode)));
  const [byName] = namesOf(properties).flatMap(
    (name) => kecamatan.find(({ nama }) => plainName(nama) === plainName(name)) ?? [],
  );
  if (byCode && byName && byCode !== byName) {
    throw new StartError(`Bentuk ke-${number} dalam berkas berkode ${byCode.nama}, tetapi bernama ${byName.nama}.`);
  }
  return byCode ?? byName;
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

function nameless(number: number, { properties }: Feature): string {
  const keys = Object.keys(properties).slice(0, NAMED).join(', ');
  const own = keys === '' ? 'tidak punya properti' : `hanya punya properti ${keys}`;
  return `Bentuk ke-${number} dalam berkas ${own}; tambahkan nama kecamatannya, misalnya "nm_kecamatan": "Melak".`;
}

function unknownPlaces(unknown: readonly string[], kecamatan: readonly Spot[], wilayah: string): string {
  const names = unknown.slice(0, NAMED).map((name) => {
    const likely = likeliestNames(
      name,
      kecamatan.map(({ nama }) => nama),
    );
    return `'${name}'${likely.length > 0 ? ` (maksudnya ${likely.join(' atau ')}?)` : ''}`;
  });
  const more = unknown.length - names.length;
  return `Tidak ada kecamatan ${names.join(', ')}${more > 0 ? ` dan ${more} lainnya` : ''} di Kabupaten ${wilayah}.`;
}
