import { DEMO_PASSWORD, demoAccounts } from '../../db/seed/people.ts';
import type { SeedDemo } from '../process/open-ports.ts';

/** Seeds an empty database with the demo, and reports progress in the terminal. */
export const seedDemoAloud: SeedDemo = async (ports, wilayah) => {
  // Loaded only now: other starts need no drawings and catalogues.
  const { seedDemo } = await import('../../db/seed/demo.ts');
  const { passwords } = await import('../../adapters/passwords.ts');
  console.log(`Menyiapkan data contoh ${wilayah}, sekali ini saja:`);
  await seedDemo(ports, passwords, { today: new Date(), progress: (text: string) => console.log(`  ${text}`) });
  const names = demoAccounts.map(({ username }) => username).join(', ');
  console.log(`Akun contoh: ${names}. Kata sandi semuanya: ${DEMO_PASSWORD}`);
};
