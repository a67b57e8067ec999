import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bearerOf } from '../../bench/lib/token.ts';
import { jenisLaporan } from '../../contract/limits.ts';
import { workbookFaults } from '../../tests/support/berkas/workbook-faults.ts';

const run = promisify(execFile);

/** Workbooks of the office, by their names. */
const WORKBOOKS: readonly (readonly [name: string, path: string])[] = [
  ...jenisLaporan.flatMap((jenis) => [
    [`cetak-${jenis}`, `/api/cetak/${jenis}?format=xlsx`] as const,
    [`daftar-${jenis}`, `/api/${jenis}?format=xlsx`] as const,
  ]),
  ['skpg', '/api/kantor/skpg/cetak?format=xlsx'],
];

const hasOffice = () =>
  run('soffice', ['--version']).then(
    () => true,
    () => false,
  );

/** Opens the office's workbooks in LibreOffice, and reports failures; `opened` is null without LibreOffice. */
export async function openWorkbooks(origin: string): Promise<{ opened: number | null; faults: string[] }> {
  const headers = await bearerOf(origin, 'admin');
  const folder = await mkdtemp(join(tmpdir(), 'lumbung-uji-kertas-'));
  const faults: string[] = [];
  try {
    for (const [name, path] of WORKBOOKS) {
      const answer = await fetch(origin + path, { headers });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      faults.push(...workbookFaults(bytes).map((fault) => `${name}: ${fault}`));
      await writeFile(join(folder, `${name}.xlsx`), bytes);
    }
    if (!(await hasOffice())) return { opened: null, faults };
    const files = WORKBOOKS.map(([name]) => join(folder, `${name}.xlsx`));
    await run('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', folder, ...files], { timeout: 600_000 });
    const outputs = new Set(await readdir(folder));
    const failures = WORKBOOKS.filter(([name]) => !outputs.has(`${name}.pdf`));
    return {
      opened: WORKBOOKS.length - failures.length,
      faults: [...faults, ...failures.map(([name]) => `${name}: LibreOffice does not open it`)],
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
