import { open } from 'node:fs/promises';
import type { Point, Ring } from '#contract/formulas/rings.ts';
import { StartError } from '../../faults/start-error.ts';

/** A feature of the file: what it says of itself, and its closed lines in degrees. */
export interface Feature {
  properties: Readonly<Record<string, unknown>>;
  rings: Ring[];
}

const MOST_BYTES = 20 * 1024 * 1024;

/** Reads a file of polygons. @throws StartError with one sentence on what is wrong with it */
export async function readMap(path: string): Promise<Feature[]> {
  await using file = await open(path).catch(() => {
    throw new StartError(`Berkas ${path} tidak ada atau tidak dapat dibaca.`);
  });
  const stat = await file.stat();
  if (!stat.isFile()) throw new StartError(`${path} bukan berkas.`);
  if (stat.size > MOST_BYTES) {
    throw new StartError(
      `Berkas terlalu besar (${Math.ceil(stat.size / 1024 ** 2)} MB, paling besar 20 MB); sederhanakan dahulu garisnya.`,
    );
  }
  return featuresOf(await file.readFile('utf8'));
}

export function featuresOf(text: string): Feature[] {
  let found: unknown;
  try {
    found = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new StartError('Berkas itu bukan GeoJSON: isinya bukan JSON yang utuh.');
  }
  const features = field(found, 'type') === 'FeatureCollection' ? field(found, 'features') : undefined;
  if (!Array.isArray(features)) throw new StartError('Berkas itu bukan GeoJSON: FeatureCollection tidak ditemukan.');
  if (features.length === 0) throw new StartError('Berkas itu tidak berisi satu bentuk pun.');
  return features.map((feature, at) => {
    const properties = Object(field(feature, 'properties'));
    return { properties, rings: ringsOf(field(feature, 'geometry'), `Bentuk ke-${at + 1}`) };
  });
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function ringsOf(geometry: unknown, called: string): Ring[] {
  const coordinates = field(geometry, 'coordinates');
  const type = field(geometry, 'type');
  const polygons = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : undefined;
  if (!Array.isArray(polygons)) throw new StartError(`${called} dalam berkas bukan poligon.`);
  const rings = polygons.flatMap((polygon) => (Array.isArray(polygon) ? polygon : [null]));
  if (rings.length === 0) throw new StartError(`${called} dalam berkas kosong.`);
  return rings.map((ring) => {
    if (!Array.isArray(ring) || ring.length < 4) throw new StartError(`Garis ${called} tidak membentuk bidang.`);
    return ring.map((point) => placeOf(point, called));
  });
}

/** Degrees, the longitude first, of a place in Indonesia: anything else is another projection or the wrong way round. */
function placeOf(point: unknown, called: string): Point {
  const [lng, lat] = Array.isArray(point) ? point : [];
  if (typeof lng !== 'number' || typeof lat !== 'number' || lng < 94 || lng > 142 || lat < -12 || lat > 7) {
    throw new StartError(
      `Koordinat ${called} tidak terletak di Indonesia; tulis bujur dahulu, lalu lintang, dalam derajat.`,
    );
  }
  return [lng, lat];
}
