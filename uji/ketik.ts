import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startServer } from '../bench/lib/server.ts';
import { findChromium } from '../scripts/test/find-chromium.ts';
import { orExplain, StartError } from '../server/node/faults/start-error.ts';
import { type Cell, type Outcome, typeCell } from './ketik/cell.ts';
import { type NamaFormulir, namaFormulir } from './ketik/formulir.ts';
import { cellsOf, type Matrix, short, whole } from './ketik/matrix.ts';
import { openOffice } from './ketik/office.ts';
import { nameOf, nameOfThumbs, report, reportThumbs } from './ketik/report.ts';
import { type ThumbMatrix, tapSheets, thumbCells, thumbs } from './ketik/thumb-run.ts';
import { openRoad } from './luring/road.ts';

const USAGE = `Usage: npm run uji:ketik -- [--singkat] [--prosesor 4,6] [--ketik 60,220] [--latensi 0,200,1000]
  [--formulir ${namaFormulir.join(',')}] [--baris 12] [--tanya 1] [--benih 64]
   or: npm run uji:ketik -- --jempol [--prosesor 1,4,6] [--ketik 80,120,200,300] [--tindih 0,50,120] [--latensi 0,400,1000]
  [--baris 28] [--mati 1] [--putaran 2] [--serempak 2] [--benih 64]`;

const numbersIn = (given: string | undefined, otherwise: readonly number[]) =>
  given?.split(',').map(Number) ?? otherwise;
const isCount = (figure: number): boolean => Number.isInteger(figure) && figure >= 0;

function readThumbArguments(): ThumbMatrix & { serempak: number } {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      jempol: { type: 'boolean' },
      ...{ prosesor: text, ketik: text, tindih: text, latensi: text, baris: text, mati: text, putaran: text },
      ...{ serempak: text, benih: text },
    },
  });
  const lists = {
    prosesor: numbersIn(values.prosesor, thumbs.prosesor),
    ketik: numbersIn(values.ketik, thumbs.ketik),
    tindih: numbersIn(values.tindih, thumbs.tindih),
    latensi: numbersIn(values.latensi, thumbs.latensi),
  };
  const counts = {
    baris: Number(values.baris ?? thumbs.baris),
    mati: Number(values.mati ?? thumbs.mati),
    putaran: Number(values.putaran ?? thumbs.putaran),
    serempak: Number(values.serempak ?? 2),
    benih: Number(values.benih ?? 64),
  };
  if (![...Object.values(lists).flat(), ...Object.values(counts)].every(isCount)) throw new StartError(USAGE);
  return { ...lists, ...counts };
}

function readArguments(): Matrix {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      singkat: { type: 'boolean' },
      ...{ prosesor: text, ketik: text, latensi: text, formulir: text, baris: text, tanya: text, benih: text },
    },
  });
  const defaults = values.singkat ? short : whole;
  const isForm = (name: string): name is NamaFormulir => namaFormulir.some((known) => known === name);
  const named = values.formulir?.split(',') ?? defaults.formulir;
  const matrix = {
    prosesor: numbersIn(values.prosesor, defaults.prosesor),
    ketik: numbersIn(values.ketik, defaults.ketik),
    latensi: numbersIn(values.latensi, defaults.latensi),
    formulir: named.filter(isForm),
    baris: Number(values.baris ?? defaults.baris),
    tanya: Number(values.tanya ?? defaults.tanya),
    benih: Number(values.benih ?? 64),
  };
  const { prosesor, ketik, latensi, formulir, ...counts } = matrix;
  const figures = [...prosesor, ...ketik, ...latensi, ...Object.values(counts)];
  if (formulir.length < named.length || !figures.every(isCount)) {
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

/** Types row after row with a keyboard. @returns what went wrong */
async function typeForms(): Promise<string[]> {
  const matrix = readArguments();
  const cells = cellsOf(matrix);
  console.log(`Typing ${cells.length * matrix.baris} rows without waiting (--benih ${matrix.benih}) …`);
  const outcomes = await run(cells);
  console.log(`\n${report(outcomes)}\n`);
  return outcomes.flatMap(({ cell, faults }) => faults.map((fault) => `${nameOf(cell)}: ${fault}`));
}

/** Taps row after row with two thumbs. @returns what went wrong */
async function tapKeypad(): Promise<string[]> {
  const { serempak, ...matrix } = readThumbArguments();
  const cells = thumbCells(matrix);
  console.log(`Tapping ${cells.length * matrix.baris} rows without waiting (--benih ${matrix.benih}) …`);
  const outcomes = await tapSheets(cells, serempak, ({ cell, benar, diketik, diulang, faults }) => {
    const again = diulang > 0 ? `, ${diulang} typed again` : '';
    console.log([`  ${nameOfThumbs(cell)}: ${benar} of ${diketik} rows${again}`, ...faults].join('\n    '));
  });
  console.log(`\n${reportThumbs(outcomes)}\n`);
  return outcomes.flatMap(({ cell, faults }) => faults.map((fault) => `${nameOfThumbs(cell)}: ${fault}`));
}

await orExplain(async () => {
  const faults = await (process.argv.includes('--jempol') ? tapKeypad() : typeForms());
  for (const fault of faults.slice(0, 40)) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
});
