import { passwords } from '../../adapters/passwords.ts';
import type { SeedDemo } from '../process/open-ports.ts';

/**
 * Fills an empty database with the demo and tells the one who waits in front of the terminal how far it is. The only
 * door from the server to `demo/`: the built program leaves it as it is, and an image for production has no `demo/`.
 */
export const seedDemoAloud: SeedDemo = async (ports, wilayah) => {
  const { DEMO_PASSWORD, demoAccounts, seedDemo } = await import('#demo/world/seed-demo.ts');
  console.log(`Menyiapkan data contoh ${wilayah}, sekali ini saja:`);
  await seedDemo(ports, passwords, { today: new Date(), progress: (text: string) => console.log(`  ${text}`) });
  const names = demoAccounts.map(({ username }) => username).join(', ');
  console.log(`Akun contoh: ${names}. Kata sandi semuanya: ${DEMO_PASSWORD}`);
};
