import { FileDown, FileUp } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { handOver, readSpreadsheet, writeSpreadsheet } from '@/shared/spreadsheet';
import { Button } from '@/shared/ui/Button';
import { FileChoice } from '@/shared/ui/file-choice';
import { Notice } from '@/shared/ui/Notice';
import { toast } from '@/shared/ui/toaster';
import { type Imported, useImport } from '../api/akun-writes';
import { type Complaint, complaintsBy, officersIn, officerTemplate, type SheetRow } from '../model/sheet';
import { ImportPreview } from './ImportPreview';
import css from './manage-akun.module.css';

const ACCEPT = '.xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Officers of a sheet, invited all at once or not at all: what is wrong is shown by row and column. */
export function ImportPetugas() {
  const [rows, setRows] = useState<readonly SheetRow[]>();
  const [refused, setRefused] = useState<string>();
  const [complaints, setComplaints] = useState<readonly Complaint[]>([]);
  const [done, setDone] = useState<Imported>();
  const [isBusy, setBusy] = useState(false);
  const send = useImport();

  const choose = async (files: Iterable<File>) => {
    const [file] = files;
    if (!file) return;
    setRows(undefined);
    setComplaints([]);
    setDone(undefined);
    setBusy(true);
    const read = await readSpreadsheet(file);
    setBusy(false);
    const found = 'refused' in read ? read : officersIn(read.table);
    setRefused('refused' in found ? found.refused : undefined);
    if ('rows' in found) setRows(found.rows);
  };
  const download = async () => {
    try {
      handOver(await writeSpreadsheet(officerTemplate), 'Petugas.xlsx');
    } catch {
      toast.error('Templat tidak dapat dibuat. Coba lagi.');
    }
  };
  const save = async () => {
    if (!rows) return;
    setBusy(true);
    setComplaints([]);
    const outcome = await send({ input: { baris: JSON.stringify(rows.map(({ isi }) => isi)) } });
    setBusy(false);
    if (outcome.error) setComplaints(complaintsBy(outcome.error.data?.errors ?? {}, rows));
    else {
      setDone(outcome.saved ?? undefined);
      setRows(undefined);
    }
  };

  return (
    <div className={css['isi']}>
      <p className={css['kata']}>
        Satu baris untuk setiap petugas, paling banyak {limits.imporAkun} sekali impor. Kecamatan tugas ditulis dengan
        namanya, dipisahkan koma. Semua baris diundang, atau tidak satu pun.
      </p>
      <div className={css['tombol']}>
        <Button look="tenang" onClick={() => void download()}>
          <FileDown aria-hidden size={20} /> Unduh templat
        </Button>
        <FileChoice
          label="Berkas XLSX atau CSV"
          accept={ACCEPT}
          look="utama"
          disabled={isBusy}
          onChoose={(files) => void choose(files)}
        >
          <FileUp aria-hidden size={20} /> Pilih berkas
        </FileChoice>
      </div>
      {refused && (
        <Notice status="error" role="alert">
          {refused}
        </Notice>
      )}
      {done && <Done {...done} />}
      {rows && <ImportPreview rows={rows} complaints={complaints} isBusy={isBusy} onSave={() => void save()} />}
    </div>
  );
}

function Done({ jumlah, surat, undangan }: Imported) {
  if (surat || undangan.length === 0) {
    return <Notice status="success">{jumlah} petugas diundang. Surat undangannya sedang dikirim.</Notice>;
  }
  const download = async () =>
    handOver(
      await writeSpreadsheet([
        {
          nama: 'Undangan',
          rows: [['Username', 'Tautan'], ...undangan.map(({ username, undangan_url: url }) => [username, url])],
          columns: [{ width: 24 }, { width: 90 }],
        },
      ]),
      'Undangan petugas.xlsx',
    );
  return (
    <Notice
      action={
        <Button look="tenang" onClick={() => void download()}>
          <FileDown aria-hidden size={20} /> Unduh tautan undangan
        </Button>
      }
    >
      {jumlah} petugas diundang, tetapi surat tidak dapat dikirim dari server ini. Unduh tautannya sekarang, lalu
      teruskan kepada setiap petugas. Tautan ini tidak ditampilkan lagi.
    </Notice>
  );
}
