import type { Browser, BrowserContext, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { createRandom } from '../../demo/random.ts';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { openUnmigrated } from '../../server/node/database/open-database.ts';
import { formulir } from '../../uji/ketik/formulir.ts';
import { type Lembar, type Office, openOffice } from '../../uji/ketik/office.ts';
import { unsentIn } from '../../uji/outbox.ts';
import { keepSession } from '../../uji/session.ts';
import { type Server, startServer } from '../lib/server.ts';
import { type Baris, paperOf } from './paper.ts';

/** What is entered: a module of which there is paper, and how many of its rows. */
export type Lembaran = keyof typeof paperOf;

const ROWS: Record<Lembaran, number> = { harga: 36, timbang: 41 };

const DEVICES = {
  meja: { viewport: { width: 1280, height: 800 } },
  ponsel: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
} as const;
export type Device = keyof typeof DEVICES;

/** An officer at a device with a sheet of paper. */
export interface Desk {
  page: Page;
  context: BrowserContext;
  lembar: Lembar;
  rows: readonly Baris[];
  /** The list of the sheet's period and place. */
  address: string;
  /** All that is on the paper is with the server, in the right rows. */
  stored: () => Promise<void>;
  close: () => Promise<void>;
}

export interface Stage extends AsyncDisposable {
  origin: string;
  sit: (what: Lembaran, device: Device) => Promise<Desk>;
  /** A desk without paper, of an account of the demo. */
  visit: (username: string) => Promise<Pick<Desk, 'page' | 'close'>>;
}

const ARRIVES_WITHIN_MS = 120_000;

/** The built app with the demo's data, and one sub-district with as many villages as somebody has in charge. */
export async function openStage(seed: number): Promise<Stage> {
  const server = await startServer();
  await addVillages(server, ROWS.timbang);
  const office = await openOffice(server.origin);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  return {
    origin: server.origin,
    sit: async (what, device) => {
      // The same paper for each way.
      const rows = paperOf[what](ROWS[what], createRandom(seed));
      const lembar = await office.open(
        what,
        rows.map(({ lalu }) => lalu),
      );
      return sitDown(browser, server.origin, office, lembar, rows, device);
    },
    visit: async (username) => {
      const { context, page } = await openPage(browser, 'meja');
      await keepSession(page, await office.newSession(username));
      return { page, close: () => context.close() };
    },
    [Symbol.asyncDispose]: async () => {
      await browser.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

async function sitDown(
  browser: Browser,
  origin: string,
  office: Office,
  lembar: Lembar,
  rows: readonly Baris[],
  device: Device,
): Promise<Desk> {
  const { context, page } = await openPage(browser, device);
  await keepSession(page, await office.newSession());
  const { alamat } = formulir[lembar.nama];
  const isStored = async () => {
    const stored = await office.stored(lembar);
    const wrong = rows.filter(({ angka }, at) => {
      const tempat = lembar.tempat[at];
      return !stored.some((one) => one.tempat === tempat && one.angka.join() === angka.join());
    });
    return wrong.length;
  };
  return {
    page,
    context,
    lembar,
    rows,
    address: `${origin}${alamat}?periode=${lembar.periode_id}&kecamatan=${lembar.kecamatan_id}`,
    stored: async () => {
      const deadline = performance.now() + ARRIVES_WITHIN_MS;
      let wrong = await isStored();
      while (wrong > 0 && performance.now() < deadline) {
        await page.waitForTimeout(250);
        wrong = await isStored();
      }
      if (wrong > 0) {
        const unsent = (await unsentIn(page)).length;
        throw new Error(`${lembar.nama}: ${wrong} of ${rows.length} rows are not stored as typed, ${unsent} wait`);
      }
    },
    close: () => context.close(),
  };
}

async function openPage(browser: Browser, device: Device): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...DEVICES[device], locale: 'id-ID', serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return { context, page };
}

/** As many as there are in charge of one officer, in one place: the largest sub-district has fewer. */
async function addVillages({ dataDir }: Server, wanted: number): Promise<void> {
  const db = await openUnmigrated({ dataDir, databaseUrl: null });
  try {
    const { id, ...kecamatan } = await db
      .selectFrom('kecamatan')
      .selectAll()
      .where('nama_kecamatan', '=', 'Barong Tongkok')
      .executeTakeFirstOrThrow();
    const own = await db.selectFrom('desa_kelurahan').select('id').where('kecamatan_id', '=', id).execute();
    const { created_at, updated_at } = kecamatan;
    for (let number = own.length + 1; number <= wanted; number += 1) {
      const nama_desa_kelurahan = `Kampung Baru ${number}`;
      await db
        .insertInto('desa_kelurahan')
        .values({ kecamatan_id: id, nama_desa_kelurahan, created_at, updated_at })
        .execute();
    }
  } finally {
    await db.destroy();
  }
}
