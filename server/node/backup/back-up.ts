import { join } from 'node:path';
import { filesOnDisk, syncFolder } from '../../adapters/files-on-disk.ts';
import { isPostgres } from '../../db/dialects.ts';
import { factsOf } from '../../db/facts.ts';
import { migrationsOf, refuseNewer } from '../../db/migrate.ts';
import { sha256 } from '../../http/crypto.ts';
import { referencedPictures } from '../../http/uploads/media-rows.ts';
import type { Db } from '../../ports.ts';
import { mediaPath } from '../database/data-folder.ts';
import { StartError } from '../faults/start-error.ts';
import { describePlace, type Place } from '../settings/place.ts';
import {
  FORMAT,
  KEYED_SEAL,
  keyedSealOf,
  MANIFEST,
  MANIFEST_SEAL,
  type Manifest,
  pathOfMedia,
  sealOfManifest,
  tablePath,
  verifiedManifest,
} from './manifest.ts';
import { makeWhole } from './new-folder.ts';
import { inSnapshot, lastIds, rowsOf, tablesIn } from './rows-out.ts';
import { writeSealed } from './sealed-file.ts';

/** The contents of a backup. */
export interface BackedUp {
  baris: number;
  tabel: number;
  foto: number;
  bita: number;
  /** Pictures that rows refer to and that are missing or damaged. */
  hilang: string[];
}

/**
 * Writes all rows at one moment, and the pictures they refer to, into a new folder, while the program runs.
 *
 * @param sealKey also seals the manifest, so that nobody without the key can forge one
 * @throws StartError when the folder is not empty
 */
export function backUp(db: Db, place: Place, folder: string, sealKey: string | null = null): Promise<BackedUp> {
  return makeWhole(folder, async (unfinished) => {
    const { manifest, hilang } = await inSnapshot(db, async (snapshot) => {
      refuseNewer(await migrationsOf(snapshot));
      const rows = await writeRows(snapshot, unfinished, place);
      // Inside the snapshot's lifetime: a later sweep may remove pictures that its rows refer to.
      const media = await writeMedia(await referencedPictures(snapshot), place, unfinished);
      return { manifest: { ...rows, berkas: { ...rows.berkas, ...media.berkas } }, hilang: media.hilang };
    });
    await writeManifest(unfinished, manifest, sealKey);
    await verifiedManifest(unfinished, sealKey);
    return { ...sumOf(manifest), hilang };
  });
}

async function writeRows(snapshot: Db, folder: string, place: Place): Promise<Manifest> {
  const tables = await tablesIn(snapshot);
  const facts = tables.includes('keterangan') ? await factsOf(snapshot) : new Map<string, string>();
  const wilayah = facts.get('wilayah');
  if (wilayah === undefined) throw new StartError(`${describePlace(place)} belum berisi; tidak ada yang dicadangkan.`);
  const manifest: Manifest = {
    format: FORMAT,
    dibuat: new Date().toISOString(),
    asal: isPostgres(snapshot) ? 'postgresql' : 'sqlite',
    wilayah,
    migrasi: await migrationsOf(snapshot),
    tabel: {},
    id_terakhir: await lastIds(snapshot, tables),
    berkas: {},
  };
  for (const table of tables) {
    const path = tablePath(table);
    let count = 0;
    const lines = async function* () {
      for await (const row of rowsOf(snapshot, table)) {
        count += 1;
        yield `${JSON.stringify(row)}\n`;
      }
    };
    manifest.berkas[path] = await writeSealed(join(folder, path), lines());
    manifest.tabel[table] = count;
  }
  return manifest;
}

async function writeMedia(names: Set<string>, { dataDir }: Place, folder: string) {
  const files = filesOnDisk(mediaPath(dataDir));
  const berkas: Manifest['berkas'] = {};
  const hilang: string[] = [];
  for (const name of [...names].sort()) {
    const bytes = await files.read(name);
    // The name is a hash of the content.
    if (bytes === null || !(await sha256(bytes)).startsWith(name.slice(0, 32))) hilang.push(name);
    else berkas[pathOfMedia(name)] = await writeSealed(join(folder, pathOfMedia(name)), [bytes]);
  }
  return { berkas, hilang };
}

async function writeManifest(folder: string, manifest: Manifest, sealKey: string | null): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeSealed(join(folder, MANIFEST), [text]);
  await writeSealed(join(folder, MANIFEST_SEAL), [sealOfManifest(text)]);
  if (sealKey !== null) await writeSealed(join(folder, KEYED_SEAL), [keyedSealOf(text, sealKey)]);
  await syncFolder(folder);
}

export function sumOf({ tabel, berkas }: Manifest): Omit<BackedUp, 'hilang'> {
  const add = (sum: number, number: number) => sum + number;
  return {
    baris: Object.values(tabel).reduce(add, 0),
    tabel: Object.keys(tabel).length,
    foto: Object.keys(berkas).filter((path) => path.startsWith('media/')).length,
    bita: Object.values(berkas).reduce((sum, { bita }) => sum + bita, 0),
  };
}
