import { passwords } from '../../adapters/passwords.ts';
import { StartError } from '../faults/start-error.ts';
import type { SeedDemo } from '../process/open-ports.ts';

/**
 * Fills an empty database with the demo and tells the one who waits in front of the terminal how far it is. This is the
 * only door from the server to `demo/`, which an installation for production need not have (docs/decisions/0029).
 *
 * @throws StartError when it has not
 */
export const seedYearsAloud =
  (years: number): SeedDemo =>
  async (ports, wilayah) => {
    const { DEMO_PASSWORD, demoAccounts, seedDemo } = await demoWorld();
    console.log(`Menyiapkan data contoh ${wilayah}, sekali ini saja:`);
    const progress = (text: string) => console.log(`  ${text}`);
    await seedDemo(ports, passwords, { today: new Date(), years, progress });
    const names = demoAccounts.map(({ username }) => username).join(', ');
    console.log(`Akun contoh: ${names}. Kata sandi semuanya: ${DEMO_PASSWORD}`);
  };

/** The demo's one year. */
export const seedDemoAloud = seedYearsAloud(1);

async function demoWorld() {
  try {
    return await import('#demo/world/seed-demo.ts');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartError('Data contoh tidak terpasang di sini. Untuk produksi, jalankan dengan --produksi.');
  }
}
