import type { Db } from '../../ports.ts';
import { changesBetween } from './history.ts';
import type { State } from './keep-version.ts';
import { namesBehind } from './names.ts';

/** Columns that follow from others. */
const hiddenColumns = new Set(['kunci', 'dikonfirmasi_oleh', 'dikonfirmasi_pada', 'rasio_logo']);
const MOST = 300;

const titleOf = (kolom: string): string => kolom.replace(/_id$/, '').replaceAll('_', ' ');

/**
 * Describes a change of a row for the audit log: 'satuan: kg menjadi ons'.
 *
 * @param after null: the row is deleted
 */
export async function describeChange(db: Db, before: State | null, after: State | null): Promise<string | undefined> {
  const changes = changesBetween(before, after).filter(({ kolom }) => !hiddenColumns.has(kolom));
  const cells = changes.flatMap(({ kolom, sebelum, sesudah }) => [
    [kolom, sebelum] as const,
    [kolom, sesudah] as const,
  ]);
  const nameOf = await namesBehind(db, cells);
  const cellText = (kolom: string, value: string | number | null): string => {
    if (value === null || value === '') return 'kosong';
    return nameOf(kolom, value) ?? String(value);
  };
  const parts = changes.map(({ kolom, sebelum, sesudah }) => {
    if (kolom.startsWith('logo')) return kolom === 'logo_situs' ? 'logo situs' : 'logo';
    if (after === null) return `${titleOf(kolom)} ${cellText(kolom, sebelum)}`;
    return `${titleOf(kolom)}: ${cellText(kolom, sebelum)} menjadi ${cellText(kolom, sesudah)}`;
  });
  const text = parts.join('; ');
  return text === '' ? undefined : text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text;
}
