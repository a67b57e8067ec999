import { beforeEach, expect, test } from 'vitest';
import type { AmbangSkpg } from '#contract/summaries/skpg/ambang-skpg.ts';
import type { KerjaSkpg } from '#contract/summaries/skpg/terbitan.ts';
import { type Caller, callerOf } from '../../support/api/callers.ts';
import { readSound } from '../../support/api/files.ts';
import { pdfPages } from '../../support/api/pdf.ts';
import { skpgWorld } from '../../support/kantor/skpg-world.ts';

let world: Awaited<ReturnType<typeof skpgWorld>>;
let admin: Caller;
beforeEach(async () => {
  world = await skpgWorld();
  admin = await callerOf(world.api, 'admin');
  // Melak has a hundred: 84 gained, six did not, and ten were not weighed the month before.
  const six = world.api.db.updateTable('timbang_balita').set({ berat_badan_tidak_naik: 6 });
  await six.where('jumlah_balita', '=', 60).execute();
});

const ok = async (method: string, path: string, body?: Record<string, unknown>) => {
  const answer = await admin.send(method, path, body);
  expect([path, answer.status]).toEqual([path, expect.toBeOneOf([200, 201])]);
  return answer.body.data;
};
const kerja = (): Promise<KerjaSkpg> => ok('GET', '/kantor/skpg?tahun=2026&bulan=10');
const ambang = async (): Promise<AmbangSkpg[]> =>
  (await ok('GET', '/ambang-skpg?skema=permentan&ukuran=nd&limit=100')).data;
const melak = async () => {
  const { papan } = await kerja();
  const { nilai, label, kini, pembanding } = papan.tempat.find(({ nama }) => nama === 'Melak')?.indikator.nd ?? {};
  return [nilai, label, kini, pembanding];
};
const fileOf = async (format: string) => {
  const path = `/api/kantor/skpg/cetak?tahun=2026&bulan=10&format=${format}`;
  const answer = await world.api.fetch(path, { headers: { Authorization: `Bearer ${admin.token}` } });
  return new Uint8Array(await answer.arrayBuffer());
};

const row = { skema: 'permentan', ukuran: 'nd', aman: '> 90', waspada: '≥ 80 dan ≤ 90', rentan: '< 80' };

test('N/D is judged until the office says otherwise, and waits to be confirmed', async () => {
  expect(await ambang()).toMatchObject([{ naik: 'N/D', perlu_konfirmasi: true }]);
  expect(await melak()).toEqual([84, 'waspada', 84, 100]);
});

test('N/(N+T) is judged from the day of its row: board, sentences, curve, PDF and workbook name it', async () => {
  await ok('POST', '/ambang-skpg', { ...row, sumber: 'Rapat', berlaku_mulai: '2026-10-01', naik: 'N/(N+T)' });
  expect((await ambang()).map(({ naik, perlu_konfirmasi }) => [naik, perlu_konfirmasi])).toEqual([
    ['N/(N+T)', true],
    ['N/D', true],
  ]);
  expect(await melak()).toEqual([93.333, 'aman', 84, 90]);
  const { narasi, papan } = await kerja();
  const { teks } = narasi.find(({ kunci }) => kunci === 'pemanfaatan') ?? {};
  expect(teks?.replaceAll('\u00a0', ' ')).toContain(
    '120 balita ditimbang di 3 dari 3 desa dan kelurahan: 94,1 % naik berat badannya (N/(N+T))',
  );
  expect(papan.kurva.at(-1)?.nd).toBe(94.118);
  const text = (await pdfPages(await fileOf('pdf'))).flat().join(' ');
  const sheets = JSON.stringify(await readSound(await fileOf('xlsx')));
  for (const file of [text, sheets]) {
    expect(file).toContain('N/(N+T) (%)');
    expect(file).not.toContain('N/D (%)');
  }
  const september = await ok('GET', '/kantor/skpg?tahun=2026&bulan=9');
  expect(september.papan.ambang.find(({ ukuran }: AmbangSkpg) => ukuran === 'nd').naik).toBe('N/D');
});

test('a share belongs to toddlers who gained alone, stays from row to row, and is no free text', async () => {
  await ok('POST', '/ambang-skpg', { ...row, sumber: 'Rapat', berlaku_mulai: '2026-08-01', naik: 'N/(N+T)' });
  await ok('POST', '/ambang-skpg', { ...row, sumber: 'Rapat', berlaku_mulai: '2026-09-01' });
  expect((await ambang()).map(({ naik }) => naik)).toEqual(['N/(N+T)', 'N/(N+T)', 'N/D']);
  const beras = { ...row, ukuran: 'beras', sumber: 'Rapat', berlaku_mulai: '2026-09-01', naik: 'N/D' };
  expect((await ok('POST', '/ambang-skpg', beras)).ambang_skpg.naik).toBeNull();
  const other = await admin.send('POST', '/ambang-skpg', {
    ...row,
    sumber: 'a',
    berlaku_mulai: '2026-10-01',
    naik: 'D',
  });
  expect(other.status).toBe(422);
});

test('a publication from before says N/D, and a revision by the other share names both', async () => {
  const { sidik } = await kerja();
  const sent = { tahun: 2026, bulan: 10, skema: 'permentan' };
  await ok('POST', '/kantor/skpg/terbitan', { ...sent, sidik });
  // As an office of before may have changed it in place.
  await world.api.db.updateTable('ambang_skpg').set({ naik: 'N/(N+T)' }).where('ukuran', '=', 'nd').execute();
  const { terbitan } = await kerja();
  const told = terbitan?.berubah.map(({ nama, yang, dari, ke }) => `${nama}, ${yang}: ${dari} -> ${ke}`) ?? [];
  expect(told[0]).toMatch(/^Ambang, Balita naik \(%\): N\/D: aman .* -> N\/\(N\+T\): aman /);
  expect(told.join(' ').replaceAll('\u00a0', ' ')).toContain('Melak, Balita naik (%): 84 % · waspada -> 93,3 % · aman');
});
