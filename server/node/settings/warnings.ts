import type { Db } from '../../ports.ts';
import type { Config } from './config.ts';
import { openDoors } from './guard-settings.ts';
import { describePlace } from './place.ts';

/** What operators should know although the server works; computed anew at each call. */
export const warningsOf = (config: Config, db: Db) => async (): Promise<string[]> => {
  const doors = openDoors(config);
  if (config.mode === 'trial') return doors;
  const account = await db.selectFrom('pengguna').select('id').limit(1).executeTakeFirst();
  if (account) return doors;
  // A new installation looks like one whose data was not restored.
  return [
    ...doors,
    `${describePlace(config)} belum berisi satu akun pun. Buat akun pertama, atau pulihkan cadangan ke folder data yang kosong.`,
  ];
};
