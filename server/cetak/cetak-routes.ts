import { Hono } from 'hono';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import { type JenisLaporan, jenisLaporan } from '#contract/limits.ts';
import { type Cetakan, cetak } from '#contract/summaries/cetakan.ts';
import { notFound, success } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { joined } from '../http/file/file-name.ts';
import { parseQuery } from '../http/read/page.ts';
import { callerWith } from '../http/rights/session.ts';
import type { Ports } from '../ports.ts';
import { answerPaper } from './answer-paper.ts';
import { findCetakan } from './find-cetakan.ts';
import { logoOf } from './logo.ts';
import { writeWorkbook } from './workbook.ts';

type CetakPorts = Pick<Ports, 'db' | 'files' | 'pictures' | 'now'>;

/** The files as which a report can be had. */
const write = {
  pdf: async (ports: CetakPorts, cetakan: Cetakan) => {
    const { writePdf } = await import('./pdf/write-pdf.ts');
    return writePdf(cetakan, await logoOf(ports));
  },
  xlsx: (_ports: CetakPorts, cetakan: Cetakan) => writeWorkbook(cetakan),
};

/** Reports as they are printed: for the office, and for officers those of their own places. */
export function cetakRoutes(ports: CetakPorts) {
  return new Hono<ApiEnv>().get('/:jenis', async (c) => {
    const caller = callerWith(c, 'admin', 'petugas');
    c.header('Cache-Control', 'private, no-store');
    const query = parseQuery(c, cetak.query);
    const jenis = jenisLaporan.find((one) => one === c.req.param('jenis'));
    if (!jenis) throw notFound('Laporan');
    const cetakan = await findCetakan(ports.db, jenis, query, { caller, now: ports.now() });
    const { format } = query;
    if (!format) return success(c, cetakan);
    return answerPaper(c, { name: nameOf(cetakan), format }, () => write[format](ports, cetakan));
  });
}

/** 'laporan-harga-pangan-melak-16-22-november-2026'. */
function nameOf({ jenis, periode, lembar }: Cetakan & { jenis: JenisLaporan }): string {
  const [only, ...others] = lembar;
  const place =
    only && others.length === 0 && only.kecamatan_id !== null ? only.judul.replace(regional('Kecamatan '), '') : '';
  return joined(['laporan', jenis, place, periode.nama_periode]);
}
