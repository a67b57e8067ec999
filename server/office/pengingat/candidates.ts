import { alamatIsian } from '#contract/formulas/alamat-isian.ts';
import { hitungan, terlambatSejak } from '#contract/formulas/kelengkapan.ts';
import { pengingat } from '#contract/formulas/pengingat.ts';
import { regional } from '#contract/formulas/wilayah/regional.ts';
import type { JenisLaporan } from '#contract/limits.ts';
import type { CalonPengingat } from '#contract/resources/pengingat.ts';
import type { Letter, Ports } from '../../ports.ts';
import { type Lacking, lackingIn } from '../lacking.ts';
import { type Officer, officersOf, responsibleFor } from '../officers.ts';
import { begunPeriods, officeToday, onePeriod } from '../periods.ts';
import { regionOf } from '../places.ts';
import { lastReminders } from './last-reminders.ts';

export interface Wanted {
  jenis: JenisLaporan;
  periode_id: number;
  kecamatan_id?: number | undefined;
}

/** An officer whose places are not complete, and the letter that says so. */
export interface Candidate {
  officer: Officer;
  kurang: Lacking[];
  letter: Letter;
}

interface Writing {
  /** The origin of links. */
  origin: string;
  /** Who reminds. */
  callerId: number;
}

/** Who may be reminded of a period of a report, in which words. @throws Refusal 404 */
export async function findCandidates(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  { jenis, periode_id, kecamatan_id }: Wanted,
  { origin, callerId }: Writing,
) {
  const { hariIni, kode, wilayah } = await officeToday({ db, now });
  const periode = await onePeriod(db, jenis, periode_id, hariIni);
  const region = await regionOf(db, wilayah);
  const lacking = await lackingIn(db, jenis, region, periode_id);
  const officers = await officersOf(db);
  const begun = await begunPeriods(db, jenis, hariIni, 8);
  const isResponsible = await responsibleFor(
    db,
    jenis,
    officers,
    begun.map(({ periode_id: one }) => one),
  );
  const sender = await db
    .selectFrom('pengguna')
    .select('nama_lengkap')
    .where('id', '=', callerId)
    .executeTakeFirstOrThrow();
  const terlambat_sejak = terlambatSejak(periode.tanggal_selesai, hariIni);
  const { satuan } = hitungan[jenis];
  const letterTo = ({ email, nama_lengkap }: Officer, kurang: readonly Lacking[]): Letter => ({
    to: email,
    ...pengingat({
      ...{ jenis, wilayah, satuan: regional(satuan), nama_lengkap, pengirim: sender.nama_lengkap },
      ...{ nama_periode: periode.nama_periode, tanggal_selesai: periode.tanggal_selesai },
      terlambat: terlambat_sejak !== null,
      kurang: kurang.map((one) => ({
        ...{ tempat: one.nama_kecamatan, terisi: one.terisi, diharapkan: one.diharapkan, isi: one.isi },
        tautan: origin + alamatIsian(jenis, periode_id, one.kecamatan_id),
      })),
    }),
  });
  const isAskedAbout = (one: Lacking) => kecamatan_id === undefined || one.kecamatan_id === kecamatan_id;
  // Whoever is asked about one of his places is told of all: there is one letter a day.
  const candidates = officers.flatMap((officer): Candidate[] => {
    const kurang = lacking.filter((one) => isResponsible(officer, one.kecamatan_id));
    return kurang.some(isAskedAbout) ? [{ officer, kurang, letter: letterTo(officer, kurang) }] : [];
  });
  const tanpa_petugas = lacking
    .filter(isAskedAbout)
    .filter((one) => !officers.some((officer) => isResponsible(officer, one.kecamatan_id)))
    .map(({ nama_kecamatan }) => nama_kecamatan);
  return { hariIni, kode, periode, satuan, terlambat_sejak, officers, candidates, tanpa_petugas };
}

/** Whom a reminder could go to, and what it would say. */
export async function listCandidates(
  ports: Pick<Ports, 'db' | 'now' | 'mail'>,
  wanted: Wanted,
  writing: Writing,
): Promise<CalonPengingat> {
  const { hariIni, candidates, ...found } = await findCandidates(ports, wanted, writing);
  const { jenis, periode_id } = wanted;
  const last = await lastReminders(ports, jenis, [periode_id]);
  return {
    jenis,
    ...{ periode: found.periode, satuan: found.satuan, terlambat_sejak: found.terlambat_sejak },
    kantor_bersurat: ports.mail.isPosted,
    petugas: candidates.map(({ officer: { id, nama_lengkap, no_hp, email }, kurang, letter }) => {
      const reminder = last.get(`${periode_id} ${id}`);
      return {
        ...{ user_id: id, nama_lengkap, no_hp, punya_email: hasAddress(email), kurang },
        terakhir: reminder
          ? { waktu: reminder.waktu, keadaan: reminder.keadaan, hari_ini: reminder.hari === hariIni }
          : null,
        pesan: letter.text,
      };
    }),
    tanpa_petugas: found.tanpa_petugas,
  };
}

/** Accounts that were made by hand may lack one. */
export const hasAddress = (email: string): boolean => /^[^\s@]+@[^\s@]+$/.test(email);
