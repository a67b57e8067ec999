import { tutupBulan } from '#contract/acts/skpg.ts';
import { hitungan } from '#contract/formulas/kelengkapan.ts';
import { type Bulan, kunciBulan, namaBulanTahun } from '#contract/formulas/skpg/bulan.ts';
import { jenisLaporan, jenisPeriode } from '#contract/limits.ts';
import { periode } from '#contract/resources/periode.ts';
import type { PenutupanSkpg } from '#contract/summaries/skpg/penutupan.ts';
import { Refusal } from '../http/answer.ts';
import { readBody } from '../http/body/body.ts';
import type { ApiContext, ResourcePorts } from '../http/context.ts';
import { callerWith } from '../http/rights/session.ts';
import { answerOnce } from '../http/write/answer-once.ts';
import { actorOf, noteWrite } from '../http/write/jejak.ts';
import { validated } from '../http/write/validated.ts';
import { lackingIn } from '../office/lacking.ts';
import { officeToday } from '../office/periods.ts';
import { regionOf } from '../office/places.ts';
import type { Ports } from '../ports.ts';
import { closePeriods } from '../resources/acuan/many-periods.ts';
import { periodePerBulan } from './bahan.ts';
import { fingerprint } from './fingerprint.ts';

type ReadPorts = Pick<Ports, 'db' | 'now'>;

/** A month's open periods, of all reports; one without a last day ends with its month. */
export async function openPeriods(ports: ReadPorts, bulan: Bulan) {
  const { hariIni } = await officeToday(ports);
  const periodes = await Promise.all(
    jenisPeriode.map(async (jenis) => {
      const months = await periodePerBulan(ports.db, jenis, bulan, bulan);
      return (months.get(kunciBulan(bulan)) ?? []).map((one) => ({ ...one, jenis }));
    }),
  );
  return periodes
    .flat()
    .filter(({ ditutup }) => !ditutup)
    .map(({ id, jenis, nama_periode, tanggal_selesai }) => ({
      ...{ id, jenis, nama_periode },
      sudah_berakhir: (tanggal_selesai ?? `${kunciBulan(bulan)}-31`) < hariIni,
    }));
}

/** Previews closing a month: its open periods, each with its incomplete places. */
export async function findPenutupan(ports: ReadPorts, bulan: Bulan): Promise<PenutupanSkpg> {
  const openOnes = await openPeriods(ports, bulan);
  const { wilayah } = await officeToday(ports);
  const region = await regionOf(ports.db, wilayah);
  const rows: PenutupanSkpg['periode'] = [];
  for (const one of openOnes) {
    const laporan = jenisLaporan.filter((jenis) => hitungan[jenis].periode === one.jenis);
    const kurang = await Promise.all(
      laporan.map(async (jenis) =>
        (await lackingIn(ports.db, jenis, region, one.id)).map(({ nama_kecamatan: nama, terisi, diharapkan }) => ({
          ...{ jenis, nama, terisi, diharapkan },
        })),
      ),
    );
    rows.push({ ...one, kurang: kurang.flat() });
  }
  return { periode: rows, sidik: await sidikOf(openOnes) };
}

/** The fingerprint of the periods alone: reports may come in meanwhile. */
const sidikOf = (periodes: Awaited<ReturnType<typeof openPeriods>>): Promise<string> =>
  fingerprint(periodes.map(({ jenis, id, sudah_berakhir }) => [jenis, id, sudah_berakhir]));

/** Answers `POST /kantor/skpg/penutupan`: closes all ended periods of a month in one act. */
export const closeMonth = (ports: ResourcePorts) => async (c: ApiContext) => {
  const caller = callerWith(c, 'admin');
  const body = await readBody(c);
  const { sidik, ...bulan } = validated(body.fields, tutupBulan.rules, tutupBulan.input);

  return answerOnce(c, ports, { caller, body, code: 200 }, async (trx) => {
    const openOnes = await openPeriods({ ...ports, db: trx }, bulan);
    if ((await sidikOf(openOnes)) !== sidik) {
      throw new Refusal(409, 'Periodenya sudah berubah sejak dibuka. Lihat dahulu, lalu tutup.');
    }
    const endedOnes = openOnes.filter(({ sudah_berakhir }) => sudah_berakhir);
    if (endedOnes.length === 0) {
      throw new Refusal(422, `Tidak ada periode ${namaBulanTahun(bulan)} yang dapat ditutup`);
    }
    const now = ports.now();
    const by = { ...actorOf(c), waktu: now.toISOString() };
    for (const [jenis, some] of Map.groupBy(endedOnes, (one) => one.jenis)) {
      const ids = some.map(({ id }) => id);
      const count = await closePeriods(trx, jenis, ids, by);
      const keterangan = `${namaBulanTahun(bulan)}: ${count} periode ditutup`;
      await noteWrite(c, trx, now, { perbuatan: 'ubah', tabel: periode[jenis].key, keterangan });
    }
    return { ditutup: endedOnes.length };
  });
};
