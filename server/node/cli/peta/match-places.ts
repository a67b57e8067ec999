import { plainName, type Spot } from '../../../db/shapes.ts';
import { StartError } from '../../faults/start-error.ts';
import type { Feature } from './read-map.ts';

const digits = (text: string) => text.replace(/\D/g, '');
/** Properties that name what lies around or within a kecamatan. */
const OTHERS = /prov|kab|kota|regency|desa|kel|village|wadmpr|wadmkk|wadmkd/i;
const PLACE = /kec|district|wadmkc/i;
const NAME = /nam/i;

/**
 * Which feature is which kecamatan: by the ministry's code wherever it stands, else by the name.
 *
 * @returns one for each kecamatan, in their order
 * @throws StartError when a kecamatan is missing, unknown, or there twice
 */
export function matchPlaces(features: readonly Feature[], kecamatan: readonly Spot[], wilayah: string): Feature[] {
  const found = new Map<Spot, Feature>();
  for (const [at, feature] of features.entries()) {
    const place = placeOf(feature, kecamatan);
    if (!place) {
      throw new StartError(`Tidak ada kecamatan '${calledBy(feature) ?? `ke-${at + 1}`}' di Kabupaten ${wilayah}.`);
    }
    if (found.has(place)) throw new StartError(`Kecamatan ${place.nama} ada dua kali dalam berkas.`);
    found.set(place, feature);
  }
  const missing = kecamatan.filter((place) => !found.has(place)).map(({ nama }) => nama);
  if (missing.length > 0) throw new StartError(`Kecamatan yang tidak ada dalam berkas: ${missing.join(', ')}.`);
  return kecamatan.flatMap((place) => found.get(place) ?? []);
}

function placeOf({ properties }: Feature, kecamatan: readonly Spot[]): Spot | undefined {
  const values = Object.values(properties).map(String);
  const byCode = kecamatan.find(({ kode }) => kode !== null && values.some((value) => digits(value) === digits(kode)));
  if (byCode) return byCode;
  for (const name of namesOf(properties)) {
    const byName = kecamatan.find(({ nama }) => plainName(nama) === plainName(name));
    if (byName) return byName;
  }
  return undefined;
}

/** What may be the kecamatan's name, the likeliest first. */
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
    ?.slice(0, 60);
