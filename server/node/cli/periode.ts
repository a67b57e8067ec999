import { jenisPeriode } from '#contract/limits.ts';
import { workWithExisting } from '../database/open-existing.ts';
import { orExplain, StartError } from '../faults/start-error.ts';
import { readConfig } from '../settings/config.ts';
import { terminalPerson } from './ask.ts';
import { isJenisPeriode, openPeriod } from './open-period.ts';

await orExplain(async () => {
  const [jenis = '', nama_periode, tanggal_mulai, tanggal_selesai, ...rest] = process.argv.slice(2);
  if (!isJenisPeriode(jenis) || !nama_periode || !tanggal_mulai || !tanggal_selesai || rest.length > 0) {
    throw new StartError(
      'Cara pakai: npm run periode -- <jenis> "<nama>" <mulai> <selesai>',
      `  jenis: ${jenisPeriode.join(', ')}`,
      '  contoh: npm run periode -- harga-pangan "Minggu ke-3 November 2026" 2026-11-16 2026-11-22',
    );
  }
  const place = readConfig(process.env, 'trial');
  const period = { nama_periode, tanggal_mulai, tanggal_selesai };
  await workWithExisting(place, (db) => openPeriod(db, terminalPerson, jenis, period));
});
