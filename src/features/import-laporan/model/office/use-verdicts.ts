import { useRef, useState } from 'react';
import type { Periode } from '@/entities/periode';
import type { Outcome, SavingForm } from '@/shared/write';
import { useSave } from '@/shared/write';
import { IMPOR_LAPORAN, type ImporLaporanInput } from '../../api/impor-laporan';
import { batchesOf, type CheckedRow, figuresBefore, type ImportedReport, withVerdict } from './sent-rows';

/** Refusals are shown inside the import, instead of a message. */
const inPlace: SavingForm = { drafts: [], hand: () => {}, stored: () => {}, takeBack: () => true };

export const saysOf = (outcome: Outcome<unknown>): string =>
  ('says' in outcome && typeof outcome.says === 'string' && outcome.says) || outcome.error?.message || '';

/** Asks the server for its verdict on each row. Unchanged rows are not sent again. */
export function useVerdicts(laporan: ImportedReport) {
  const path = laporan.tabel.replaceAll('_', '-');
  const check = useSave(IMPOR_LAPORAN, { failed: 'Berkas belum dapat diperiksa', refresh: [] });
  const store = useSave(IMPOR_LAPORAN, {
    failed: 'Impor gagal. Tidak ada yang disimpan',
    refresh: [...laporan.stale, 'periode', 'terkini', 'riwayatBaris', 'jejak'],
  });
  const verdictById = useRef(new Map<string, { sign: string; row: CheckedRow }>());
  const [unchecked, setUnchecked] = useState<string | null>(null);

  const judge = async (
    berkas: string,
    rows: readonly CheckedRow[],
    periodes: readonly Periode[],
  ): Promise<CheckedRow[]> => {
    const rowsToCheck = rows.filter((row) => isOpen(row) && verdictById.current.get(row.raw.id)?.sign !== signOf(row));
    const figuresOf = figuresBefore(rows, periodes);
    for (const batch of batchesOf(rowsToCheck, () => undefined)) {
      const outcome = await check({ path, input: { berkas, ...batch.input, uji: '1' } }, { form: inPlace });
      if (!outcome.saved) {
        setUnchecked(saysOf(outcome));
        return cached(rows);
      }
      for (const [at, row] of withVerdict(batch, outcome.saved, laporan, figuresOf).entries()) {
        const sentRow = batch.rows[at];
        if (sentRow) verdictById.current.set(sentRow.raw.id, { sign: signOf(sentRow), row });
      }
    }
    setUnchecked(null);
    return cached(rows);
  };

  const withOwnVerdict = (row: CheckedRow): CheckedRow => {
    const verdict = isOpen(row) ? verdictById.current.get(row.raw.id) : undefined;
    return verdict?.sign === signOf(row) ? verdict.row : row;
  };

  /** The rows with the verdicts that have come so far. */
  const cached = (rows: readonly CheckedRow[]): CheckedRow[] => rows.map(withOwnVerdict);

  return {
    ...{ judge, cached },
    /** The reason for missing verdicts; null when all rows have one. */
    unchecked,
    forget: () => verdictById.current.clear(),
    store: (input: ImporLaporanInput) => store({ path, input }, { form: inPlace }),
  };
}

const isOpen = ({ kind, input, target }: CheckedRow): boolean =>
  kind !== 'tolak' && input !== undefined && target !== undefined;

const signOf = ({ input, target }: CheckedRow): string => JSON.stringify([target?.periode, input]);
