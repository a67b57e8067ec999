import { hitungan, terlambatSejak } from '#contract/formulas/kelengkapan.ts';
import { type JenisLaporan, jenisLaporan, limits } from '#contract/limits.ts';
import type { LaporanTerbuka } from '#contract/summaries/beranda-kantor.ts';
import type { PeriodeKantor } from '#contract/summaries/kelengkapan.ts';
import type { Ports } from '../../ports.ts';
import { type Officer, officersOf, responsibleFor } from '../officers.ts';
import { hasAddress } from '../pengingat/candidates.ts';
import { lastReminders, type Reminder } from '../pengingat/last-reminders.ts';
import { begunPeriods } from '../periods.ts';
import { type Line, linesOf, type Region } from '../places.ts';
import { type Filled, filledIn } from '../reports.ts';

/** The period that runs and the one before it, which is late if it is not complete. */
const OPEN = 2;
/** Among so many of the newest the open ones are looked for. */
const LOOKED_AT = 12;

/** How far the newest open periods of all reports are. */
export async function openReports(
  ports: Pick<Ports, 'db' | 'now'>,
  region: Region,
  hariIni: string,
): Promise<LaporanTerbuka[]> {
  const officers = await officersOf(ports.db);
  const found: LaporanTerbuka[] = [];
  for (const jenis of jenisLaporan) found.push(...(await reportOf(ports, jenis, region, officers, hariIni)));
  return found;
}

async function reportOf(
  ports: Pick<Ports, 'db' | 'now'>,
  jenis: JenisLaporan,
  region: Region,
  officers: readonly Officer[],
  hariIni: string,
): Promise<LaporanTerbuka[]> {
  const begun = await begunPeriods(ports.db, jenis, hariIni, LOOKED_AT);
  const open = begun.filter(({ ditutup }) => !ditutup).slice(0, OPEN);
  const ids = open.map(({ periode_id }) => periode_id);
  const filled = await filledIn(ports.db, jenis, ids);
  const reminded = await lastReminders(ports, jenis, ids);
  const lines = linesOf(jenis, region, false);
  const isResponsible = await responsibleFor(
    ports.db,
    jenis,
    officers,
    begun.map(({ periode_id }) => periode_id),
  );
  return open.map((periode) => {
    const tempat = placesIn(periode, lines, filled);
    const sum = (of: 'terisi' | 'diharapkan') => tempat.reduce((all, one) => all + one[of], 0);
    const [terisi, diharapkan] = [sum('terisi'), sum('diharapkan')];
    const lacking = tempat.filter((one) => one.terisi < one.diharapkan);
    return {
      ...{ jenis, satuan: hitungan[jenis].satuan, periode, terisi, diharapkan, tempat },
      terlambat_sejak: lacking.length > 0 ? terlambatSejak(periode.tanggal_selesai, hariIni) : null,
      petugas: officers
        .map((officer) => ({ officer, kurang: lacking.filter((one) => isResponsible(officer, one.kecamatan_id)) }))
        .filter(({ kurang }) => kurang.length > 0)
        .slice(0, limits.pengingat)
        .map(({ officer: { id, nama_lengkap, no_hp, email }, kurang }) => ({
          ...{ user_id: id, nama_lengkap, no_hp, punya_email: hasAddress(email) },
          kurang: kurang.map(({ nama_kecamatan }) => nama_kecamatan),
          diingatkan: sentAt(reminded.get(`${periode.periode_id} ${id}`)),
        })),
    };
  });
}

function placesIn(
  { periode_id: id }: PeriodeKantor,
  lines: readonly Line[],
  filled: readonly Filled[],
): LaporanTerbuka['tempat'] {
  const counts = new Map(
    filled.filter(({ periode_id }) => periode_id === id).map(({ tempat_id, jumlah }) => [tempat_id, jumlah]),
  );
  return lines.map(({ kecamatan_id, nama_kecamatan, diharapkan, tempatIds }) => ({
    ...{ kecamatan_id, nama_kecamatan, diharapkan },
    terisi: tempatIds.reduce((all, tempat) => all + (counts.get(tempat) ?? 0), 0),
  }));
}

const sentAt = (reminder: Reminder | undefined): string | null =>
  reminder && reminder.keadaan !== 'gagal' ? reminder.waktu : null;
