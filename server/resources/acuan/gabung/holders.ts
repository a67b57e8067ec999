import type { TabelGabung } from '#contract/acts/gabung-komoditi.ts';
import type { Resource } from '#contract/resource.ts';
import type { references } from '../../../db/references.ts';
import { shownBy } from '../../../http/read/collection.ts';
import { hargaPanganRoutes } from '../../harga-pangan.ts';
import { hargaPanganKutaiBaratRoutes } from '../../harga-pangan-kutai-barat.ts';
import { ambangSkpgRoutes } from '../ambang-skpg.ts';
import { hargaAcuanRoutes } from '../harga-acuan.ts';

/** A table whose rows are of a commodity. */
interface Holder {
  table: TabelGabung;
  /** The columns in which a row of another commodity may be the same. */
  key: readonly string[];
  /** The fields that say where and when a row holds. */
  at: readonly string[];
  /** The figures between which is chosen, with their titles. */
  figures: Resource['sheet'];
  shown: ReturnType<typeof shownBy>;
}

const nameOf = (column: string) => (column.endsWith('_id') ? `nama_${column.replace(/_id$/, '')}` : column);

function holding({ input, sheet, naturalKey }: Pick<Resource, 'input' | 'sheet' | 'naturalKey'>) {
  const columns = naturalKey?.columns ?? [];
  const key = columns.filter((column) => column !== 'komoditi_id');
  const figures = sheet.filter(([, field]) => field in input.shape && !columns.includes(field));
  return { key, at: key.map(nameOf), figures };
}

/** Every table that points at a commodity; the compiler finds one that is missing. */
const byTable = {
  harga_pangan: hargaPanganRoutes,
  harga_pangan_kutai_barat: hargaPanganKutaiBaratRoutes,
  harga_acuan: hargaAcuanRoutes,
  ambang_skpg: ambangSkpgRoutes,
} satisfies Record<(typeof references.komoditi_id.from)[number], object>;

export const holders: readonly Holder[] = Object.entries(byTable).map(([table, { resource, reads }]) => ({
  table: table as TabelGabung,
  ...holding(resource),
  // Each is only asked for rows of its own by their numbers.
  shown: shownBy(reads as Parameters<typeof shownBy>[0]),
}));
