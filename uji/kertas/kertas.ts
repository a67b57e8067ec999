import { chromium } from '@playwright/test';
import { startServer } from '../../bench/lib/server.ts';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { browserSheets, openSheet, printSheet } from './sheets.ts';
import { openWorkbooks } from './workbooks.ts';

/**
 * Prints both sheets of the browser with 20 to 60 rows on A4 and F4: `npm run uji:kertas`. Opens the office's workbooks in
 * LibreOffice, if installed. Ends with 1 where a signature stands without rows, or a workbook does not open.
 */
await using server = await startServer();
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
const faults: string[] = [];
try {
  for (const sheet of browserSheets) {
    const page = await openSheet(browser, server.origin, sheet);
    const result = await printSheet(page, sheet);
    console.log(`${sheet.name}: ${result.prints} prints, ${result.faults.length} faults`);
    faults.push(...result.faults.map((fault) => `${sheet.name}, ${fault}`));
    await page.context().close();
  }
} finally {
  await browser.close();
}
const workbooks = await openWorkbooks(server.origin);
faults.push(...workbooks.faults);
console.log(
  workbooks.opened === null
    ? 'LibreOffice is not here (apt-get install libreoffice-calc-nogui): workbooks were checked by their XML alone.'
    : `LibreOffice opened ${workbooks.opened} workbooks.`,
);
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
