import { useEffect, useMemo, useState } from 'react';
import { useUser } from '@/entities/session';
import { allKecamatan } from '@/entities/wilayah';
import { columnMemory, type KeptFile, keptFile, latestReading, readRemembering } from '@/features/import-laporan';
import { useWholeList } from '@/shared/api';
import { useTypist } from '@/shared/lib/browser';
import { type Answers, namesOf, type OfficeTable, repairAt, SKIP } from '@/shared/office-file';
import { readSpreadsheet, type Table } from '@/shared/spreadsheet';
import { type Imported, useImport } from '../api/akun-writes';
import { judgeOfficers } from './judge-officers';
import { readOfficers } from './read-officers';
import { saysItself, useServerVerdict } from './use-server-verdict';

interface OpenFile extends KeptFile {
  table: Table;
  office: OfficeTable;
  /** Its questions are shown, and not its rows. */
  isAsking: boolean;
}

/** The key of the answer that leaves a row out. */
const LEFT_OUT = 'lewati/';

/** A list of officers from the chosen file until all are invited. Everything is checked before, and nothing is lost. */
export function useImportPetugas() {
  const [openFile, setOpenFile] = useState<OpenFile | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [imported, setImported] = useState<Imported>();
  const [isBusy, setBusy] = useState(false);
  const [begin] = useState(latestReading);
  const kecamatan = useWholeList(allKecamatan);
  const user = useUser();
  const [{ fileDraft, memory }] = useState(() => ({
    fileDraft: keptFile(`${user?.id}/impor/petugas`),
    memory: columnMemory(`${user?.id}/kolom-impor/petugas`),
  }));
  const send = useImport();
  useTypist({ isTyping: () => openFile !== null });

  const places = useMemo(() => namesOf(kecamatan.rows.map(({ nama_kecamatan }) => nama_kecamatan)), [kecamatan.rows]);
  const { office, repairs, answers, isAsking } = openFile ?? {};
  const isLeftOut = ({ id }: { id: string }) => answers?.[LEFT_OUT + id] !== undefined;
  const judged = useMemo(() => {
    const rows = isAsking ? [] : (office?.rows ?? []);
    const officers = rows.filter(({ id }) => answers?.[LEFT_OUT + id] === undefined);
    return judgeOfficers(officers, repairs ?? {}, places);
  }, [office, isAsking, repairs, answers, places]);
  const server = useServerVerdict(judged, !kecamatan.isLoading);
  const complaints = server.verdict?.is === 'keliru' ? server.verdict.complaints.rows : null;

  const show = async ({ table, ...file }: KeptFile & { table: Table }) => {
    const isLatest = begin();
    setBusy(true);
    const { reading, answers } = await readRemembering(
      memory,
      file.answers,
      (answers) => readOfficers(table, answers),
      (one) => ('refused' in one ? undefined : one.office.signature),
    );
    if (!isLatest()) return;
    setBusy(false);
    setRefusal('refused' in reading ? reading.refused : undefined);
    if ('refused' in reading) return setOpenFile(null);
    setOpenFile({ ...file, table, answers, office: reading.office, isAsking: reading.isOpen });
    return fileDraft.keep({ ...file, answers });
  };
  const open = async (file: KeptFile) => {
    const isLatest = begin();
    setBusy(true);
    setImported(undefined);
    const opened = await readSpreadsheet(file.berkas, file.lembar);
    if (!isLatest()) return;
    setBusy(false);
    if ('table' in opened) return show({ ...file, table: opened.table });
    setOpenFile(null);
    return setRefusal(opened.refused);
  };
  const change = (changed: (last: OpenFile) => Partial<OpenFile>) =>
    setOpenFile((last) => last && { ...last, ...changed(last) });
  // Each correction stays on the device; the file itself lies there already.
  useEffect(() => {
    if (answers && repairs) void fileDraft.changed({ answers, repairs });
  }, [fileDraft, answers, repairs]);

  return {
    openFile,
    refusal,
    imported,
    isBusy,
    fileDraft,
    officers: judged.map((row) => ({ ...row, reasons: { ...complaints?.get(row.id), ...row.reasons } })),
    skipped: (office?.rows ?? []).filter(isLeftOut),
    verdict: server.verdict,
    checkAgain: server.checkAgain,
    choose: async (file: File, lembar?: string) => {
      const isLatest = begin();
      const draft = await fileDraft.opened(file, lembar);
      if (isLatest()) await open(draft);
    },
    resume: open,
    answer: (given: Answers) => {
      if (!openFile) return;
      const answers = { ...openFile.answers, ...given };
      void memory.write(openFile.office.signature, answers);
      void show({ ...openFile, answers });
    },
    ask: () => change(() => ({ isAsking: true })),
    drop: () => {
      begin();
      setBusy(false);
      setOpenFile(null);
      void fileDraft.remove();
    },
    repair: (id: string, name: string, text: string) =>
      change((last) => ({ repairs: { ...last.repairs, [repairAt(id, name)]: text } })),
    skip: (id: string) => change((last) => ({ answers: { ...last.answers, [LEFT_OUT + id]: SKIP } })),
    takeAll: () =>
      change((last) => ({
        answers: Object.fromEntries(Object.entries(last.answers).filter(([id]) => !id.startsWith(LEFT_OUT))),
      })),
    save: async () => {
      setBusy(true);
      const outcome = await send({ input: { baris: server.baris } }, { form: saysItself });
      setBusy(false);
      if (outcome.error) return server.hear(outcome);
      setImported(outcome.saved ?? undefined);
      setOpenFile(null);
      void fileDraft.remove();
    },
  };
}

export type ImportPetugasRun = ReturnType<typeof useImportPetugas>;
