import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startServer } from '../bench/lib/server.ts';
import { findChromium } from '../scripts/test/find-chromium.ts';
import { orExplain, StartError } from '../server/node/faults/start-error.ts';
import { type Cell, type Outcome, typeCell } from './ketik/cell.ts';
import { type NamaFormulir, namaFormulir } from './ketik/formulir.ts';
import { cellsOf, type Matrix, short, whole } from './ketik/matrix.ts';
import { openOffice } from './ketik/office.ts';
import { nameOf, report } from './ketik/report.ts';
import { openRoad } from './luring/road.ts';

const USAGE = `Usage: npm run uji:ketik -- [--singkat] [--prosesor 4,6] [--ketik 60,220] [--latensi 0,200,1000]
  [--formulir ${namaFormulir.join(',')}] [--baris 12] [--tanya 1] [--benih 64]`;

function readArguments(): Matrix {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      singkat: { type: 'boolean' },
      ...{ prosesor: text, ketik: text, latensi: text, formulir: text, baris: text, tanya: text, benih: text },
    },
  });
  const defaults = values.singkat ? short : whole;
  const numbers = (given: string | undefined, otherwise: readonly number[]) =>
    given?.split(',').map(Number) ?? otherwise;
  const isForm = (name: string): name is NamaFormulir => namaFormulir.some((known) => known === name);
  const named = values.formulir?.split(',') ?? defaults.formulir;
  const matrix = {
    prosesor: numbers(values.prosesor, defaults.prosesor),
    ketik: numbers(values.ketik, defaults.ketik),
    latensi: numbers(values.latensi, defaults.latensi),
    formulir: named.filter(isForm),
    baris: Number(values.baris ?? defaults.baris),
    tanya: Number(values.tanya ?? defaults.tanya),
    benih: Number(values.benih ?? 64),
  };
  const { prosesor, ketik, latensi, formulir, ...counts } = matrix;
  const figures = [...prosesor, ...ketik, ...latensi, ...Object.values(counts)];
  if (formulir.length < named.length || !figures.every((figure) => Number.isInteger(figure) && figure >= 0)) {
    throw new StartError(USAGE);
  }
  return matrix;
}

/** A sheet in which something went wrong that nobody thought of: what was typed counts as missing. */
const lost = (cell: Cell, error: unknown): Outcome => ({
  cell,
  diketik: cell.baris,
  ...{ benar: 0, angkaSalah: 0, salahTempat: 0, hilang: cell.baris, dobel: 0 },
  faults: [String(error)],
});

async function run(cells: readonly Cell[]): Promise<Outcome[]> {
  await using server = await startServer();
  const road = await openRoad(server.origin, () => 1);
  const office = await openOffice(server.origin);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    // Browser sandboxes need rights that root in a container does not have.
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'id-ID' });
  const outcomes: Outcome[] = [];
  for (const cell of cells) {
    const page = await phone.newPage();
    const outcome = await typeCell(page, office, road, cell).catch((error) => lost(cell, error));
    await page.close();
    outcomes.push(outcome);
    console.log(`  ${nameOf(cell)}: ${outcome.benar} of ${outcome.diketik} rows`);
  }
  await browser.close();
  await road.close();
  return outcomes;
}

await orExplain(async () => {
  const matrix = readArguments();
  const cells = cellsOf(matrix);
  console.log(`Typing ${cells.length * matrix.baris} rows without waiting (--benih ${matrix.benih}) …`);
  const outcomes = await run(cells);
  console.log(`\n${report(outcomes)}\n`);
  const faults = outcomes.flatMap(({ cell, faults }) => faults.map((fault) => `${nameOf(cell)}: ${fault}`));
  for (const fault of faults.slice(0, 40)) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
});
