import { DEMO_PASSWORD, demoAccounts } from '../../../demo/world/people.ts';
import type { SeedDemo } from '../process/open-ports.ts';

/** Fills an empty database with the demo and tells the one who waits in front of the terminal how far it is. */
export const seedDemoAloud: SeedDemo = async (ports, wilayah) => {
  // Drawings and catalogues are needed this once only, so no other start pays for reading them.
  const { seedDemo } = await import('../../../demo/world/seed-demo.ts');
  const { passwords } = await import('../../adapters/passwords.ts');
  console.log(`Menyiapkan data contoh ${wilayah}, sekali ini saja:`);
  await seedDemo(ports, passwords, { today: new Date(), progress: (text: string) => console.log(`  ${text}`) });
  const names = demoAccounts.map(({ username }) => username).join(', ');
  console.log(`Akun contoh: ${names}. Kata sandi semuanya: ${DEMO_PASSWORD}`);
};
