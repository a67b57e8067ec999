import { expect, test } from 'vitest';
import { openApi } from '../../support/api/api.ts';
import { placeIn } from '../../support/api/fixtures.ts';
import { plansFor } from '../../support/api/plans.ts';
import { onPostgres, openSeeded } from '../../support/data/database.ts';
import { hearQueries } from '../../support/screens/hear-queries.ts';

type Summary = [query: string, ...indexes: string[]];

/** Summaries as the screens ask for them, and the indexes that serve each. */
const summaries = (kecamatan: number): Summary[] => [
  [
    `/ketersediaan-pangan/riwayat?kecamatan_id=${kecamatan}`,
    'periode_ketersediaan_pangan_urutan',
    'ketersediaan_pangan_unik',
  ],
  ['/ketersediaan-pangan/riwayat', 'periode_ketersediaan_pangan_urutan', 'rekap_ketersediaan_pangan_1'],
  [
    `/timbang-balita/riwayat?kecamatan_id=${kecamatan}`,
    'periode_timbang_balita_urutan',
    'timbang_balita_kecamatan_id_periode_timbang_balita_id',
  ],
  ['/timbang-balita/riwayat?kelurahan_id=1', 'periode_timbang_balita_urutan', 'timbang_balita_unik'],
  ['/timbang-balita/riwayat', 'periode_timbang_balita_urutan', 'timbang_balita_unik'],
  [`/timbang-balita/desa?kecamatan_id=${kecamatan}`, 'periode_timbang_balita_urutan', 'timbang_balita_unik'],
  ['/timbang-balita/desa', 'periode_timbang_balita_urutan', 'timbang_balita_unik'],
  [
    `/luas-tanam/riwayat?kecamatan_id=${kecamatan}`,
    'periode_luas_tanam_urutan',
    'luas_tanam_kecamatan_id_periode_luas_tanam_id',
  ],
  ['/luas-tanam/riwayat', 'periode_luas_tanam_urutan', 'luas_tanam_unik'],
];

const reports = /^SCAN (isi|timbang_balita|luas_tanam|ketersediaan_pangan)\b(?!.*INDEX)/m;

test('summaries of reports find periods and reports by an index, and scan no report', async () => {
  const db = await openSeeded();
  const { heard } = hearQueries(db);
  const api = await openApi({ db });
  const { kecamatan_id } = await placeIn(api, 'Melak');
  // PostgreSQL opens no index for tables as small as these.
  for (const [query, ...indexes] of onPostgres ? [] : summaries(kecamatan_id)) {
    heard.length = 0;
    expect([query, (await api.fetch(`/api${query}`)).status]).toEqual([query, 200]);
    const asked = heard.filter(({ sql }) => /^\s*select/.test(sql));
    const plan = (await plansFor(db, asked)).map((one) => one.plan).join('\n');
    for (const index of indexes) expect(plan).toMatch(new RegExp(`INDEX \\w*${index}\\b`));
    expect(plan).not.toMatch(reports);
  }
});
