import { namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import { jamMenit } from '#contract/formulas/zona-waktu.ts';
import type { CetakSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { tulisTanggal } from '#contract/summaries/tulis-cetakan.ts';
import { answerPaper } from '../cetak/answer-paper.ts';
import { logoOf } from '../cetak/logo.ts';
import type { CetakanSkpg } from '../cetak/skpg/write-skpg.ts';
import { writeWorkbook } from '../cetak/workbook.ts';
import { notFound } from '../http/answer.ts';
import type { ApiContext } from '../http/context.ts';
import { joined } from '../http/file/file-name.ts';
import { callerWith } from '../http/rights/session.ts';
import { identitasOf, storedIdentitas } from '../office/identitas.ts';
import { officeToday } from '../office/periods.ts';
import type { Ports } from '../ports.ts';
import { findShapes } from '../summaries/bentuk-kecamatan.ts';
import { findKerja, terlihat, type Wanted } from './kerja.ts';
import { terbitanOf } from './terbitan.ts';

type PrintPorts = Pick<Ports, 'db' | 'files' | 'pictures' | 'now'>;

/** Answers a month as a file: what was published last, or what the rows say now, which says that it is a draft. */
export async function printSkpg(c: ApiContext, ports: PrintPorts, wanted: Wanted, asked: CetakSkpg): Promise<Response> {
  const { format = 'pdf' } = asked;
  const found = await printed(c, ports, wanted, asked);
  const name = joined([
    'laporan-skpg',
    namaBulanTahun(wanted.bulan),
    asked.terbit ? terbitanKe(asked.terbit) : 'rancangan',
    found.penarikan ? 'ditarik' : '',
  ]);
  return answerPaper(c, { name, format }, async () => {
    const { bukuSkpg, writeSkpg } = await import('../cetak/skpg/write-skpg.ts');
    return format === 'pdf' ? writeSkpg(found, await logoOf(ports)) : writeWorkbook(bukuSkpg(found));
  });
}

/** @throws Refusal 404 where the month is not published */
async function printed(c: ApiContext, ports: PrintPorts, wanted: Wanted, asked: CetakSkpg): Promise<CetakanSkpg> {
  const { db, now } = ports;
  const caller = callerWith(c);
  const { hariIni, kode } = await officeToday(ports);
  const { nama_lengkap } = await db
    .selectFrom('pengguna')
    .select('nama_lengkap')
    .where('id', '=', caller.id)
    .executeTakeFirstOrThrow();
  const around = {
    dicetak: { oleh: nama_lengkap, hari: hariIni, jam: jamMenit(kode, now().toISOString()) },
    bentuk: await findShapes(db),
  };
  if (!asked.terbit) {
    const seen = terlihat(await findKerja(ports, wanted));
    const signed = { kantor: await identitasOf(db), tanggal: asked.tanggal ?? hariIni };
    return { ...seen, ...around, ...signed, status: null, perubahan: [], catatan: '', penarikan: null };
  }
  const found = await terbitanOf(db, wanted.bulan, asked.terbit);
  if (!found) throw notFound('Laporan SKPG');
  const { isi, ke, catatan, penarikan } = found;
  // The office's present paper, with the letterhead of the publication.
  const kantor = { ...isi.kantor, kertas: (await storedIdentitas(db)).kertas };
  const edition = `${ke === 1 ? 'Terbitan pertama' : `Revisi ke-${ke - 1}`}, ${tulisTanggal(isi.tanggal)}`;
  // Stands on every page, because pages circulate singly.
  const status = penarikan ? `${edition} · DITARIK` : edition;
  return { ...isi, ...around, kantor, tanggal: asked.tanggal ?? isi.tanggal, status, catatan, penarikan };
}

/** As files are called: '' for the first. */
const terbitanKe = (ke: number): string => (ke === 1 ? '' : `revisi ${ke - 1}`);
