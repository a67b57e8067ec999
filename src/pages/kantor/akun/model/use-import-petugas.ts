import { useMemo, useState } from 'react';
import { allKecamatan } from '@/entities/wilayah';
import { useWholeList } from '@/shared/api';
import { useTypist } from '@/shared/lib/browser';
import { type Answers, namesOf, type OfficeTable, type Repairs, repairAt } from '@/shared/office-file';
import { readSpreadsheet, type Table } from '@/shared/spreadsheet';
import { type Imported, useImport } from '../api/akun-writes';
import { judgeOfficers } from './judge-officers';
import { readOfficers } from './read-officers';
import { saysItself, useServerVerdict } from './use-server-verdict';

interface ChosenFile {
  file: File;
  table: Table;
  answers: Answers;
  office: OfficeTable;
  repairs: Repairs;
  /** Rows that are left out by hand. */
  skips: ReadonlySet<string>;
  /** Its questions are shown, and not its rows. */
  isAsking: boolean;
}

/** A list of officers from the chosen file until all are invited. Everything is checked before, and nothing is lost. */
export function useImportPetugas() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [refused, setRefused] = useState<string>();
  const [done, setDone] = useState<Imported>();
  const [isBusy, setBusy] = useState(false);
  const kecamatan = useWholeList(allKecamatan);
  const send = useImport();
  useTypist({ isTyping: () => chosen !== null });

  const places = useMemo(() => namesOf(kecamatan.rows.map(({ nama_kecamatan }) => nama_kecamatan)), [kecamatan.rows]);
  const { office, repairs, skips, isAsking } = chosen ?? {};
  const judged = useMemo(() => {
    const rows = (isAsking ? [] : (office?.rows ?? [])).filter(({ id }) => !skips?.has(id));
    return judgeOfficers(rows, repairs ?? {}, places);
  }, [office, isAsking, repairs, skips, places]);
  const server = useServerVerdict(judged, !kecamatan.isLoading);
  const complaints = server.verdict?.is === 'keliru' ? server.verdict.complaints.rows : null;

  const show = async (next: Omit<ChosenFile, 'office' | 'isAsking'>) => {
    setBusy(true);
    const outcome = await readOfficers(next.table, next.answers);
    setBusy(false);
    setRefused('refused' in outcome ? outcome.refused : undefined);
    setChosen('refused' in outcome ? null : { ...next, office: outcome.office, isAsking: outcome.isOpen });
  };
  const change = (part: Partial<ChosenFile>) => setChosen((last) => last && { ...last, ...part });

  return {
    ...{ chosen, refused, done, isBusy },
    officers: judged.map((row) => ({ ...row, reasons: { ...complaints?.get(row.id), ...row.reasons } })),
    skipped: (office?.rows ?? []).filter(({ id }) => skips?.has(id)),
    verdict: server.verdict,
    checkAgain: server.checkAgain,
    choose: async (file: File, lembar?: string) => {
      setBusy(true);
      setDone(undefined);
      const opened = await readSpreadsheet(file, lembar);
      setBusy(false);
      if ('refused' in opened) {
        setChosen(null);
        setRefused(opened.refused);
      } else {
        await show({ file, table: opened.table, answers: {}, repairs: {}, skips: new Set() });
      }
    },
    answer: (given: Answers) => {
      if (chosen) void show({ ...chosen, answers: { ...chosen.answers, ...given } });
    },
    ask: () => change({ isAsking: true }),
    drop: () => setChosen(null),
    repair: (id: string, name: string, text: string) => change({ repairs: { ...repairs, [repairAt(id, name)]: text } }),
    skip: (id: string) => change({ skips: new Set([...(skips ?? []), id]) }),
    takeAll: () => change({ skips: new Set() }),
    save: async () => {
      setBusy(true);
      const outcome = await send({ input: { baris: server.baris } }, { form: saysItself });
      setBusy(false);
      if (outcome.error) return server.hear(outcome);
      setDone(outcome.saved ?? undefined);
      setChosen(null);
    },
  };
}

export type ImportPetugasRun = ReturnType<typeof useImportPetugas>;
